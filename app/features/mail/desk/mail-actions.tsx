import { RotateCw, Undo2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { MailDeskCopy } from "~/content/desk/mail-desk/mail-desk-copy.server";
import type { ShownMail } from "./mail";

interface MailActionsProps {
  mail: ShownMail;
  copy: MailDeskCopy;
  action: string;
}

export function MailActions({ mail, copy, action }: MailActionsProps) {
  const sent = useNavigation().formData;
  if (mail.state === "sent" || mail.state === "sending") return null;
  const isPending = sent?.get("mail") === mail.id;
  return (
    <div className="flex flex-wrap items-start gap-2 lg:justify-end">
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="do" value="resend" />
        <input type="hidden" name="mail" value={mail.id} />
        <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
          <RotateCw aria-hidden="true" />
          {isPending ? copy.pending : mail.state === "failed" ? copy.resend : copy.sendNow}
          <span className="sr-only">: {mail.recipient}</span>
        </Button>
      </Form>
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control px-3 text-small font-semibold text-ink-950 hover:bg-linen-100">
          <Undo2 aria-hidden="true" className="size-4.5" />
          {copy.takeBack.open}
          <span className="sr-only">: {mail.recipient}</span>
        </summary>
        <Form method="post" action={action} preventScrollReset className="mt-2 grid max-w-64 justify-items-start gap-2">
          <p className="text-small">{copy.takeBack.explain}</p>
          <input type="hidden" name="do" value="take-back" />
          <input type="hidden" name="mail" value={mail.id} />
          <Button type="submit" className="min-h-11 text-small" aria-disabled={isPending}>
            {isPending ? copy.pending : copy.takeBack.submit}
          </Button>
        </Form>
      </details>
    </div>
  );
}
