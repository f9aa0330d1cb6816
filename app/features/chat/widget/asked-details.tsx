import { useState } from "react";
import type { ContactAnswer, ContactDetails } from "../protocol";
import type { ChatCopy } from "./chat-copy";
import { ChatError, useFocusPassedOn } from "./chat-panel";

interface AskedDetailsProps {
  copy: ChatCopy["asks"];
  /** Place of the line that asks. */
  seq: number;
  details: ContactDetails;
  onAnswer: (answer: ContactAnswer) => Promise<boolean>;
}

export function AskedDetails({ copy, seq, details, onAnswer }: AskedDetailsProps) {
  const [state, setState] = useState<"open" | "sending" | "failed">("open");
  const place = useFocusPassedOn<HTMLDivElement>();

  async function answer(agrees: boolean) {
    if (state === "sending") return;
    setState("sending");
    const isThere = await onAnswer({ asked: seq, agrees, ...(agrees && details) });
    if (!isThere) setState("failed");
  }

  return (
    <div ref={place} className="chat-answers">
      <p className="chat-asked">{[details.phone, details.email].filter(Boolean).join(" · ")}</p>
      <button type="button" aria-disabled={state === "sending"} onClick={() => answer(true)} className="chat-label">
        {copy.yes}
      </button>
      <button type="button" aria-disabled={state === "sending"} onClick={() => answer(false)} className="chat-label">
        {copy.no}
      </button>
      {state === "failed" && <ChatError>{copy.failed}</ChatError>}
    </div>
  );
}
