import type { DeskWords } from "~/content/desk/nl";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { sizeInWords } from "~/lib/text/format-length";

/** Bytes. Encoded for a mail they are a third larger, which nearly all mail servers take. */
export const FILE_BOUNDS = { count: 10, size: 10_000_000, total: 15_000_000 } as const;

/** Fields of chosen files, and of the ids of stored ones. */
export const FILES_FIELD = "files";
export const FILE_FIELD = "file";
/** Buttons: keep what is chosen, and take one away. */
export const ATTACH_FIELD = "attach";
export const DETACH_FIELD = "detach";

export interface FilesProblem {
  problem: keyof DeskWords["thread"]["files"]["problems"];
  name: string;
}

/** The reason why these cannot be added to those that are there; null when they can. */
export function filesProblem(
  kept: readonly { size: number }[],
  added: readonly { name: string; size: number }[],
): FilesProblem | null {
  const empty = added.find(({ size }) => size === 0);
  if (empty) return { problem: "empty", name: empty.name };
  const large = added.find(({ size }) => size > FILE_BOUNDS.size);
  if (large) return { problem: "large", name: large.name };
  if (kept.length + added.length > FILE_BOUNDS.count) return { problem: "many", name: "" };
  const total = [...kept, ...added].reduce((sum, { size }) => sum + size, 0);
  return total > FILE_BOUNDS.total ? { problem: "total", name: "" } : null;
}

export function filesProblemMessage(
  { problem, name }: FilesProblem,
  words: DeskWords["thread"]["files"],
  language: Language,
): string {
  return fill(words.problems[problem], { name, ...fileBounds(language) });
}

export function fileBounds(language: Language): Record<"count" | "size" | "total", string> {
  const { count, size, total } = FILE_BOUNDS;
  return { count: String(count), size: sizeInWords(size, language), total: sizeInWords(total, language) };
}
