import { type KeyboardEvent, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { DraftNotice } from "~/components/desk/draft-notice";
import { isSendKey } from "~/components/forms/is-send-key";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/field";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { useHydrated } from "~/lib/use-hydrated";
import { chatPath } from "../paths";
import { MESSAGE_LENGTH } from "../protocol";
import type { DeskConversation } from "./desk-conversation.server";
import type { RefusedReply } from "./refused-reply";
import { useReplyDraft } from "./use-reply-draft";

interface ReplyBoxProps {
  conversation: DeskConversation;
  copy: AdminCopy["chat"]["reply"];
  replyId: string;
  refused: RefusedReply | null;
}

/** An answer keeps its id until it is in the conversation, so a repeat is said only once. */
export function ReplyBox({ conversation, copy, replyId, refused }: ReplyBoxProps) {
  const { id, by } = conversation;
  const area = useRef<HTMLTextAreaElement>(null);
  const { lineId, keep, isRestored, discard } = useReplyDraft(area, conversation, refused?.line || replyId);
  const isHydrated = useHydrated();
  const isPending = useNavigation().formData?.get("do") === "reply";
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
        label={copy.label}
        maxLength={MESSAGE_LENGTH}
        required
        defaultValue={refused?.text ?? ""}
        error={refused?.line === lineId && !isPending ? copy.problems[refused.problem] : undefined}
        onChange={() => keep("typed")}
        onKeyDown={sendOnEnter}
        className="min-h-20!"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[50ch] text-small text-ink-500">
          {by === "bot" && copy.hint} <span className="pointer-coarse:hidden">{isHydrated && copy.keys}</span>
        </p>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.send}
        </Button>
      </div>
    </Form>
  );
}

/** Not on an on-screen keyboard, or while a word is being composed. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event.nativeEvent) || matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
