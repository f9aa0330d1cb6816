import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import type { OpenConversation } from "~/features/chat/desk/desk-conversation.server";
import { ReplyBox } from "~/features/chat/desk/reply-box";
import { REPLY } from "~/features/chat/paths";
import { Composer } from "~/features/mail/thread/composer";
import { COMPOSER_ID, type Writing } from "~/features/mail/thread/writing";
import { fill } from "~/lib/text/fill";
import type { Lead } from "../lead";
import { leadPath } from "../paths";
import { NoteForm } from "./note-form";
import "./lead-composer.css";

const WAYS = ["mail", "note", "chat"] as const;
type Way = (typeof WAYS)[number];

interface LeadComposerProps {
  lead: Pick<Lead, "id" | "email">;
  /** Null for spam. */
  writing: Writing | null;
  /** False for a person, whose notes belong to a lead. */
  hasNotes: boolean;
  /** Null if the lead has no conversation to answer. */
  chat: LeadChat | null;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

export interface LeadChat {
  conversation: OpenConversation;
  replyId: string;
}

/** Stays below the thread. On a phone it opens over it. */
export function LeadComposer({ lead, writing, hasNotes, chat, answer }: LeadComposerProps) {
  const thread = useWords("thread");
  const { ways: words } = thread;
  const { note } = useWords("admin").lead;
  const { box, isOpen, open, close } = useOpened(writing?.waiting ?? null);
  const panels: Record<Way, ReactNode> = {
    mail: writing && <Composer leadId={lead.id} action={leadPath(lead.id)} writing={writing} answer={answer} />,
    note: hasNotes && <NoteForm leadId={lead.id} answer={answer} onTaken={close} />,
    chat: chat && (
      <ReplyBox conversation={chat.conversation} action={leadPath(lead.id)} replyId={chat.replyId} answer={answer} />
    ),
  };
  const ways = WAYS.filter((way) => panels[way]);
  const [wished] = useState(() => firstWay(answer, chat, lead.email !== null));
  const first = panels[wished] ? wished : ways[0];
  return (
    <section
      ref={box}
      aria-label={words.label}
      className="writing no-print"
      data-open={isOpen || undefined}
      onFocus={({ target }) => target.matches("textarea, [contenteditable]") && open()}
    >
      <div className="flex items-center justify-between gap-2">
        <fieldset className="flex">
          <legend className="sr-only">{words.label}</legend>
          {ways.map((way) => (
            <label key={way} className="writing-way">
              <input type="radio" name="way" value={way} defaultChecked={way === first} className="sr-only" />
              {words[way]}
            </label>
          ))}
        </fieldset>
        <div className="writing-more ml-auto min-w-0 text-small text-ink-500 *:truncate">
          {writing?.to && <p className="writing-panel writing-mail">{fill(thread.to, { address: writing.to })}</p>}
          <p className="writing-panel writing-note">{note.hint}</p>
        </div>
        <button type="button" onClick={close} className="writing-close">
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      {ways.map((way) => (
        <div key={way} className={`writing-panel writing-${way}`}>
          {panels[way]}
        </div>
      ))}
    </section>
  );
}

function firstWay(answer: FormAnswer | null, chat: LeadChat | null, hasAddress: boolean): Way {
  if (answer?.fields.do === "note") return "note";
  const isChat = answer?.fields.do === REPLY.do || chat?.conversation.presence === "here" || !hasAddress;
  if (chat && isChat) return "chat";
  return hasAddress ? "mail" : "note";
}

/** Closes once a mail of this user is on its way. */
function useOpened(sent: string | null) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every mail.
  useEffect(() => setOpen(false), [sent]);
  const show = useEffectEvent(() => {
    if (hash !== `#${COMPOSER_ID}`) return;
    setOpen(true);
    box.current?.querySelector<HTMLInputElement>("[value=mail]")?.click();
    box.current?.querySelector<HTMLElement>(".writing-mail .writing-text")?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every visit.
  useEffect(() => show(), [hash, key]);
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) setOpen(false);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return { box, isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
