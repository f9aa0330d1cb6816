import { RotateCw, Undo2 } from "lucide-react";
import { Form } from "react-router";
import { useIsPending } from "~/components/desk/submit-button";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import type { ShownMail } from "./mail";

interface MailActionsProps {
  mail: ShownMail;
  action: string;
}

export function MailActions({ mail, action }: MailActionsProps) {
  const words = useWords("mailDesk");
  const { pending } = useWords("form");
  const isPending = useIsPending({ mail: mail.id });
  if (mail.state === "sent" || mail.state === "sending") return null;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="do" value="resend" />
        <input type="hidden" name="mail" value={mail.id} />
        <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
          <RotateCw aria-hidden="true" />
          {isPending ? pending : mail.state === "failed" ? words.resend : words.sendNow}
          <span className="sr-only">: {mail.recipient}</span>
        </Button>
      </Form>
      <details>
        <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control px-3 text-small font-semibold text-ink-950 hover:bg-linen-100">
          <Undo2 aria-hidden="true" className="size-4.5" />
          {words.takeBack.open}
          <span className="sr-only">: {mail.recipient}</span>
        </summary>
        <Form method="post" action={action} preventScrollReset className="mt-2 grid max-w-64 justify-items-start gap-2">
          <p className="text-small">{words.takeBack.explain}</p>
          <input type="hidden" name="do" value="take-back" />
          <input type="hidden" name="mail" value={mail.id} />
          <Button type="submit" className="min-h-11 text-small" aria-disabled={isPending}>
            {isPending ? pending : words.takeBack.submit}
          </Button>
        </Form>
      </details>
    </div>
  );
}
