import { Laptop, Smartphone } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import type { Moment } from "~/lib/time/clock";
import { AccountSection } from "../account/account-section";
import { type Device, deviceInWords } from "./device";

export interface ListedSession {
  id: string;
  device: Device;
  since: Moment;
  lastSeen: Moment;
  isHere: boolean;
}

interface SessionListProps {
  sessions: readonly ListedSession[];
  copy: UsersCopy["account"];
}

export function SessionList({ sessions, copy }: SessionListProps) {
  const isPending = useNavigation().state !== "idle";
  const words = copy.sessions;
  return (
    <AccountSection title={words.title}>
      <ul aria-label={words.listLabel} className="divide-y divide-linen-200">
        {sessions.map(({ id, device, since, lastSeen, isHere }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <DeviceIcon device={device} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-ink-950">
                {deviceInWords(device, copy.device)}
                {isHere && (
                  <span className="ml-2 inline-block rounded-stitch bg-indigo-100 px-2 text-small font-semibold text-indigo-700">
                    {words.here}
                  </span>
                )}
              </p>
              <p className="text-small text-ink-500">
                {words.since} <time dateTime={since.iso}>{since.text}</time>
              </p>
              <p className="text-small text-ink-500">
                {words.lastSeen} <time dateTime={lastSeen.iso}>{lastSeen.text}</time>
              </p>
            </div>
            {!isHere && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button type="submit" name="do" value="end" variant="quiet" aria-disabled={isPending}>
                  {words.end}
                  <span className="sr-only"> {deviceInWords(device, copy.device)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="do" value="end-others" variant="dark" aria-disabled={isPending}>
            {isPending ? copy.pending : words.endOthers}
          </Button>
          <span className="text-small">{words.endOthersSays}</span>
        </Form>
      )}
    </AccountSection>
  );
}

const PHONES: readonly (string | null)[] = ["iPhone", "iPad", "Android"];

function DeviceIcon({ device: { system } }: { device: Device }) {
  const Icon = PHONES.includes(system) ? Smartphone : Laptop;
  return <Icon aria-hidden="true" className="size-7 shrink-0 text-indigo-700" />;
}
