import * as z from "zod/mini";
import {
  CHAT_CONTACT_PATH,
  CHAT_CONVERSATION_PATH,
  CHAT_MESSAGES_PATH,
  CHAT_METHOD_PATH,
  CHAT_SEEN_PATH,
  type ChatPost,
  type ContactAnswer,
  type ContactMethod,
  type ConversationState,
  type MethodChoice,
  type Sight,
} from "../protocol";

/** Milliseconds. */
const PATIENCE = 15_000;
const PAUSE = 10;

export const lineSchema = z.object({
  seq: z.int(),
  id: z.string(),
  author: z.enum(["visitor", "bot", "person"]),
  text: z.string(),
  at: z.string(),
  asks: z.optional(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
});
export const attendanceSchema = z.object({
  by: z.enum(["bot", "person"]),
  isOpen: z.boolean(),
  backAt: z.nullable(z.string()),
});
const refusalSchema = z.object({ fields: z.object({ text: z.string() }) });
const stateSchema = z.object({ lines: z.array(lineSchema), attendance: attendanceSchema });

/** `state` is null if the server had nothing to add; `retryAfter` is in milliseconds. */
export type ChatOutcome =
  | { outcome: "done"; state: ConversationState | null }
  | { outcome: "limited" | "away"; retryAfter: number }
  /** `why` is what the server says about the text, for the visitor. */
  | { outcome: "refused"; why: string | null }
  | { outcome: "unknown" }
  | { outcome: "failed" };

export function authorization(token: string): HeadersInit {
  return { Authorization: `Bearer ${token}` };
}

export function postMessage(token: string, message: ChatPost): Promise<ChatOutcome> {
  return call(token, CHAT_MESSAGES_PATH, message);
}

export function fetchConversation(token: string): Promise<ChatOutcome> {
  return call(token, CHAT_CONVERSATION_PATH, null);
}

export function postContact(token: string, answer: ContactAnswer): Promise<ChatOutcome> {
  return call(token, CHAT_CONTACT_PATH, answer);
}

/** Arrives even if the choice leads the visitor away from the page. */
export function postMethod(token: string, method: ContactMethod): Promise<ChatOutcome> {
  return call(token, CHAT_METHOD_PATH, { method } satisfies MethodChoice);
}

/** A lost report is not repeated: the next follows a minute later. */
export function postSeen(token: string, sight: Sight): Promise<ChatOutcome> {
  return call(token, CHAT_SEEN_PATH, sight);
}

async function call(token: string, path: string, body: object | null): Promise<ChatOutcome> {
  try {
    const response = await fetch(path, {
      method: body ? "POST" : "GET",
      headers: { ...authorization(token), Accept: "application/json", "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body), keepalive: true }),
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return await outcomeOf(response);
  } catch {
    return { outcome: "failed" };
  }
}

async function outcomeOf(response: Response): Promise<ChatOutcome> {
  const { status } = response;
  const retryAfter = (Number(response.headers.get("Retry-After")) || PAUSE) * 1_000;
  if (status === 429) return { outcome: "limited", retryAfter };
  if (status === 503) return { outcome: "away", retryAfter };
  if (status === 401 || status === 404) return { outcome: "unknown" };
  if (status >= 500) return { outcome: "failed" };
  if (!response.ok) return { outcome: "refused", why: status === 422 ? await refusalOf(response) : null };
  const text = await response.text();
  const { data } = z.safeParse(stateSchema, text ? JSON.parse(text) : null);
  return { outcome: "done", state: (data as ConversationState | undefined) ?? null };
}

async function refusalOf(response: Response): Promise<string | null> {
  const { data } = z.safeParse(refusalSchema, await response.json().catch(() => null));
  return data?.fields.text ?? null;
}
