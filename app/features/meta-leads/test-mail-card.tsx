import { CircleCheck, MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { META_ADS_PATH } from "./paths";
import { useTestMails } from "./use-test-mails";

/** Spec section 4. Works without scripts by the page of Meta ads. */
export function TestMailCard({ to }: { to: string }) {
  const { testMails: words } = useWords("metaLeads");
  const { phase, submit } = useTestMails(to);
  return (
    <section
      aria-labelledby="test-mails"
      className="grid content-start gap-3 rounded-card border border-linen-200 bg-white p-5 sm:p-6"
    >
      <h2 id="test-mails" className="flex items-center gap-2 text-h3">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        {words.title}
      </h2>
      <p className="wrap-anywhere">{fill(words.text, { to })}</p>
      <Form method="post" action={META_ADS_PATH} onSubmit={submit}>
        <input type="hidden" name="do" value="test-mails" />
        <Button type="submit" variant="dark" aria-disabled={phase === "sending"} className="gap-2">
          {phase === "sent" && <CircleCheck aria-hidden="true" className="size-5" />}
          {phase === "sending" ? words.sending : phase === "sent" ? words.sent : words.submit}
        </Button>
        <p role="status" className="sr-only">
          {phase === "sending" && words.sending}
        </p>
      </Form>
    </section>
  );
}
