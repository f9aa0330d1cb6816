import { CalendarClock, CircleAlert, CircleCheck, Clock3, type LucideIcon } from "lucide-react";
import { TimeOf } from "~/components/ui/time-of";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import type { LeadMail } from "../lead";
import { ResendMail } from "./lead-action";

type MailsCopy = AdminCopy["mails"];

interface LeadMailsProps {
  mails: readonly LeadMail[];
  copy: MailsCopy;
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

export function LeadMails({ mails, copy, leadName, listPath }: LeadMailsProps) {
  if (mails.length === 0) return null;
  return (
    <ul aria-label={copy.label} className="grid gap-2 text-small">
      {mails.map((mail) => (
        <MailLine key={mail.id} mail={mail} copy={copy} leadName={leadName} listPath={listPath} />
      ))}
    </ul>
  );
}

function MailLine({ mail, copy, leadName, listPath }: Omit<LeadMailsProps, "mails"> & { mail: LeadMail }) {
  const { icon: Icon, tone } = LOOKS[mail.state];
  const isStuck = mail.state === "queued" || mail.state === "failed";
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p>{copy.names[mail.kind]}</p>
        <p className={isStuck ? `font-semibold ${tone}` : "text-ink-500"}>
          {copy.states[mail.state]}
          {mail.at && (
            <>
              {" "}
              <TimeOf moment={mail.at} />
            </>
          )}
        </p>
        {isStuck && mail.reason && <MailReasonNote reason={mail.reason} copy={copy} />}
        {isStuck && (
          <div className="mt-1.5">
            <ResendMail mail={mail} copy={copy} about={`${copy.names[mail.kind]}, ${leadName}`} listPath={listPath} />
          </div>
        )}
      </div>
    </li>
  );
}
