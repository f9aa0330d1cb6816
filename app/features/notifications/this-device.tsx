import { BellOff, BellRing, type LucideIcon, Share, TriangleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import type { NotificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import type { DeviceState } from "./device-push";
import type { ThisDeviceState } from "./use-this-device";

interface ThisDeviceProps {
  device: ThisDeviceState;
  copy: NotificationsCopy["here"];
}

const ICONS: Record<DeviceState, LucideIcon> = {
  off: BellOff,
  on: BellRing,
  denied: TriangleAlert,
  homeScreen: Share,
  unsupported: TriangleAlert,
};

export function ThisDevice({ device, copy }: ThisDeviceProps) {
  const { state, doing, hasFailed, switchOn, switchOff } = device;
  const words = state && copy.states[state];
  const Icon = ICONS[state ?? "off"];
  return (
    <section
      aria-labelledby="this-device"
      className="grid content-start gap-4 rounded-card border border-linen-200 bg-white p-5 sm:p-6"
    >
      <h2 id="this-device" className="text-h3">
        {copy.title}
      </h2>
      <div role="status" className="flex items-start gap-3 noscript:hidden">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${state === "on" ? "text-moss-600" : "text-ink-500"}`}
        />
        {words ? (
          <div>
            <p className="font-semibold text-ink-950">{words.title}</p>
            <p>{words.text}</p>
          </div>
        ) : (
          <p>{copy.checking}</p>
        )}
      </div>
      {hasFailed && <FormNotice text={copy.failed} />}
      {state === "off" && (
        <Button className="justify-self-start" aria-disabled={doing !== null} onClick={doing ? undefined : switchOn}>
          {doing === "turningOn" ? copy.turningOn : copy.turnOn}
        </Button>
      )}
      {state === "on" && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-disabled={doing !== null}
          onClick={doing ? undefined : switchOff}
        >
          {doing === "turningOff" ? copy.turningOff : copy.turnOff}
        </Button>
      )}
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
    </section>
  );
}
