import { Volume2, VolumeX } from "lucide-react";
import type { NotificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { useSound } from "./use-sound";

interface SoundSwitchProps {
  copy: Pick<NotificationsCopy["sound"], "turnOn" | "turnOff">;
  className: string;
}

/** Its label says what it does, so it needs no pressed state. */
export function SoundSwitch({ copy, className }: SoundSwitchProps) {
  const { isOn, toggle } = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  const says = isOn ? copy.turnOff : copy.turnOn;
  return (
    <button type="button" onClick={toggle} aria-label={says} title={says} className={className}>
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
