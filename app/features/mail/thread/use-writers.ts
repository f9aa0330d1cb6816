import { useEffect, useEffectEvent, useRef, useState } from "react";
import { WRITING_LASTS } from "~/features/notifications/presence/presence";
import { reportWriting } from "~/features/notifications/presence/use-presence";

/** Dispatched on the window. */
const WRITING_EVENT = "desk:writing";
/** Milliseconds between what colleagues are told. */
const REPORT_EVERY = 20_000;

export function announceWriters(lead: string, names: string): void {
  window.dispatchEvent(new CustomEvent(WRITING_EVENT, { detail: { lead, names } }));
}

/** Names of colleagues who are writing; `read` came with the page. */
export function useWriters(lead: string, read: string | null): string | null {
  const [names, setNames] = useState(read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useEffectEvent((told: string | null) => {
    setNames(told);
    clearTimeout(timer.current);
    if (told !== null) timer.current = setTimeout(() => setNames(null), WRITING_LASTS);
  });
  useEffect(() => hear(read), [read]);
  useEffect(() => {
    const listener = ({ detail }: CustomEventInit<{ lead: string; names: string }>) => {
      if (detail?.lead === lead) hear(detail.names);
    };
    addEventListener(WRITING_EVENT, listener);
    return () => {
      removeEventListener(WRITING_EVENT, listener);
      clearTimeout(timer.current);
    };
  }, [lead]);
  return names;
}

/** The function is called whenever something is typed. */
export function useReportWriting(lead: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < REPORT_EVERY) return;
    told.current = Date.now();
    reportWriting(lead);
  };
}
