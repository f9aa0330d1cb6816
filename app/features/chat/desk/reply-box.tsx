import { type KeyboardEvent, useRef } from "react";
import { Form } from "react-router";
import { DraftNotice } from "~/components/desk/draft-notice";
import { useIsPending } from "~/components/desk/submit-button";
import type { FormAnswer } from "~/components/forms/form-answer";
import { isSendKey } from "~/components/forms/is-send-key";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { chatPath } from "../paths";
import { MESSAGE_LENGTH } from "../protocol";
import type { DeskConversation } from "./desk-conversation.server";
import { useReplyDraft } from "./use-reply-draft";

interface ReplyBoxProps {
  conversation: DeskConversation;
  replyId: string;
  answer: FormAnswer | null;
}

export const REPLY = { do: "reply" };

/** An answer keeps its id until it is in the conversation, so a repeat is said only once. */
export function ReplyBox({ conversation, replyId, answer }: ReplyBoxProps) {
  const { reply: words } = useWords("admin").chat;
  const { id, by } = conversation;
  const area = useRef<HTMLTextAreaElement>(null);
  const { lineId, keep, isRestored, discard } = useReplyDraft(area, conversation, answer?.fields.line || replyId);
  const isHydrated = useHydrated();
  const isPending = useIsPending(REPLY);
  return (
    <Form
      method="post"
      action={chatPath(id)}
      replace
      preventScrollReset
      onSubmit={(event) => (isPending ? event.preventDefault() : keep("sent"))}
      className="grid gap-3"
    >
      <input type="hidden" name="do" value="reply" />
      <input type="hidden" name="line" value={lineId} />
      {isRestored && <DraftNotice onDiscard={discard} />}
      <TextAreaField
        ref={area}
        id="reply"
        name="text"
        label={words.label}
        maxLength={MESSAGE_LENGTH}
        required
        defaultValue={answer?.fields.text ?? ""}
        error={(answer?.fields.line === lineId && !isPending && answer.problem) || undefined}
        onChange={() => keep("typed")}
        onKeyDown={sendOnEnter}
        className="min-h-20!"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[50ch] text-small text-ink-500">
          {by === "bot" && words.hint} <span className="pointer-coarse:hidden">{isHydrated && words.keys}</span>
        </p>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.pending : words.send}
        </Button>
      </div>
    </Form>
  );
}

/** Enter is a line break on an on-screen keyboard, and while a word is being composed. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event.nativeEvent) || matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
