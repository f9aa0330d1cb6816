import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { type SentLead, sendWaiting } from "./send-waiting";
import { type WaitingLead, waitingOf, whenWaitingChanges } from "./waiting-leads";

/** Milliseconds: a browser does not always notice that the connection is back. */
const RETRY = 20_000;

const NONE: ReadonlyMap<string, WaitingLead> = new Map();

/** Those that `by` has left on this device, and sends them as soon as there is a connection. */
export function useWaitingLeads(by: string): ReadonlyMap<string, WaitingLead> {
  const [waiting, setWaiting] = useState(NONE);
  const navigate = useNavigate();
  const { waiting: words } = useWords("leadByHand");
  const hasUnsent = [...waiting.values()].some(({ isRefused }) => !isRefused);

  const onSent = useEffectEvent(({ name, path }: SentLead) => {
    const action = { label: words.view, onSelect: () => void navigate(path) };
    showToast({ type: "success", title: fill(words.sent, { name }), action });
  });

  useEffect(() => {
    const read = () => setWaiting(waitingOf(by));
    read();
    return whenWaitingChanges(read);
  }, [by]);

  useEffect(() => {
    if (!hasUnsent) return;
    let isSending = false;
    const send = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      await sendWaiting(by, (sent) => onSent(sent));
      isSending = false;
    };
    void send();
    const timer = setInterval(() => void send(), RETRY);
    const listener = () => void send();
    window.addEventListener("online", listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", listener);
    };
  }, [by, hasUnsent]);

  return waiting;
}
