import { foldText } from "~/lib/text/fold";
import { MESSAGE_LENGTH } from "../protocol";

/** Lower case, without accents and apostrophes; "seo-advies" is "seoadvies", "seo", "advies". */
export function messageWords(text: string): string[] {
  // Some characters decompose into several words each: no more is read than of any message.
  const plain = foldText(text).slice(0, MESSAGE_LENGTH);
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.flatMap(withParts) ?? [];
}

function withParts(word: string): string[] {
  const parts = word.split("-");
  return parts.length > 1 ? [parts.join(""), ...parts.filter((part) => part.length > 2)] : [word];
}
