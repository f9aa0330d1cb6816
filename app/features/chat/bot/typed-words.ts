import { tidyText } from "~/lib/text/tidy-text";
import { messageWords } from "./vocabulary";

export interface WordsProblem {
  problem: "short" | "long" | "star" | "common" | "many";
  value: string;
}

const MOST_ENTRIES = 60;
const LONGEST_ENTRY = 60;
/** `*` with fewer letters would match half of all words. */
const SHORTEST_PART = 3;

/** One per line, or separated by commas. `common`: words of nearly every message. */
export function readWords(
  typed: string,
  common: ReadonlySet<string>,
): { words: string; problem: null } | { words: null; problem: WordsProblem } {
  if (typed.length > MOST_ENTRIES * LONGEST_ENTRY) return refuse("many", String(MOST_ENTRIES));
  const entries = [...new Set(typed.split(/[,;\n]/).map(asEntry))].filter((entry) => entry !== "");
  if (entries.length > MOST_ENTRIES) return refuse("many", String(MOST_ENTRIES));
  for (const entry of entries) {
    const bare = entry.replaceAll("*", "");
    if (entry.length > LONGEST_ENTRY) return refuse("long", entry);
    if (bare.length < 2) return refuse("short", entry);
    if (entry !== bare && (!/^(\*?[^*\s]+|[^*\s]+\*)$/.test(entry) || bare.length < SHORTEST_PART)) {
      return refuse("star", entry);
    }
    if (common.has(entry)) return refuse("common", entry);
  }
  return { words: entries.join(", "), problem: null };
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(",").map((word) => word.trim()));
}

function refuse(problem: WordsProblem["problem"], value: string) {
  return { words: null, problem: { problem, value } } as const;
}

/** A star at either end stays. */
function asEntry(typed: string): string {
  const text = typed.trim();
  // Left as it was typed, to be refused.
  if (/\S\*\S/.test(text)) return text.toLowerCase();
  const words = text.split(/\s+/).flatMap((word) => messageWords(word.replaceAll("*", "")).slice(0, 1));
  const entry = words.join(" ");
  if (entry === "") return "";
  return `${text.startsWith("*") ? "*" : ""}${entry}${text.endsWith("*") && text.length > 1 ? "*" : ""}`;
}

export interface ReplyProblem {
  problem: "tooLong" | "characters" | "html" | "brace" | "unknown";
  value: string;
}

/** A visitor of a chat reads no more. */
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
