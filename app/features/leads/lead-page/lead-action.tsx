import { type LucideIcon, MailCheck, RotateCw, Undo2 } from "lucide-react";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";
import type { TimelineItem } from "./timeline";

interface OfLead {
  lead: Lead;
  listPath: string;
}

export function RestoreLead({ lead: { id, name }, listPath }: OfLead) {
  const { restore } = useWords("admin").suspects;
  return <LeadAction name="restore" value={id} icon={Undo2} label={restore} about={name} listPath={listPath} />;
}

interface ResendMailProps {
  mail: NonNullable<TimelineItem["resend"]>;
  about: string;
  listPath: string;
}

export function ResendMail({ mail, about, listPath }: ResendMailProps) {
  const { resend, sendNow } = useWords("admin").mails;
  const label = mail.state === "failed" ? resend : sendNow;
  return <LeadAction name="mail" value={mail.id} icon={RotateCw} label={label} about={about} listPath={listPath} />;
}

/** Leads of forms have a confirmation; others have none. */
export function ConfirmLead({ lead, listPath }: OfLead) {
  const { confirm, confirmAgain } = useWords("admin").mails;
  const isAsked = lead.kind === "offer-request" || lead.kind === "configurator-request";
  if (!isAsked || !lead.email || lead.isTest || lead.status === "spam") return null;
  const isConfirmed = lead.mails.some(({ kind }) => kind === "confirmation");
  const label = isConfirmed ? confirmAgain : confirm;
  return (
    <LeadAction name="confirm" value={lead.id} icon={MailCheck} label={label} about={lead.name} listPath={listPath} />
  );
}

interface LeadActionProps {
  listPath: string;
  name: "mail" | "restore" | "confirm";
  value: string;
  icon: LucideIcon;
  label: string;
  about: string;
}

function LeadAction({ listPath, name, value, icon: Icon, label, about }: LeadActionProps) {
  const { pending } = useWords("form");
  const look =
    "gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 aria-disabled:opacity-60";
  const icon = <Icon aria-hidden="true" className="size-4.5" />;
  return (
    <OneTapForm path={listPath} fields={{ [name]: value }} about={about} pending={pending} icon={icon} className={look}>
      {label}
    </OneTapForm>
  );
}
