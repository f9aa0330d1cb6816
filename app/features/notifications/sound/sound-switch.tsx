import { Volume2, VolumeX } from "lucide-react";
import { useWords } from "~/content/desk/words";
import { useSound } from "./use-sound";

/** Its label says what it does, so it needs no pressed state. */
export function SoundSwitch({ className }: { className: string }) {
  const { sound: words } = useWords("notifications");
  const { isOn, toggle } = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  const says = isOn ? words.turnOff : words.turnOn;
  return (
    <button type="button" onClick={toggle} aria-label={says} title={says} className={className}>
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
