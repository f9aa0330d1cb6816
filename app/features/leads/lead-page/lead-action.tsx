import { type LucideIcon, MailCheck, RotateCw, Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { Lead } from "../lead";
import type { TimelineItem } from "./timeline";

interface RestoreLeadProps {
  lead: Lead;
  copy: AdminCopy["suspects"];
  listPath: string;
}

export function RestoreLead({ lead: { id, name }, copy, listPath }: RestoreLeadProps) {
  const { restore: label, restoring: pendingLabel } = copy;
  return <LeadAction name="restore" value={id} icon={Undo2} about={name} {...{ label, pendingLabel, listPath }} />;
}

interface ResendMailProps {
  mail: NonNullable<TimelineItem["resend"]>;
  copy: AdminCopy["mails"];
  about: string;
  listPath: string;
}

export function ResendMail({ mail, copy, about, listPath }: ResendMailProps) {
  const label = mail.state === "failed" ? copy.resend : copy.sendNow;
  const pendingLabel = copy.resending;
  return <LeadAction name="mail" value={mail.id} icon={RotateCw} {...{ label, pendingLabel, about, listPath }} />;
}

interface ConfirmLeadProps {
  lead: Lead;
  copy: AdminCopy["mails"];
  listPath: string;
}

/** Only what a form asked has a confirmation. */
export function ConfirmLead({ lead, copy, listPath }: ConfirmLeadProps) {
  const isAsked = lead.kind === "offer-request" || lead.kind === "configurator-request";
  if (!isAsked || !lead.email || lead.isTest || lead.status === "spam") return null;
  const isConfirmed = lead.mails.some(({ kind }) => kind === "confirmation");
  const label = isConfirmed ? copy.confirmAgain : copy.confirm;
  const pendingLabel = copy.resending;
  return (
    <LeadAction
      name="confirm"
      value={lead.id}
      icon={MailCheck}
      about={lead.name}
      {...{ label, pendingLabel, listPath }}
    />
  );
}

interface LeadActionProps {
  listPath: string;
  name: "mail" | "restore" | "confirm";
  value: string;
  icon: LucideIcon;
  label: string;
  pendingLabel: string;
  about: string;
}

function LeadAction({ listPath, name, value, icon: Icon, label, pendingLabel, about }: LeadActionProps) {
  const isPending = useNavigation().formData?.get(name) === value;
  return (
    <Form method="post" action={listPath} preventScrollReset>
      <input type="hidden" name={name} value={value} />
      <button
        type="submit"
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 aria-disabled:opacity-60"
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {isPending ? pendingLabel : label}
        <span className="sr-only">: {about}</span>
      </button>
    </Form>
  );
}
