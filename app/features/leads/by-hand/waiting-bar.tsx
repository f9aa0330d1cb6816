import { CloudOff } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { ANSWER_PATIENCE } from "~/lib/http/post-json";
import { fill } from "~/lib/text/fill";
import { NEW_LEAD_PATH } from "../paths";
import { waitingLeadPath } from "./sheet-address";
import { dropWaiting, saveWaiting, type WaitingLead, waitingOf, whenWaitingChanges } from "./waiting-leads";

export function WaitingBar({ by }: { by: string }) {
  const waiting = useWaitingLeads(by);
  const refused = [...waiting].find(([, { isRefused }]) => isRefused);
  const { waiting: words } = useWords("leadByHand");
  return (
    <div role="status">
      {waiting.size > 0 && (
        <p className="bg-weld-200 text-ink-950">
          <span className="wrap flex min-h-11 items-center gap-2 py-1 text-small font-semibold">
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{says([...waiting.values()], words)}</span>
            {refused && (
              <Link to={waitingLeadPath(refused[0])} className="inline-flex min-h-11 items-center underline">
                {fill(words.edit, { name: refused[1].fields.name ?? "" })}
              </Link>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

function says(waiting: readonly WaitingLead[], words: Record<"one" | "other" | "refused", string>): string {
  const refused = waiting.find(({ isRefused }) => isRefused);
  if (refused) return fill(words.refused, { name: refused.fields.name ?? "" });
  const [{ fields } = { fields: {} as WaitingLead["fields"] }] = waiting;
  return waiting.length === 1
    ? fill(words.one, { name: fields.name ?? "" })
    : fill(words.other, { count: String(waiting.length) });
}

/** Milliseconds: a browser does not always notice that the connection is back. */
const RETRY = 20_000;

const NONE: ReadonlyMap<string, WaitingLead> = new Map();

/** Those that `by` has left on this device, and sends them as soon as there is a connection. */
function useWaitingLeads(by: string): ReadonlyMap<string, WaitingLead> {
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

interface SentLead {
  name: string;
  /** The page of the lead. */
  path: string;
}

/**
 * Sends the leads of one user that wait on this device, one by one, until one cannot be delivered. Each arrives once,
 * however often it is sent. Browser only; never throws.
 */
async function sendWaiting(by: string, onSent: (sent: SentLead) => void): Promise<void> {
  for (const [id, lead] of waitingOf(by)) {
    if (lead.isRefused) continue;
    const outcome = await send(lead);
    if (outcome === "away") return;
    if (outcome === "refused") saveWaiting(id, { ...lead, isRefused: true });
    else {
      dropWaiting(id);
      onSent({ name: lead.fields.name ?? "", path: outcome.path });
    }
  }
}

/** The form without scripts does the same: an accepted lead leads to its page. */
async function send({ fields }: WaitingLead): Promise<{ path: string } | "refused" | "away"> {
  try {
    const response = await fetch(NEW_LEAD_PATH, {
      method: "POST",
      body: new URLSearchParams(fields as Record<string, string>),
      signal: AbortSignal.timeout(ANSWER_PATIENCE),
    });
    if (response.status === 422) return "refused";
    const { pathname, search } = new URL(response.url);
    const isTaken = response.ok && response.redirected && !pathname.startsWith("/admin/sign-in");
    return isTaken ? { path: pathname + search } : "away";
  } catch {
    return "away";
  }
}
