import { tidyText } from "~/lib/text/tidy-text";

export interface ReplyProblem {
  problem: "tooLong" | "characters" | "html" | "brace" | "unknown";
  value: string;
}

/** Nobody reads more in a chat. */
export const REPLY_LENGTH = 600;

const NO_TEXT = /[^\P{Cc}\n]|\p{Cs}/u;
const PLACEHOLDER = /\{([\w.]+)\}/g;

export function tidyReply(typed: unknown): string {
  return typeof typed === "string" ? tidyText(typed) : "";
}

/** Null if it can be used. */
export function replyProblem(reply: string, facts: Readonly<Record<string, string>>): ReplyProblem | null {
  if (reply.length > REPLY_LENGTH) return { problem: "tooLong", value: String(REPLY_LENGTH) };
  if (NO_TEXT.test(reply)) return { problem: "characters", value: "" };
  const tag = /<[a-z/!?][^>]*>?/i.exec(reply);
  if (tag) return { problem: "html", value: tag[0] };
  for (const [whole, name = ""] of reply.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(facts, name)) return { problem: "unknown", value: whole };
  }
  const loose = /[{}][^{}]{0,20}/.exec(reply.replace(PLACEHOLDER, ""));
  return loose ? { problem: "brace", value: loose[0] } : null;
}
