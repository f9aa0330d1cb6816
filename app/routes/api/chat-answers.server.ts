import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { type ChatLimits, countPost, type Poster } from "~/features/chat/chat-limits.server";
import { readBody } from "~/lib/http/api.server";
import { jsonError, tooManyRequests } from "~/lib/http/json-error.server";
import { isLanguage, type Language } from "~/lib/language/language";
import { refusedFields } from "./refused-fields.server";

/** Throws the response to a call that does not match: 400, 405, 415 or 422. */
export async function readCall<T>(request: Request, schema: z.ZodMiniType<T>, language: Language): Promise<T> {
  const { fields } = await readBody(request);
  const parsed = z.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  throw refusedFields(firstErrors(parsed.error), isLanguage(fields.language) ? fields.language : language);
}

/** Throws the 429 response. */
export async function consumeChat(limits: ChatLimits, poster: Poster): Promise<void> {
  const retryAfter = await countPost(limits, poster, { isStart: false });
  if (retryAfter !== null) throw tooManyRequests(retryAfter);
}

export function noConversation(): Response {
  return jsonError(404, { error: "There is no such conversation." });
}

/** Streams end when their pages close: a minute later there may be room. */
export function tooManyStreams(): Response {
  return tooManyRequests(60, "Too many streams.");
}
