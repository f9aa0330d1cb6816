import { normalized } from "~/lib/text/tidy-text";
import { clustersOf, fontWith } from "./fonts.server";

const LEFT_OUT = "[…]";

/**
 * Leaves out emoji, and puts a mark in place of words that have letters of no font, such as Arabic or Chinese. Empty if
 * nothing else is left.
 */
export function documentText(text: string): string {
  const shown = write(text, LEFT_OUT);
  return shown.includes(LEFT_OUT) && !hasWords(shown) ? "" : shown;
}

/** Leaves out what cannot be written, and puts no mark. */
export function documentName(name: string): string {
  const shown = write(name, "").trim();
  return hasWords(shown) ? shown : "";
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

export function canWrite(text: string): boolean {
  return text.split(/\s/).every((word) => writeWord(plainText(word)) !== undefined);
}

function write(text: string, instead: string): string {
  return plainText(text)
    .split("\n")
    .map((line) => writeLine(line, instead))
    .join("\n");
}

function writeLine(line: string, instead: string): string {
  const words: string[] = [];
  for (const word of line.split(" ")) {
    const written = writeWord(word) ?? instead;
    const isRepeated = written === instead && words.at(-1) === instead;
    if (written === word) words.push(word);
    // A comma after an emoji belongs to the word before it.
    else if (/^[.,:;!?)]+$/.test(written)) words.push((words.pop() ?? "") + written);
    else if (written !== "" && !isRepeated) words.push(written);
  }
  return words.join(" ");
}

/** Composed, without invisible characters, with plain spaces and hyphens. */
function plainText(text: string): string {
  return normalized(text, "NFC")
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(/(?!\n)[\p{C}\p{Variation_Selector}]/gu, "")
    .replace(/[\u2010\u2011]/g, "-");
}

/** Undefined if a letter cannot be written. */
function writeWord(word: string): string | undefined {
  if (fontWith(word, "text")) return word;
  const written = clustersOf(word).map(writeCluster);
  return written.includes(undefined) ? undefined : written.join("");
}

function writeCluster(cluster: string): string | undefined {
  if (fontWith(cluster, "text")) return cluster;
  if (/[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(cluster)) return "";
  // A letter without its marks can still be read.
  const bare = cluster.replace(/\p{M}/gu, "");
  return fontWith(bare, "text") ? bare : undefined;
}
