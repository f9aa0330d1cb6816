import { foldText } from "~/lib/fold";
import { MESSAGE_LENGTH } from "../protocol";

/**
 * The words of a message as word lists write them: lower case, without accents and apostrophes ("foto’s" is "fotos"). A
 * word with hyphens counts as one ("e-mail" is "email"), followed by its parts if each could be a word ("seo-advies" is
 * "seoadvies", "seo", "advies").
 */
export function messageWords(text: string): string[] {
  // Some characters decompose into several words each: even of thousands of them, no more is read than of any message.
  const plain = foldText(text).slice(0, MESSAGE_LENGTH);
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.flatMap(withParts) ?? [];
}

function withParts(word: string): string[] {
  const parts = word.split("-");
  return parts.length > 1 ? [parts.join(""), ...parts.filter((part) => part.length > 2)] : [word];
}
