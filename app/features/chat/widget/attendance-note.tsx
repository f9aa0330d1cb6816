import { type SubmitEvent, useId, useState } from "react";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { isOneAddress } from "~/lib/text/mail-address";
import { momentInWords } from "~/lib/time/clock";
import type { Attendance, ContactAnswer } from "../protocol";
import type { ChatCopy } from "./chat-copy";
import { ChatError, useFocusPassedOn } from "./chat-panel";

interface AttendanceNoteProps {
  copy: ChatCopy["away"];
  attendance: Attendance | null;
  address: string | null;
  onAnswer: (answer: ContactAnswer) => Promise<boolean>;
}

export function AttendanceNote({ copy, attendance, address, onAnswer }: AttendanceNoteProps) {
  const { language } = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  if (!attendance?.backAt || attendance.isOpen || attendance.by === "person") return null;
  return (
    <div className="chat-away">
      <p>{fill(copy.text, { when: momentInWords(attendance.backAt, language) })}</p>
      {address && (
        <p role="status" className="chat-thanks">
          {fill(copy.thanks, { address })}
        </p>
      )}
      {!address && isLeaving && <AddressForm copy={copy} onAnswer={onAnswer} />}
      {!address && !isLeaving && (
        <button type="button" onClick={() => setLeaving(true)} className="chat-offer link">
          {copy.offer}
        </button>
      )}
    </div>
  );
}

function focusField(field: HTMLInputElement | null): void {
  field?.focus();
  // The whole form, so that what is below the field is in view too.
  field?.form?.scrollIntoView({ block: "nearest" });
}

export function AddressForm({ copy, onAnswer }: Pick<AttendanceNoteProps, "copy" | "onAnswer">) {
  const id = useId();
  const [state, setState] = useState<"open" | "sending" | "invalid" | "failed">("open");
  const place = useFocusPassedOn<HTMLFormElement>();
  const error = state === "invalid" || state === "failed" ? copy[state] : null;

  async function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const field = event.currentTarget.querySelector("input");
    const email = field?.value.trim() ?? "";
    if (!isOneAddress(email)) {
      setState("invalid");
      return field?.focus();
    }
    setState("sending");
    if (!(await onAnswer({ agrees: true, email }))) setState("failed");
  }

  return (
    <form ref={place} noValidate onSubmit={leave} onChange={() => setState("open")} className="chat-leave">
      <label htmlFor={id}>{copy.label}</label>
      <div className="chat-leave-row">
        <input
          // The visitor has just pressed the button that was in its place.
          ref={focusField}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button type="submit" aria-disabled={state === "sending"}>
          {copy.send}
        </button>
      </div>
      {error && <ChatError id={`${id}-error`}>{error}</ChatError>}
      <PrivacyLink className="inline-flex min-h-11 items-center justify-self-start" />
    </form>
  );
}
