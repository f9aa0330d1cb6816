import * as z from "zod/mini";
import { findContactDetails } from "../contact-details";
import type { Unsent } from "./conversation";
import { dropKept, KEPT_DAYS, readKept, save } from "./kept-in-browser";

const MOST_SESSIONS = 10;
const MOST_MESSAGES = 200;
const KEPT_FOR = KEPT_DAYS * 24 * 3_600_000;

const messageSchema = z.object({ text: z.string(), isBot: z.boolean(), timestamp: z.iso.datetime() });
const sessionSchema = z.object({
  id: z.string(),
  startTime: z.iso.datetime(),
  messages: z.array(messageSchema),
  userEmail: z.nullable(z.string()),
  userPhone: z.nullable(z.string()),
});

/** Specification, "Entities and their fields". */
export type StoredMessage = z.infer<typeof messageSchema>;
export type ChatSession = z.infer<typeof sessionSchema>;

export function newSession(greeting: string, now: Date): ChatSession {
  const random = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), "");
  return {
    id: `chat_${now.getTime()}_${random}`,
    startTime: now.toISOString(),
    messages: [{ text: greeting, isBot: true, timestamp: now.toISOString() }],
    userEmail: null,
    userPhone: null,
  };
}

/** The last session, if the visitor spoke in it and its last message is less than 30 days old. */
export function sessionToGoOn(now: Date): ChatSession | null {
  const last = readSessions(now).at(-1);
  return last && isAnswered(last) ? last : null;
}

/** Drops the sessions in which the visitor said nothing: they are of no use on the next page. */
export function dropUnanswered(now: Date): void {
  const kept = readSessions(now);
  const answered = kept.filter(isAnswered);
  if (answered.length === 0) dropKept("sessions");
  else if (answered.length < kept.length) save("sessions", JSON.stringify(answered));
}

function isAnswered({ messages }: ChatSession): boolean {
  return messages.some(({ isBot }) => !isBot);
}

/** Drops other sessions in which the visitor said nothing. */
export function saveSession(session: ChatSession, now: Date): void {
  const kept = readSessions(now);
  const others = kept.filter((other) => other.id !== session.id && isAnswered(other));
  const before = kept.find(({ id }) => id === session.id);
  const bounded = {
    ...session,
    messages: session.messages.slice(-MOST_MESSAGES),
    // A message in another tab may have brought them.
    userEmail: before?.userEmail ?? session.userEmail,
    userPhone: before?.userPhone ?? session.userPhone,
  };
  const sessions = [...others, bounded].slice(-MOST_SESSIONS);
  // The storage is full: older conversations make room for this one.
  while (!save("sessions", JSON.stringify(sessions)) && sessions.length > 1) sessions.shift();
}

export function withContactOf(session: ChatSession, message: string): ChatSession {
  const { email = null, phone = null } = findContactDetails(message);
  return { ...session, userEmail: session.userEmail ?? email, userPhone: session.userPhone ?? phone };
}

/** Oldest first. Skips what cannot be read. */
function readSessions(now: Date): ChatSession[] {
  const from = now.getTime() - KEPT_FOR;
  return storedList().flatMap((stored) => {
    const { data } = z.safeParse(sessionSchema, stored);
    return data && Date.parse(data.messages.at(-1)?.timestamp ?? data.startTime) >= from ? [data] : [];
  });
}

function storedList(): unknown[] {
  try {
    const stored: unknown = JSON.parse(readKept("sessions") ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const unsentSchema = z.array(
  z.object({
    id: z.guid(),
    text: z.string(),
    quick: z.optional(z.enum(["quote", "appointment", "other", "advice"])),
    at: z.iso.datetime(),
  }),
);

export function readUnsent(): Unsent[] {
  try {
    const unsent = z.parse(unsentSchema, JSON.parse(readKept("unsent") ?? "[]"));
    return unsent.map((message) => ({ ...message, status: "waiting" }));
  } catch {
    return [];
  }
}

/** Messages that another tab stored stay. */
export function saveUnsent(unsent: readonly Unsent[], before: readonly Unsent[]): void {
  const own = new Set([...before, ...unsent].map(({ id }) => id));
  const others = readUnsent().filter(({ id }) => !own.has(id));
  const wanted = [...others, ...unsent.filter(({ status }) => status !== "refused")].map(({ id, text, quick, at }) => ({
    id,
    text,
    quick,
    at,
  }));
  if (wanted.length > 0) save("unsent", JSON.stringify(wanted));
  else dropKept("unsent");
}
