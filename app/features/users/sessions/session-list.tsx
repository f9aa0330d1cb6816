import { Laptop, Smartphone } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";
import { AccountSection } from "../account/account-forms";
import { type Device, deviceInWords } from "./device";

export interface ListedSession {
  id: string;
  device: Device;
  since: Moment;
  lastSeen: Moment;
  isHere: boolean;
}

export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  const { sessions: words, device: deviceWords } = useWords("users").account;
  return (
    <AccountSection title={words.title}>
      <ul aria-label={words.listLabel} className="divide-y divide-linen-200">
        {sessions.map(({ id, device, since, lastSeen, isHere }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <DeviceIcon device={device} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-ink-950">
                {deviceInWords(device, deviceWords)}
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
                <SubmitButton value="end" among={{ session: id }} variant="quiet">
                  {words.end}
                  <span className="sr-only"> {deviceInWords(device, deviceWords)}</span>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton value="end-others" variant="dark">
            {words.endOthers}
          </SubmitButton>
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
