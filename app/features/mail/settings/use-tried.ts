import { useEffect, useEffectEvent, useState } from "react";
import type { LiveEvent } from "~/platform/live/live-event";
import type { MailKind } from "./mail-settings";

/** Dispatched on the window. */
const TRIED_EVENT = "desk:mail-tried";

type MailTry = Extract<LiveEvent, { kind: "mail-try" }>;
type Outcomes = Readonly<Partial<Record<MailKind, boolean>>>;

export function announceTried({ server, isGood }: MailTry): void {
  window.dispatchEvent(new CustomEvent(TRIED_EVENT, { detail: { [server]: isGood } satisfies Outcomes }));
}

/** Whether each mail server works, as it becomes known while `isTrying`. */
export function useTried(isTrying: boolean): Outcomes {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const hear = useEffectEvent((more: Outcomes) => setOutcomes((known) => ({ ...known, ...more })));
  useEffect(() => {
    if (!isTrying) return;
    const listener = ({ detail }: CustomEventInit<Outcomes>) => hear(detail ?? {});
    addEventListener(TRIED_EVENT, listener);
    return () => {
      removeEventListener(TRIED_EVENT, listener);
      setOutcomes({});
    };
  }, [isTrying]);
  return outcomes;
}
