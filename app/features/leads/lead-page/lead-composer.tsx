import { MessagesSquare, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
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
  lead: Pick<Lead, "id" | "email" | "chatPath">;
  /** Null for spam. */
  writing: Writing | null;
  /** The number of notes; null for a person, whose notes belong to a lead. */
  notes: number | null;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

/** Stays below the thread. On a phone it opens over it. */
export function LeadComposer({ lead, writing, notes, answer }: LeadComposerProps) {
  const thread = useWords("thread");
  const { ways: words } = thread;
  const { requests } = useWords("admin");
  const { box, isOpen, open, close } = useOpened(writing?.waiting ?? null);
  const panels: Record<Way, ReactNode> = {
    mail: writing && <Composer leadId={lead.id} action={leadPath(lead.id)} writing={writing} answer={answer} />,
    note: notes !== null && <NoteForm leadId={lead.id} answer={answer} notes={notes} onTaken={close} />,
    chat: lead.chatPath && (
      <Link to={lead.chatPath} className="link inline-flex min-h-11 items-center gap-1.5">
        <MessagesSquare aria-hidden="true" className="size-5" />
        {requests.openChat}
      </Link>
    ),
  };
  const first: Way = answer?.fields.do === "note" || !lead.email ? "note" : "mail";
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
          {WAYS.filter((way) => panels[way]).map((way) => (
            <label key={way} className="writing-way">
              <input type="radio" name="way" value={way} defaultChecked={way === first} className="sr-only" />
              {words[way]}
            </label>
          ))}
        </fieldset>
        {writing?.to && (
          <p className="writing-more min-w-0 truncate text-small text-ink-500">
            {fill(thread.to, { address: writing.to })}
          </p>
        )}
        <button type="button" onClick={close} className="writing-close">
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
      {WAYS.map(
        (way) =>
          panels[way] && (
            <div key={way} className={`writing-panel writing-${way}`}>
              {panels[way]}
            </div>
          ),
      )}
    </section>
  );
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
