import { CalendarClock, CircleAlert, CircleCheck, Clock3, type LucideIcon, Send, Undo2 } from "lucide-react";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { MailReasonNote } from "../outbox/mail-reason-note";
import type { ShownMail, ShownState } from "./mail";

const LOOKS: Record<ShownState, { icon: LucideIcon; tone: string }> = {
  sent: { icon: CircleCheck, tone: "text-moss-600" },
  returned: { icon: Undo2, tone: "text-madder-700" },
  sending: { icon: Send, tone: "text-indigo-700" },
  planned: { icon: CalendarClock, tone: "text-ink-500" },
  waiting: { icon: Clock3, tone: "text-ink-950" },
  failed: { icon: CircleAlert, tone: "text-madder-700" },
};

export function MailState({ mail }: { mail: ShownMail }) {
  const words = useWords("mailDesk");
  return (
    <div className="text-small">
      <p className="flex flex-wrap items-center gap-x-2">
        <MailMark state={mail.state} />
        {mail.state === "failed" && <span className="text-ink-500">{words.failedFrom}</span>}
        <TimeOf moment={mail.at} />
        <Attempts mail={mail} />
      </p>
      {mail.reason && <MailReasonNote reason={mail.reason} copy={words} />}
    </div>
  );
}

export function MailMark({ state }: Pick<ShownMail, "state">) {
  const { states } = useWords("mailDesk");
  const { icon: Icon, tone } = LOOKS[state];
  const isMarked = state === "waiting" || state === "failed" || state === "returned";
  return (
    <span
      className={`inline-flex items-center gap-2 text-small ${isMarked ? `font-semibold ${tone}` : "text-ink-950"}`}
    >
      <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${tone}`} />
      {states[state]}
    </span>
  );
}

/** Nothing for a mail that left at once. */
export function Attempts({ mail: { state, attempts } }: { mail: ShownMail }) {
  const words = useWords("mailDesk");
  if (attempts === 0 || (attempts === 1 && state !== "waiting" && state !== "failed")) return null;
  return (
    <span className="text-ink-500">
      {attempts === 1 ? words.attempts.one : fill(words.attempts.more, { count: String(attempts) })}
    </span>
  );
}
