import { BellOff, BellRing, type LucideIcon, Share, TriangleAlert } from "lucide-react";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import type { DeviceState } from "./device-push";
import type { ThisDeviceState } from "./use-this-device";

const ICONS: Record<DeviceState, LucideIcon> = {
  off: BellOff,
  on: BellRing,
  denied: TriangleAlert,
  homeScreen: Share,
  unsupported: TriangleAlert,
};

export function ThisDevice({ device }: { device: ThisDeviceState }) {
  const { here: words } = useWords("notifications");
  const { state, doing, hasFailed, switchOn, switchOff } = device;
  const shown = state && words.states[state];
  const Icon = ICONS[state ?? "off"];
  return (
    <section
      aria-labelledby="this-device"
      className="grid content-start gap-4 rounded-card border border-linen-200 bg-white p-5 sm:p-6"
    >
      <h2 id="this-device" className="text-h3">
        {words.title}
      </h2>
      <div role="status" className="flex items-start gap-3 noscript:hidden">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${state === "on" ? "text-moss-600" : "text-ink-500"}`}
        />
        {shown ? (
          <div>
            <p className="font-semibold text-ink-950">{shown.title}</p>
            <p>{shown.text}</p>
          </div>
        ) : (
          <p>{words.checking}</p>
        )}
      </div>
      {hasFailed && <FormNotice text={words.failed} />}
      {state === "off" && (
        <Button className="justify-self-start" aria-disabled={doing !== null} onClick={doing ? undefined : switchOn}>
          {doing === "turningOn" ? words.turningOn : words.turnOn}
        </Button>
      )}
      {state === "on" && (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-disabled={doing !== null}
          onClick={doing ? undefined : switchOff}
        >
          {doing === "turningOff" ? words.turningOff : words.turnOff}
        </Button>
      )}
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </section>
  );
}
