import { BellPlus, Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import type { NotificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { fill } from "~/lib/text/fill";
import type { ListedDevice } from "./read-devices.server";

interface DeviceListProps {
  devices: readonly ListedDevice[];
  here: string | null;
  unknown: string;
  copy: NotificationsCopy["devices"];
}

export function DeviceList({ devices, here, unknown, copy }: DeviceListProps) {
  return (
    <section aria-labelledby="your-devices">
      <h2 id="your-devices" className="mb-3 text-h3">
        {copy.title}
      </h2>
      {devices.length === 0 ? (
        <EmptyList icon={BellPlus} copy={copy.empty} />
      ) : (
        <>
          <ul className="grid gap-3">
            {devices.map((device) => (
              <li key={device.id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-5">
                <DeviceCard
                  device={{ ...device, name: device.name || unknown }}
                  isHere={device.endpointHash === here}
                  copy={copy}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-[60ch] text-small">{copy.note}</p>
        </>
      )}
    </section>
  );
}

interface DeviceCardProps {
  device: ListedDevice;
  isHere: boolean;
  copy: NotificationsCopy["devices"];
}

function DeviceCard({ device, isHere, copy }: DeviceCardProps) {
  const { id, name, since, lastSent, lastReceived, silentDays, hasProblem } = device;
  const asked = useNavigation().formData;
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold text-ink-950">
          {name}
          {isHere && <span className="ml-2 font-normal text-moss-600">{copy.here}</span>}
        </p>
        <p className="text-small">
          {fill(copy.since, { moment: since })}
          {lastSent && ` · ${fill(copy.lastSent, { moment: lastSent })}`}
        </p>
        {lastReceived && <p className="text-small">{fill(copy.lastReceived, { moment: lastReceived })}</p>}
        {hasProblem && <p className="text-small font-semibold text-madder-700">{copy.problem}</p>}
        {silentDays !== null && (
          <>
            <p className="text-small font-semibold text-madder-700">{silence(silentDays, copy.silent)}</p>
            <p className="max-w-[60ch] text-small">{copy.silent.repair}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Form method="post">
          <Button type="submit" name="test" value={id} variant="dark" aria-disabled={asked?.get("test") === id}>
            {asked?.get("test") === id ? copy.pending : copy.test}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
        <details className="group">
          <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-3 font-semibold text-madder-700 hover:bg-madder-100">
            <Trash2 aria-hidden="true" className="size-5" />
            {copy.remove}
            <span className="sr-only">: {name}</span>
          </summary>
          <Form method="post" className="mt-2 grid gap-3">
            <p className="max-w-[44ch]">{fill(copy.confirm, { name })}</p>
            <Button type="submit" name="remove" value={id} variant="quiet" className="justify-self-start">
              {asked?.get("remove") === id ? copy.pending : copy.confirmButton}
            </Button>
          </Form>
        </details>
      </div>
    </div>
  );
}

function silence(days: number, copy: NotificationsCopy["devices"]["silent"]): string {
  if (days === 0) return copy.now;
  return days === 1 ? copy.day : fill(copy.days, { days: String(days) });
}
