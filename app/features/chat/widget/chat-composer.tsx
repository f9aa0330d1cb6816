import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isSendKey } from "~/components/forms/is-send-key";
import { fill } from "~/lib/text/fill";
import { isBlank } from "~/lib/text/tidy-text";
import { FIELD_ID } from "../paths";
import { MESSAGE_LENGTH } from "../protocol";
import type { ChatCopy } from "./chat-copy";
import { dropKept, readKept, save } from "./kept-in-browser";

const NEAR = 200;
const COUNT_ID = `${FIELD_ID}-count`;

interface ChatComposerProps {
  copy: ChatCopy["field"];
  onSay: (text: string) => void;
}

export function ChatComposer({ copy, onSay }: ChatComposerProps) {
  const [text, setText] = useState(() => readKept("typed") ?? "");
  useEffect(() => {
    if (text) save("typed", text);
    else dropKept("typed");
  }, [text]);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    // The field grows by CSS alone if the browser knows `field-sizing`.
    if (!field.current || CSS.supports("field-sizing", "content")) return;
    field.current.style.height = "0";
    field.current.style.height = `${field.current.scrollHeight}px`;
  });
  const left = MESSAGE_LENGTH - text.trim().length;

  function send(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (isBlank(text) || left < 0) return;
    onSay(text.trim());
    setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isSendKey(event.nativeEvent)) send(event);
  }

  return (
    <form onSubmit={send} className="chat-composer">
      <label htmlFor={FIELD_ID} className="sr-only">
        {copy.label}
      </label>
      <textarea
        ref={field}
        id={FIELD_ID}
        rows={1}
        value={text}
        placeholder={copy.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        aria-invalid={left < 0 || undefined}
        aria-describedby={left < NEAR ? COUNT_ID : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={copy.send} aria-disabled={isBlank(text) || left < 0}>
        <SendHorizontal aria-hidden="true" />
      </button>
      {left < NEAR && (
        <p id={COUNT_ID} role={left < 0 ? "alert" : undefined} className={left < 0 ? "chat-error" : "chat-count"}>
          {fill(left < 0 ? copy.over : copy.left, { count: String(Math.abs(left)) })}
        </p>
      )}
    </form>
  );
}
