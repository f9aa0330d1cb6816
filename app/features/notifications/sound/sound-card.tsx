import { Volume2, VolumeX } from "lucide-react";
import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { allowChime, playChime, soundChoice } from "./chime";

export function SoundCard() {
  const { sound: words } = useWords("notifications");
  const { isOn, toggle } = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <section
      aria-labelledby="desk-sound"
      className="grid content-start gap-4 rounded-card border border-linen-200 bg-white p-5 sm:p-6 noscript:hidden"
    >
      <h2 id="desk-sound" className="text-h3">
        {words.title}
      </h2>
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${isOn ? "text-moss-600" : "text-ink-500"}`} />
        <div>
          <p role="status" className="font-semibold text-ink-950">
            {isOn ? words.on : words.off}
          </p>
          <p>{words.text}</p>
        </div>
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={toggle}>
        {isOn ? words.turnOff : words.turnOn}
      </Button>
    </section>
  );
}

/** The label says what it does: it needs no pressed state. */
export function SoundSwitch({ className }: { className: string }) {
  const { sound: words } = useWords("notifications");
  const { isOn, toggle } = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  const says = isOn ? words.turnOff : words.turnOn;
  return (
    <button type="button" onClick={toggle} className={className}>
      <Icon aria-hidden="true" className="size-5" />
      {says}
    </button>
  );
}

function useSound(): { isOn: boolean; toggle: () => void } {
  const isOn = soundChoice.useIsOn();
  const toggle = () => {
    soundChoice.choose(!isOn);
    if (isOn) return;
    allowChime();
    setTimeout(playChime, 100);
  };
  return { isOn, toggle };
}

export function useSoundPermission(): void {
  useEffect(() => {
    const allow = () => {
      if (soundChoice.isOn()) allowChime();
    };
    const gestures = ["pointerup", "keydown"] as const;
    for (const gesture of gestures) addEventListener(gesture, allow);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, allow);
    };
  }, []);
}
