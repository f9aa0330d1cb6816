import { CalendarClock, CircleAlert, CircleCheck, Clock3, type LucideIcon, Send, Undo2 } from "lucide-react";
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
  const { icon: Icon, tone } = LOOKS[mail.state];
  const isStuck = mail.state === "waiting" || mail.state === "failed";
  const isMarked = isStuck || mail.state === "returned";
  return (
    <div className="flex items-start gap-2 text-small">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p>
          <span className={isMarked ? `font-semibold ${tone}` : "text-ink-950"}>{words.states[mail.state]}</span>{" "}
          {mail.state === "failed" && <span className="text-ink-500">· {words.failedFrom} </span>}
          <time dateTime={mail.at.iso} className="tabular-nums">
            {mail.at.text}
          </time>
          {(mail.attempts > 1 || isStuck) && mail.attempts > 0 && (
            <span className="text-ink-500">
              {" · "}
              {mail.attempts === 1 ? words.attempts.one : fill(words.attempts.more, { count: String(mail.attempts) })}
            </span>
          )}
        </p>
        {mail.reason && <MailReasonNote reason={mail.reason} copy={words} />}
      </div>
    </div>
  );
}
