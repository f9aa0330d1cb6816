import { CircleCheck, MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { MetaLeadsCopy } from "~/content/desk/meta-leads/meta-leads-copy.server";
import { META_ADS_PATH } from "./paths";
import { useTestMails } from "./use-test-mails";

/** Spec section 4. Works without scripts by the page of Meta ads. */
export function TestMailCard({ copy }: { copy: MetaLeadsCopy["testMails"] }) {
  const { phase, submit } = useTestMails(copy);
  return (
    <section
      aria-labelledby="test-mails"
      className="grid content-start gap-3 rounded-card border border-linen-200 bg-white p-5 sm:p-6"
    >
      <h2 id="test-mails" className="flex items-center gap-2 text-h3">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        {copy.title}
      </h2>
      <p className="wrap-anywhere">{copy.text}</p>
      <Form method="post" action={META_ADS_PATH} onSubmit={submit}>
        <input type="hidden" name="do" value="test-mails" />
        <Button type="submit" variant="dark" aria-disabled={phase === "sending"} className="gap-2">
          {phase === "sent" && <CircleCheck aria-hidden="true" className="size-5" />}
          {phase === "sending" ? copy.sending : phase === "sent" ? copy.sent : copy.submit}
        </Button>
        <p role="status" className="sr-only">
          {phase === "sending" && copy.sending}
        </p>
      </Form>
    </section>
  );
}
