import { type RefObject, useEffect, useState } from "react";
import { v4 as uuidv4 } from "uuid";
import { dropDraft, keepDraft, readDraft } from "~/features/forms/form-draft";
import type { DeskConversation } from "./desk-conversation.server";

interface ReplyDraft {
  /** The id of the answer: the same until it stands in the conversation. */
  lineId: string;
  /** To be called whenever the text changes, and when it is sent. */
  keep: (state: "typed" | "sent") => void;
}

/**
 * Keeps the answer that is written in `area` in this tab: it is still there after a look at another conversation, or when
 * the owner has to sign in again. `firstId` is the id of an answer that is new.
 */
export function useReplyDraft(
  area: RefObject<HTMLTextAreaElement | null>,
  { id, lines }: DeskConversation,
  firstId: string,
): ReplyDraft {
  const [lineId, setLineId] = useState(firstId);
  const source = `reply-${id}`;
  const said = lines.find((line) => line.id === lineId)?.text;

  function keepText(submissionId: string, text: string, sent: string | null) {
    if (text) keepDraft(source, { submissionId, values: { text }, sent });
    else dropDraft(source);
  }

  useEffect(() => {
    const kept = readDraft(source);
    if (!kept || !area.current || area.current.value) return;
    area.current.value = kept.values.text ?? "";
    setLineId(kept.submissionId);
  }, [area, source]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is said, and then only.
  useEffect(() => {
    if (said === undefined || !area.current) return;
    const rest = afterSaid(area.current.value, said);
    area.current.value = rest;
    const nextId = uuidv4();
    keepText(nextId, rest, null);
    setLineId(nextId);
  }, [said]);

  return {
    lineId,
    keep: (state) => {
      const text = area.current?.value ?? "";
      keepText(lineId, text, state === "sent" ? text : null);
    },
  };
}

/** What was typed meanwhile, of an answer that is `said` now. */
function afterSaid(typed: string, said: string): string {
  const text = typed.normalize("NFC").trimStart();
  return text.startsWith(said) ? text.slice(said.length).trimStart() : text;
}
