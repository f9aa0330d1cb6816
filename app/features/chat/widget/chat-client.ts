import { v4 as uuidv4 } from "uuid";
import type { Language } from "~/lib/language/language";
import type { ChatPost, ContactAnswer, ContactMethod, QuickOption } from "../protocol";
import { type ChatOutcome, fetchConversation, postContact, postMessage, postMethod, postSeen } from "./chat-api";
import {
  dropUnanswered,
  newSession,
  readUnsent,
  saveSession,
  saveUnsent,
  sessionToGoOn,
  withContactOf,
} from "./chat-sessions";
import { openChatStream } from "./chat-stream";
import {
  type Conversation,
  completeUpTo,
  hasGap,
  keptHereOnly,
  messagesOf,
  newConversation,
  nextReveal,
  withTold,
  withWhole,
} from "./conversation";
import { CHAT_KEYS, dropToken, makeToken, readToken } from "./kept-in-browser";

/** Milliseconds; specification, "Business constants and limits". */
const ANSWERS_AFTER = { typed: 1_000, quick: 800 };
/** Milliseconds, doubled each time. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds. */
const SEEN_AGAIN = 60_000;

export type Attention = "looking" | "near" | "away";

/** null if none waits. `until` is in epoch milliseconds. */
export type Trouble = { kind: "offline" } | { kind: "limited" | "away"; until: number } | null;

export interface ChatSnapshot {
  conversation: Conversation;
  trouble: Trouble;
}

interface ChatClientOptions {
  greeting: string;
  /** The path and the language of the page that the visitor is on when a message is sent. */
  place: () => { page: string; language: Language };
}

export type ChatClient = ReturnType<typeof createChatClient>;

/** Sent once and in order. Browser only. Does nothing before `start`. */
export function createChatClient({ greeting, place }: ChatClientOptions) {
  const listeners = new Set<() => void>();
  let session = sessionToGoOn(new Date()) ?? newSession(greeting, new Date());
  let token: string | null = null;
  let methods: ContactMethod[] = [];
  let isFlushing = false;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let reveal: ReturnType<typeof setTimeout> | undefined;
  let seenAgain: ReturnType<typeof setTimeout> | undefined;
  let closeStream: (() => void) | null = null;
  let attention: Attention = "near";
  /** Work under way then starts nothing new, and waiting messages are left to the next page. */
  let isOver = false;
  let snapshot: ChatSnapshot = { conversation: restored(), trouble: null };

  function restored(): Conversation {
    const [first, ...remembered] = session.messages;
    const fresh = newConversation({ text: first?.text ?? greeting, at: first?.timestamp ?? session.startTime });
    const unsent = readUnsent();
    const waiting = new Set(unsent.map(({ text, at }) => `${at} ${text}`));
    const isWaiting = (message: (typeof remembered)[number]) => waiting.has(`${message.timestamp} ${message.text}`);
    return { ...fresh, remembered: remembered.filter((message) => !isWaiting(message)), unsent };
  }

  function change(conversation: Conversation, trouble = snapshot.trouble): void {
    saveUnsent(conversation.unsent, snapshot.conversation.unsent);
    const isAnyWaiting = conversation.unsent.some(({ status }) => status === "waiting");
    snapshot = { conversation, trouble: isAnyWaiting ? trouble : null };
    session = { ...session, messages: messagesOf(conversation) };
    saveSession(session, new Date());
    clearTimeout(reveal);
    const moment = nextReveal(conversation, Date.now());
    // A timer may fire up to a millisecond early.
    if (moment !== null) reveal = setTimeout(() => change(snapshot.conversation), moment - Date.now() + 1);
    for (const listener of listeners) listener();
  }

  /** The visitor need not hear of each failed attempt. */
  function wait(trouble: Trouble): void {
    const { conversation } = snapshot;
    const unsent = conversation.unsent.map((message) =>
      message.status === "refused" ? message : { ...message, status: "waiting" as const },
    );
    change({ ...conversation, unsent }, trouble);
  }

  function isHeldOff(): boolean {
    const { trouble } = snapshot;
    return trouble?.kind === "limited" && Date.now() < trouble.until;
  }

  async function flush(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    clearTimeout(retry);
    try {
      while (await sendNext());
    } finally {
      isFlushing = false;
    }
  }

  async function sendNext(): Promise<boolean> {
    const message = snapshot.conversation.unsent.find(({ status }) => status !== "refused");
    if (message) {
      token ??= readToken() ?? makeToken();
      return settle(await postMessage(token, postOf(message)), (why) => refuse(message.id, why));
    }
    const [method, ...others] = methods;
    if (!method || !token) return false;
    const outcome = await postMethod(token, method);
    if (outcome.outcome === "done") methods = others;
    return settle(outcome, () => {
      methods = others;
    });
  }

  function postOf({ id, text, quick }: Conversation["unsent"][number]): ChatPost {
    const { lines, remembered, greeting: said } = snapshot.conversation;
    const isFirst = lines.length === 0 && remembered.length === 0;
    return { id, text, ...place(), ...(quick && { quick }), ...(isFirst && { greeting: said.text }) };
  }

  function settle(outcome: ChatOutcome, onRefused: (why: string | null) => void): boolean {
    if (isOver) return false;
    if (outcome.outcome === "done") {
      pause = FIRST_PAUSE;
      change(outcome.state ? withTold(snapshot.conversation, outcome.state) : snapshot.conversation, null);
      listen();
      return true;
    }
    if (outcome.outcome === "refused" || outcome.outcome === "unknown") {
      onRefused(outcome.outcome === "refused" ? outcome.why : null);
      return true;
    }
    const after = "retryAfter" in outcome ? outcome.retryAfter : pause;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    retry = setTimeout(flush, after);
    wait(
      outcome.outcome === "failed" && !navigator.onLine
        ? { kind: "offline" }
        : { kind: outcome.outcome === "limited" ? "limited" : "away", until: Date.now() + after },
    );
    return false;
  }

  function refuse(id: string, refusal: string | null): void {
    const { conversation } = snapshot;
    const unsent = conversation.unsent.map((message) =>
      message.id === id
        ? { ...message, status: "refused" as const, refusal, after: conversation.lines.at(-1)?.seq ?? 0 }
        : message,
    );
    change({ ...conversation, unsent });
  }

  function listen(): void {
    if (!token) return;
    if (hasGap(snapshot.conversation)) void fetchWhole(token);
    // A hidden page would use up a connection, and a browser has six per site.
    if (closeStream || attention === "away") return;
    closeStream = openChatStream({
      token,
      lastSeq: () => completeUpTo(snapshot.conversation),
      onLine: (line) => {
        change(withTold(snapshot.conversation, { lines: [line] }));
        if (token && hasGap(snapshot.conversation)) void fetchWhole(token);
        if (line.author === "person") reportSeen();
      },
      onAttendance: (attendance) => change(withTold(snapshot.conversation, { attendance })),
      onGone: () => {
        closeStream = null;
        change(keptHereOnly(snapshot.conversation));
      },
    });
  }

  async function fetchWhole(known: string): Promise<ChatOutcome> {
    const outcome = await fetchConversation(known);
    if (isOver) return outcome;
    if (outcome.outcome === "done" && outcome.state) change(withWhole(snapshot.conversation, outcome.state));
    reportSeen();
    return outcome;
  }

  /** A person's words need no mail while the visitor looks. */
  function reportSeen(): void {
    clearTimeout(seenAgain);
    if (attention !== "looking") return;
    seenAgain = setTimeout(reportSeen, SEEN_AGAIN);
    const seq = completeUpTo(snapshot.conversation);
    if (token && seq > 0) void postSeen(token, { seq });
  }

  /** A greeting without an answer goes. The desk is told at once, or it would have to wait for reports to stop. */
  function onLeave(): void {
    dropUnanswered(new Date());
    const seq = completeUpTo(snapshot.conversation);
    if (attention === "looking" && token && seq > 0) void postSeen(token, { seq, isLeaving: true });
  }

  /** This tab joins the conversation that another tab began. */
  function onStorage({ key }: StorageEvent): void {
    if (key !== CHAT_KEYS.token || token || !readToken()) return;
    session = sessionToGoOn(new Date()) ?? session;
    change(restored());
    void resume();
  }

  async function resume(): Promise<void> {
    token = readToken();
    if (!token) return;
    const { outcome } = await fetchWhole(token);
    if (isOver) return;
    if (snapshot.conversation.lines.length > 0) listen();
    await flush();
    const { lines, unsent } = snapshot.conversation;
    const isAway = outcome === "failed" || outcome === "away";
    // If there are lines, the stream reconnects; if there are unsent messages, those are sent again.
    if (!isAway || lines.length > 0 || unsent.length > 0) return;
    retry = setTimeout(resume, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot: () => snapshot,

    /** Returns a function that ends it. */
    start(): () => void {
      const hasPast = snapshot.conversation.remembered.length > 0 || snapshot.conversation.unsent.length > 0;
      if (!hasPast) dropToken();
      saveSession(session, new Date());
      window.addEventListener("online", resume);
      window.addEventListener("storage", onStorage);
      window.addEventListener("pagehide", onLeave);
      void resume();
      return () => {
        isOver = true;
        window.removeEventListener("online", resume);
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pagehide", onLeave);
        clearTimeout(retry);
        clearTimeout(reveal);
        clearTimeout(seenAgain);
        closeStream?.();
        closeStream = null;
      };
    },

    attend(next: Attention): void {
      attention = next;
      if (next === "away") {
        closeStream?.();
        closeStream = null;
      } else if (snapshot.conversation.lines.length > 0) listen();
      reportSeen();
    },

    /** `text` is not empty. It is in the log at once. */
    say(text: string, quick?: QuickOption): void {
      const now = Date.now();
      const { conversation } = snapshot;
      const message = { id: uuidv4(), text, quick, at: new Date(now).toISOString(), status: "sending" } as const;
      session = withContactOf(session, text);
      change({
        ...conversation,
        unsent: [...conversation.unsent, message],
        answerFrom: { ...conversation.answerFrom, [message.id]: now + ANSWERS_AFTER[quick ? "quick" : "typed"] },
      });
      if (isHeldOff()) wait(snapshot.trouble);
      else void flush();
    },

    /** Returns whether the answer arrived. */
    async answerContact(answer: ContactAnswer): Promise<boolean> {
      if (!token) return false;
      const outcome = await postContact(token, answer);
      if (outcome.outcome !== "done") return false;
      if (outcome.state) change(withTold(snapshot.conversation, outcome.state));
      return true;
    },

    chooseMethod(method: ContactMethod): void {
      methods = [...methods, method];
      void flush();
    },
  };
}
