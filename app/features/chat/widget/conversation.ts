import type { Attendance, ChatLine, ConversationState, QuickOption } from "../protocol";
import type { StoredMessage } from "./chat-sessions";

export interface Unsent {
  /** A UUID; the same at every attempt. */
  id: string;
  text: string;
  quick?: QuickOption | undefined;
  /** ISO-8601 UTC. */
  at: string;
  status: "sending" | "waiting" | "refused";
  /** Set when it is refused: what follows is said after the line with this `seq`. */
  after?: number;
  refusal?: string | null;
}

interface Remembered extends StoredMessage {
  /** Derived from its place if it has not been shown yet. */
  key?: string;
}

export interface Conversation {
  greeting: { text: string; at: string };
  /** Shown until the server's own account arrives. */
  remembered: readonly Remembered[];
  lines: readonly ChatLine[];
  unsent: readonly Unsent[];
  attendance: Attendance | null;
  /** Keys by the id of the line. */
  shownAs: Readonly<Record<string, string>>;
  /** Epoch milliseconds, by the id of the message. */
  answerFrom: Readonly<Record<string, number>>;
}

export type Entry = Said | { kind: "handover"; key: string; to: Attendance["by"] };

interface Said {
  kind: "said";
  key: string;
  author: ChatLine["author"];
  text: string;
  at: string;
  status: "kept" | Unsent["status"];
  /** null if the server said nothing. */
  refusal: string | null;
  line: ChatLine | null;
}

const GREETING_KEY = "greeting";
const rememberedKey = ({ key }: Remembered, index: number) => key ?? `remembered-${index}`;

export function newConversation(greeting: Conversation["greeting"]): Conversation {
  return { greeting, remembered: [], lines: [], unsent: [], attendance: null, shownAs: {}, answerFrom: {} };
}

export function withTold(
  conversation: Conversation,
  { lines = [], attendance }: Partial<ConversationState>,
): Conversation {
  const bySeq = new Map([...conversation.lines, ...lines].map((line) => [line.seq, line]));
  const ids = new Set(lines.map(({ id }) => id));
  return {
    ...conversation,
    lines: [...bySeq.values()].sort((one, other) => one.seq - other.seq),
    unsent: conversation.unsent.filter(({ id }) => !ids.has(id)),
    attendance: attendance ?? conversation.attendance,
  };
}

/** Replaces what the browser remembered under the same keys, or all of it would be announced again. */
export function withWhole(conversation: Conversation, state: ConversationState): Conversation {
  const told = withTold(conversation, state);
  if (state.lines.length === 0) return told;
  const shownAs = { ...told.shownAs };
  let from = 0;
  for (const [index, message] of conversation.remembered.entries()) {
    const { text, isBot } = message;
    const isSame = (line: ChatLine) => line.seq > from && line.text === text && (line.author !== "visitor") === isBot;
    const line = told.lines.find(isSame);
    if (!line) continue;
    shownAs[line.id] = rememberedKey(message, index);
    from = line.seq;
  }
  return { ...told, remembered: [], shownAs };
}

/** The server has erased it. What was said keeps its keys, or all of it would be announced again. */
export function keptHereOnly(conversation: Conversation): Conversation {
  const { greeting, unsent } = conversation;
  const [, ...said] = entriesOf({ ...conversation, unsent: [] }, Number.POSITIVE_INFINITY).filter(isSaid);
  const remembered = said.map((entry) => ({ ...messageOf(entry), key: entry.key }));
  return { ...newConversation(greeting), remembered, unsent };
}

/** 0 when there are no lines. The greeting may be missing, as it is known here. */
export function completeUpTo({ lines }: Conversation): number {
  let seq = 0;
  for (const line of lines) {
    if (line.seq !== seq + 1 && !(seq === 0 && line.seq === 2)) break;
    seq = line.seq;
  }
  return seq;
}

export function hasGap(conversation: Conversation): boolean {
  return completeUpTo(conversation) < (conversation.lines.at(-1)?.seq ?? 0);
}

/** null if there is none. */
export function nextReveal(conversation: Conversation, now: number): number | null {
  const moments = conversation.lines.map((line) => revealOf(conversation, line)).filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

export function isTyping(conversation: Conversation, now: number): boolean {
  if (conversation.attendance?.by === "person") return false;
  return conversation.unsent.some(({ status }) => status === "sending") || nextReveal(conversation, now) !== null;
}

export function entriesOf(conversation: Conversation, now: number): Entry[] {
  const { greeting, remembered, lines, unsent, attendance, shownAs } = conversation;
  const seen = lines.filter((line) => revealOf(conversation, line) <= now);
  const opening = seen[0]?.seq === 1 && seen[0].author === "bot" ? seen[0] : null;
  const entries: Entry[] = opening ? [] : [said(GREETING_KEY, "bot", greeting.text, greeting.at, "kept")];
  for (const [index, message] of remembered.entries()) {
    const { text, isBot, timestamp } = message;
    entries.push(said(rememberedKey(message, index), isBot ? "bot" : "visitor", text, timestamp, "kept"));
  }
  const handovers = handoversIn(lines, attendance);
  const handoversBefore = (from: number, to: number) =>
    handovers.filter(({ before }) => before > from && before <= to).map(({ entry }) => entry);
  const refusedAfter = (from: number, to: number) =>
    unsent.filter(({ after }) => after !== undefined && after >= from && after < to).map(unsentEntry);
  let at = 0;
  for (const line of seen) {
    entries.push(...refusedAfter(at, line.seq), ...handoversBefore(at, line.seq));
    at = line.seq;
    const key = line === opening ? GREETING_KEY : (shownAs[line.id] ?? line.id);
    entries.push({ ...said(key, line.author, line.text, line.at, "kept"), line });
  }
  entries.push(...handoversBefore(at, Number.POSITIVE_INFINITY), ...refusedAfter(at, Number.POSITIVE_INFINITY));
  entries.push(...unsent.filter(({ after }) => after === undefined).map(unsentEntry));
  return entries;
}

interface Handover {
  /** The line with this `seq` may not exist yet. */
  before: number;
  entry: Extract<Entry, { kind: "handover" }>;
}

/** Changes of attendance, even of a person who says nothing. The note stays above the visitor's messages to them. */
function handoversIn(lines: readonly ChatLine[], attendance: Attendance | null): Handover[] {
  const handovers: Handover[] = [];
  let by: Attendance["by"] = "bot";
  let lastAnswer = 0;
  let lastAsked = 0;
  const handOver = (to: Attendance["by"], before: number) => {
    if (to === by) return;
    by = to;
    handovers.push({ before, entry: { kind: "handover", key: `handover-${handovers.length}`, to } });
  };
  for (const { author, seq } of lines) {
    if (author === "visitor") lastAsked = seq;
    else {
      const asked = lastAsked > lastAnswer ? lastAsked : seq;
      handOver(author, author === "person" ? lastAnswer + 1 : asked);
      lastAnswer = seq;
    }
  }
  if (attendance) handOver(attendance.by, attendance.by === "person" ? lastAnswer + 1 : Number.POSITIVE_INFINITY);
  return handovers;
}

function unsentEntry({ id, text, at, status, refusal = null }: Unsent): Entry {
  return { ...said(id, "visitor", text, at, status), refusal };
}

export function messagesOf(conversation: Conversation): StoredMessage[] {
  return entriesOf(conversation, Number.POSITIVE_INFINITY).filter(isSaid).map(messageOf);
}

const isSaid = (entry: Entry) => entry.kind === "said";

/** A person's words are stored as ours, like the assistant's. */
function messageOf({ text, author, at }: Said): StoredMessage {
  return { text, isBot: author !== "visitor", timestamp: new Date(at).toISOString() };
}

function revealOf({ lines, answerFrom }: Conversation, line: ChatLine): number {
  if (line.author !== "bot") return 0;
  const asked = lines.findLast(({ seq, author }) => author === "visitor" && seq < line.seq);
  return asked ? (answerFrom[asked.id] ?? 0) : 0;
}

function said(
  key: string,
  author: ChatLine["author"],
  text: string,
  at: string,
  status: "kept" | Unsent["status"],
): Said {
  return { kind: "said", key, author, text, at, status, refusal: null, line: null };
}
