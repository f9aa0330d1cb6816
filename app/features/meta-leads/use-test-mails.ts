import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { TEST_MAILS_PATH } from "./paths";

type Phase = "idle" | "sending" | "sent";

/** Milliseconds (spec sections 4 and 8). */
const SENT_FOR = 30_000;
const TOAST_FOR = 8_000;

export function useTestMails(to: string) {
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
