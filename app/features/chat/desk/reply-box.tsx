import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { DraftNotice } from "~/components/desk/draft-notice";
import { outcomeOf, problemOf } from "~/components/desk/row-answer";
import { usePostInPlace } from "~/components/desk/use-post-in-place";
import { useRefresh } from "~/components/desk/use-refresh";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { isSendKey } from "~/components/forms/is-send-key";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { REPLY } from "../paths";
import { MESSAGE_LENGTH } from "../protocol";
import type { OpenConversation } from "./desk-conversation.server";
import { useReplyDraft } from "./use-reply-draft";

interface ReplyBoxProps {
  conversation: OpenConversation;
  /** The address of the page that it is on. */
  action: string;
  replyId: string;
  /** The answer to any form of the page, if there are no scripts. */
  answer: FormAnswer | null;
}

/** An answer keeps its id until it is in the conversation, so a repeat is said only once. */
export function ReplyBox({ conversation, action, replyId, answer }: ReplyBoxProps) {
  const { reply: words, presence } = useWords("admin").chat;
  const { by } = conversation;
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(() => answerTo(answer, REPLY));
  const { post, sent } = usePostInPlace(action, (answered) =>
    setRefused(outcomeOf(answered) === "saved" ? null : answered),
  );
  const { lineId, keep, isRestored, discard } = useReplyDraft(area, conversation, refused?.fields.line || replyId);
  const isHydrated = useHydrated();
  usePresence(conversation);

  function send(event: FormEvent) {
    event.preventDefault();
    if (sent) return;
    keep("sent");
    post({ ...REPLY, line: lineId, text: area.current?.value ?? "" });
  }

  return (
    <Form method="post" action={action} replace preventScrollReset onSubmit={send} className="grid gap-3">
      <input type="hidden" name="do" value={REPLY.do} />
      <input type="hidden" name="line" value={lineId} />
      <p role="status" className="writing-more text-small">
        {presence[conversation.presence]}
      </p>
      {isRestored && <DraftNotice onDiscard={discard} />}
      <TextAreaField
        ref={area}
        id="reply"
        name="text"
        label={<span className="sr-only">{words.label}</span>}
        placeholder={words.label}
        maxLength={MESSAGE_LENGTH}
        required
        defaultValue={refused?.fields.text ?? ""}
        error={(refused?.fields.line === lineId && !sent && problemOf(refused)) || undefined}
        onChange={() => keep("typed")}
        onKeyDown={sendOnEnter}
        className="writing-text"
      />
      <div className="writing-more flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[50ch] text-small text-ink-500">
          {by === "bot" && words.hint} <span className="pointer-coarse:hidden">{isHydrated && words.keys}</span>
        </p>
        <Button type="submit" aria-disabled={sent !== null} className="ml-auto">
          {sent ? words.pending : words.send}
        </Button>
      </div>
    </Form>
  );
}

function usePresence(conversation: OpenConversation): void {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    if (conversation.presentFor === null) return;
    const timer = setTimeout(() => refresh(), conversation.presentFor);
    return () => clearTimeout(timer);
  }, [conversation]);
}

/** Enter is a line break on an on-screen keyboard, and while a word is being composed. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event.nativeEvent) || matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
