import { Fragment } from "react";
import type { ContactAnswer } from "../protocol";
import { AskedDetails } from "./asked-details";
import type { ChatCopy } from "./chat-copy";
import { ChatLine } from "./chat-line";
import type { Entry } from "./conversation";
import "./chat-log.css";

/** Milliseconds. */
const PAUSE = 10 * 60_000;

interface ChatLogProps {
  copy: ChatCopy;
  entries: readonly Entry[];
  isTyping: boolean;
  isOffline: boolean;
  onAnswer: (answer: ContactAnswer) => Promise<boolean>;
}

export function ChatLog({ copy, entries, isTyping, isOffline, onAnswer }: ChatLogProps) {
  const asking = entries.findLast((entry) => entry.kind === "said" && entry.line?.asks);
  const question = asking?.kind === "said" ? asking.line : null;
  return (
    <>
      <div role="log" aria-label={copy.log} className="chat-log">
        <p className="chat-note">{copy.note}</p>
        {entries.map((entry, index) =>
          entry.kind === "said" ? (
            <Fragment key={entry.key}>
              <ChatLine
                copy={copy}
                entry={entry}
                opensGroup={opensGroup(entry, entries[index - 1])}
                isOffline={isOffline}
              />
              {question?.asks && question === entry.line && (
                <AskedDetails copy={copy.asks} seq={question.seq} details={question.asks} onAnswer={onAnswer} />
              )}
            </Fragment>
          ) : (
            <p key={entry.key} className="chat-handover">
              <span>{copy.handover[entry.to]}</span>
            </p>
          ),
        )}
      </div>
      {isTyping && <Typing label={copy.typing} />}
    </>
  );
}

function opensGroup(entry: Extract<Entry, { kind: "said" }>, before: Entry | undefined): boolean {
  if (before?.kind !== "said" || before.author !== entry.author) return true;
  return Date.parse(entry.at) - Date.parse(before.at) > PAUSE;
}

function Typing({ label }: { label: string }) {
  return (
    <p className="chat-typing">
      <svg viewBox="0 0 60 16" className="chat-typing-seam" aria-hidden="true">
        <path d="M6 8H16M25 8H35M44 8H54" />
      </svg>
      <span className="sr-only">{label}</span>
    </p>
  );
}
