import { Volume2, VolumeX } from "lucide-react";
import { Button } from "~/components/ui/button";
import type { NotificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { useSound } from "./use-sound";

export function SoundCard({ copy }: { copy: NotificationsCopy["sound"] }) {
  const { isOn, toggle } = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <section
      aria-labelledby="desk-sound"
      className="grid content-start gap-4 rounded-card border border-linen-200 bg-white p-5 sm:p-6 noscript:hidden"
    >
      <h2 id="desk-sound" className="text-h3">
        {copy.title}
      </h2>
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${isOn ? "text-moss-600" : "text-ink-500"}`} />
        <div>
          <p role="status" className="font-semibold text-ink-950">
            {isOn ? copy.on : copy.off}
          </p>
          <p>{copy.text}</p>
        </div>
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={toggle}>
        {isOn ? copy.turnOff : copy.turnOn}
      </Button>
    </section>
  );
}
