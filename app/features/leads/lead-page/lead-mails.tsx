import { CalendarClock, CircleAlert, CircleCheck, Clock3, type LucideIcon } from "lucide-react";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import type { LeadMail } from "../lead";
import { ResendMail } from "./lead-action";

interface LeadMailsProps {
  mails: readonly LeadMail[];
  leadName: string;
  listPath: string;
}

const LOOKS: Record<LeadMail["state"], { icon: LucideIcon; tone: string }> = {
  sent: { icon: CircleCheck, tone: "text-moss-600" },
  sending: { icon: Clock3, tone: "text-ink-500" },
  planned: { icon: CalendarClock, tone: "text-ink-500" },
  queued: { icon: Clock3, tone: "text-ink-950" },
  failed: { icon: CircleAlert, tone: "text-madder-700" },
};

export function LeadMails({ mails, leadName, listPath }: LeadMailsProps) {
  const { mails: words } = useWords("admin");
  if (mails.length === 0) return null;
  return (
    <ul aria-label={words.label} className="grid gap-2 text-small">
      {mails.map((mail) => (
        <MailLine key={mail.id} mail={mail} leadName={leadName} listPath={listPath} />
      ))}
    </ul>
  );
}

function MailLine({ mail, leadName, listPath }: Omit<LeadMailsProps, "mails"> & { mail: LeadMail }) {
  const { mails: words } = useWords("admin");
  const { icon: Icon, tone } = LOOKS[mail.state];
  const isStuck = mail.state === "queued" || mail.state === "failed";
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p>{words.names[mail.kind]}</p>
        <p className={isStuck ? `font-semibold ${tone}` : "text-ink-500"}>
          {words.states[mail.state]}
          {mail.at && (
            <>
              {" "}
              <TimeOf moment={mail.at} />
            </>
          )}
        </p>
        {isStuck && mail.reason && <MailReasonNote reason={mail.reason} copy={words} />}
        {isStuck && (
          <div className="mt-1.5">
            <ResendMail mail={mail} about={`${words.names[mail.kind]}, ${leadName}`} listPath={listPath} />
          </div>
        )}
      </div>
    </li>
  );
}
