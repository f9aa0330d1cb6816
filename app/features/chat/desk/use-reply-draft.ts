import { type RefObject, useEffect, useState } from "react";
import { v4 as uuidv4 } from "uuid";
import { dropDeskDraft, readDeskDraft, saveDeskDraft, useDeskWriter } from "~/components/desk/desk-draft";
import { normalized, withoutUnseen } from "~/lib/text/tidy-text";
import type { OpenConversation } from "./desk-conversation.server";

interface ReplyDraft {
  lineId: string;
  keep: (state: "typed" | "sent") => void;
  isRestored: boolean;
  discard: () => void;
}

/** Outlives a look at another conversation and signing in again. `firstId`: for a new answer. */
export function useReplyDraft(
  area: RefObject<HTMLTextAreaElement | null>,
  { id, lines }: OpenConversation,
  firstId: string,
): ReplyDraft {
  const [lineId, setLineId] = useState(firstId);
  const { by } = useDeskWriter();
  const [isRestored, setRestored] = useState(false);
  const source = `reply-${id}`;
  const said = lines.find((line) => line.id === lineId)?.text;

  /** A sent answer may have arrived, so it keeps its id: another tab could send something else under that id. */
  function keepText(text: string, sentId = "") {
    if (text) saveDeskDraft(source, { by, at: Date.now(), typed: [["text", text]], about: "", stamp: sentId });
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

function afterSaid(typed: string, said: string): string {
  const text = normalized(withoutUnseen(typed), "NFC").trimStart();
  return text.startsWith(said) ? text.slice(said.length).trimStart() : text;
}
