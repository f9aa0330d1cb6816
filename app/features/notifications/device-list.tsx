import { BellPlus, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { EmptyList } from "~/components/ui/empty-list";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import type { ListedDevice } from "./devices.server";

interface DeviceListProps {
  devices: readonly ListedDevice[];
  here: string | null;
}

export function DeviceList({ devices, here }: DeviceListProps) {
  const { devices: words, unknownDevice } = useWords("notifications");
  return (
    <section aria-labelledby="your-devices">
      <h2 id="your-devices" className="mb-3 text-h3">
        {words.title}
      </h2>
      {devices.length === 0 ? (
        <EmptyList icon={BellPlus} copy={words.empty} />
      ) : (
        <>
          <ul className="grid gap-3">
            {devices.map((device) => (
              <li key={device.id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-5">
                <DeviceCard
                  device={{ ...device, name: device.name || unknownDevice }}
                  isHere={device.endpointHash === here}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-[60ch] text-small">{words.note}</p>
        </>
      )}
    </section>
  );
}

interface DeviceCardProps {
  device: ListedDevice;
  isHere: boolean;
}

function DeviceCard({ device, isHere }: DeviceCardProps) {
  const { devices: words } = useWords("notifications");
  const { id, name, since, lastSent, lastReceived, silentDays, hasProblem } = device;
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold text-ink-950">
          {name}
          {isHere && <span className="ml-2 font-normal text-moss-600">{words.here}</span>}
        </p>
        <p className="text-small">
          {fill(words.since, { moment: since })}
          {lastSent && ` · ${fill(words.lastSent, { moment: lastSent })}`}
        </p>
        {lastReceived && <p className="text-small">{fill(words.lastReceived, { moment: lastReceived })}</p>}
        {hasProblem && <p className="text-small font-semibold text-madder-700">{words.problem}</p>}
        {silentDays !== null && (
          <>
            <p className="text-small font-semibold text-madder-700">{silence(silentDays, words.silent)}</p>
            <p className="max-w-[60ch] text-small">{words.silent.repair}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Form method="post">
          <SubmitButton name="test" value={id} variant="dark">
            {words.test}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </Form>
        <details className="group">
          <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-3 font-semibold text-madder-700 hover:bg-madder-100">
            <Trash2 aria-hidden="true" className="size-5" />
            {words.remove}
            <span className="sr-only">: {name}</span>
          </summary>
          <Form method="post" className="mt-2 grid gap-3">
            <p className="max-w-[44ch]">{fill(words.confirm, { name })}</p>
            <SubmitButton name="remove" value={id} variant="quiet" className="justify-self-start">
              {words.confirmButton}
            </SubmitButton>
          </Form>
        </details>
      </div>
    </div>
  );
}

function silence(days: number, words: DeskWords["notifications"]["devices"]["silent"]): string {
  if (days === 0) return words.now;
  return days === 1 ? words.day : fill(words.days, { days: String(days) });
}
