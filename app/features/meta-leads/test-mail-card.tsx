import { CircleCheck, MailCheck } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { META_ADS_PATH, TEST_MAILS_PATH } from "./paths";

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

type Phase = "idle" | "sending" | "sent";

/** Milliseconds (spec sections 4 and 8). */
const SENT_FOR = 30_000;
const TOAST_FOR = 8_000;

function useTestMails(to: string) {
  const { testMails: words } = useWords("metaLeads");
  const [phase, setPhase] = useState<Phase>("idle");
  const isSending = useRef(false);

  useEffect(() => {
    if (phase !== "sent") return;
    const timer = setTimeout(() => setPhase("idle"), SENT_FOR);
    return () => clearTimeout(timer);
  }, [phase]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setPhase("sending");
    const problem = await send(words.unreachable);
    isSending.current = false;
    setPhase(problem === null ? "sent" : "idle");
    const toast = { id: "test-mails", duration: TOAST_FOR };
    if (problem === null)
      showToast({ ...toast, type: "success", title: words.done, description: fill(words.doneText, { to }) });
    else showToast({ ...toast, type: "error", title: words.failed, description: problem });
  }

  return { phase, submit };
}

/** Null when the mails were sent. */
async function send(unreachable: string): Promise<string | null> {
  try {
    const response = await fetch(TEST_MAILS_PATH, { method: "POST" });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: unknown };
    return typeof error === "string" ? error : unreachable;
  } catch {
    return unreachable;
  }
}
