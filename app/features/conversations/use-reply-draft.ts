import { type RefObject, useEffect, useState } from "react";
import { v4 as uuidv4 } from "uuid";
import { dropDeskDraft, keepDeskDraft, readDeskDraft } from "~/features/desk/desk-draft";
import { useDeskWriter } from "~/features/desk/desk-writer";
import type { DeskConversation } from "./desk-conversation.server";

interface ReplyDraft {
  /** The id of the answer: the same until it stands in the conversation. */
  lineId: string;
  /** To be called whenever the text changes, and when it is sent. */
  keep: (state: "typed" | "sent") => void;
  /** What was typed before has come back. */
  isRestored: boolean;
  discard: () => void;
}

/**
 * Keeps the answer that is written in `area` on this device: it is still there after a look at another conversation, or when
 * the owner has to sign in again. `firstId` is the id of an answer that is new.
 */
export function useReplyDraft(
  area: RefObject<HTMLTextAreaElement | null>,
  { id, lines }: DeskConversation,
  firstId: string,
): ReplyDraft {
  const [lineId, setLineId] = useState(firstId);
  const { by } = useDeskWriter();
  const [isRestored, setRestored] = useState(false);
  const source = `reply-${id}`;
  const said = lines.find((line) => line.id === lineId)?.text;

  /** Sent, an answer may have arrived: it keeps its id. Else another tab may send something else under the same. */
  function keepText(text: string, sentId = "") {
    if (text) keepDeskDraft(source, { by, at: Date.now(), typed: [["text", text]], about: "", stamp: sentId });
    else dropDeskDraft(source);
  }

  useEffect(() => {
    const kept = readDeskDraft(source, by);
    if (!kept || !area.current || area.current.value) return;
    area.current.value = kept.typed[0]?.[1] ?? "";
    setLineId(kept.stamp || uuidv4());
    setRestored(true);
  }, [area, source, by]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is said, and then only.
  useEffect(() => {
    if (said === undefined || !area.current) return;
    const rest = afterSaid(area.current.value, said);
    area.current.value = rest;
    keepText(rest);
    setLineId(uuidv4());
    setRestored(false);
  }, [said]);

  return {
    lineId,
    keep: (state) => keepText(area.current?.value ?? "", state === "sent" ? lineId : ""),
    isRestored,
    discard: () => {
      if (area.current) area.current.value = "";
      dropDeskDraft(source);
      setLineId(uuidv4());
      setRestored(false);
      area.current?.focus();
    },
  };
}

/** What was typed meanwhile, of an answer that is `said` now. */
function afterSaid(typed: string, said: string): string {
  const text = typed.normalize("NFC").trimStart();
  return text.startsWith(said) ? text.slice(said.length).trimStart() : text;
}
