import "./chat-room.css";
import "./chat-cards.css";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { PANEL_ID, TITLE_ID } from "../paths";
import type { ContactAnswer, QuickOption } from "../protocol";
import { AttendanceNote } from "./attendance-note";
import { ChatAppointment } from "./chat-appointment";
import { type ChatClient, createChatClient } from "./chat-client";
import { ChatComposer } from "./chat-composer";
import type { ChatCopy } from "./chat-copy";
import { ChatHeader } from "./chat-header";
import { ChatLog } from "./chat-log";
import { QuickOptions } from "./chat-panel";
import { ContactMethods } from "./contact-methods";
import { entriesOf, isTyping } from "./conversation";
import { type Panels, panelsFor, partOfDay } from "./triggers";
import { TroubleNote } from "./trouble-note";

export interface ChatRoomProps {
  copy: ChatCopy;
  isOpen: boolean;
  onClose: () => void;
  onNews: (count: number) => void;
}

export function ChatRoom({ copy, isOpen, onClose, onNews }: ChatRoomProps) {
  const client = useChatClient(copy);
  const { conversation, trouble } = useSyncExternalStore(client.subscribe, client.snapshot);
  const [panels, setPanels] = useState<Panels>({ contact: false, appointment: false });
  const [address, setAddress] = useState<string | null>(null);
  const now = Date.now();
  const entries = entriesOf(conversation, now);
  const isUntouched = entries.every((entry) => entry.kind !== "said" || entry.author !== "visitor");
  const answers = entries.filter((entry) => entry.kind === "said" && entry.author !== "visitor").length;
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardRoom(panel, isOpen);
  const scroller = useRef<HTMLDivElement>(null);
  const last = entries.at(-1);
  const lastSaid = last?.kind === "said" ? last : null;
  useStickToEnd(scroller, {
    moment: [isOpen, last?.key, lastSaid?.status, panels.contact, panels.appointment].join(),
    isOwn: lastSaid?.author === "visitor",
  });
  useNews(answers, isOpen, onNews);
  useAttention(client, isOpen);

  function say(text: string, quick?: QuickOption) {
    const wanted = panelsFor(text, quick);
    setPanels((shown) => ({
      contact: shown.contact || wanted.contact,
      appointment: shown.appointment || wanted.appointment,
    }));
    client.say(text, quick);
  }

  async function answerContact(answer: ContactAnswer): Promise<boolean> {
    const isThere = await client.answerContact(answer);
    if (isThere && answer.agrees && answer.email) setAddress(answer.email);
    return isThere;
  }

  function close(which: keyof Panels) {
    setPanels((shown) => ({ ...shown, [which]: false }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={panel}
      id={PANEL_ID}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
      className="chat-panel"
    >
      <ChatHeader copy={copy} by={conversation.attendance?.by ?? "bot"} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard. */}
      <section ref={scroller} tabIndex={0} aria-label={copy.log} className="chat-scroller">
        <ChatLog
          copy={copy}
          entries={entries}
          isTyping={isTyping(conversation, now)}
          isOffline={trouble?.kind === "offline"}
          onAnswer={answerContact}
        />
        {isUntouched && <QuickOptions copy={copy.quick} onChoose={say} />}
        {panels.appointment && <ChatAppointment copy={copy.appointment} onClose={() => close("appointment")} />}
        {panels.contact && (
          <ContactMethods copy={copy.contact} onChoose={client.chooseMethod} onClose={() => close("contact")} />
        )}
        <AttendanceNote
          copy={copy.away}
          attendance={conversation.attendance}
          address={address}
          onAnswer={answerContact}
        />
      </section>
      <TroubleNote copy={copy.trouble} trouble={trouble} refused={lastSaid?.status === "refused" ? lastSaid : null} />
      <ChatComposer copy={copy.field} onSay={say} />
    </div>
  );
}

function useChatClient(copy: ChatCopy): ChatClient {
  const { language } = useLanguage();
  const { pathname } = usePageAddress();
  const place = useRef({ page: pathname, language });
  useEffect(() => {
    place.current = { page: pathname, language };
  }, [pathname, language]);
  const [client] = useState(() =>
    createChatClient({
      greeting: copy.greeting[partOfDay(new Date().getHours())],
      place: () => place.current,
    }),
  );
  useEffect(() => client.start(), [client]);
  return client;
}

function useAttention(client: ChatClient, isOpen: boolean): void {
  useEffect(() => {
    const tell = () => client.attend(document.visibilityState === "hidden" ? "away" : isOpen ? "looking" : "near");
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [client, isOpen]);
}

function useNews(answers: number, isOpen: boolean, onNews: (count: number) => void): void {
  const seen = useRef(answers);
  useEffect(() => {
    if (isOpen) seen.current = answers;
    // The server's account of an earlier visit may be shorter than what the browser kept.
    onNews(Math.max(0, answers - seen.current));
  }, [answers, isOpen, onNews]);
}

/** Sets `--chat-lift` and `--chat-room` on the panel, in pixels. */
function useKeyboardRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { current: element } = panel;
    if (!isOpen || !view || !element) return;
    const measure = () => {
      const lift = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.style.setProperty("--chat-lift", `${lift}px`);
      element.style.setProperty("--chat-room", `${view.height}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [panel, isOpen]);
}

/** Pixels. */
const AIR = 12;
const SLACK = 60;

interface EndOptions {
  moment: string;
  /** The visitor said it: it is shown, even to one who reads further up. */
  isOwn: boolean;
}

/** A visitor who is reading back, or is busy further on, is not moved. */
function useStickToEnd(scroller: RefObject<HTMLElement | null>, { moment, isOwn }: EndOptions): void {
  const end = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment says when there is something new.
  useEffect(() => {
    const { current } = scroller;
    if (!current || current.clientHeight === 0) return;
    const isBusy = current !== document.activeElement && current.contains(document.activeElement);
    const hasLeft = Math.abs(current.scrollTop - end.current) > SLACK;
    if (isBusy || (hasLeft && !isOwn)) return;
    const last = [...current.querySelectorAll<HTMLElement>("[data-said]")].at(-1);
    current.scrollTop = (last?.offsetTop ?? 0) - AIR;
    end.current = current.scrollTop;
  }, [moment, isOwn, scroller]);
}
