import { charsetOf, nameOf } from "../../lib/text/charset.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

const WORD = /=\?([^?\s]+)\?([QqBb])\?([^?]*)\?=/g;
/** Encoded word at the end of a line that was cut off. */
const CUT_WORD = /=\?[^?\s]+\?[QqBb]\?[^?]*$/;

interface Word {
  charset: string;
  isBase64: boolean;
  text: string;
  from: number;
  to: number;
}

/**
 * Writes the encoded words (RFC 2047) of a header's value in UTF-8. Words that follow one another become one: programs cut them
 * inside a character. They stay encoded, because their text is no syntax.
 */
export function rewriteWords(value: string): string {
  let rewritten = "";
  let at = 0;
  for (const run of runsIn(value)) {
    const text = textOf(run);
    if (text === null) continue;
    rewritten += value.slice(at, run[0]?.from) + encodedWord(text);
    at = run.at(-1)?.to ?? at;
  }
  return rewritten + value.slice(at);
}

/** Closes an encoded word that was cut off at the end of a header's value. */
export function endWord(value: string): string {
  return CUT_WORD.test(value.slice(value.lastIndexOf("=?"))) ? `${value}?=` : value;
}

/** Decodes the value of a header that is one encoded text. Null if it is not. */
export function decodeWhole(value: string): string | null {
  const [run = [], ...others] = runsIn(value);
  const isWhole = others.length === 0 && run[0]?.from === 0 && run.at(-1)?.to === value.length;
  return isWhole ? textOf(run) : null;
}

/** Groups words that follow one another in one character set. */
function runsIn(value: string): Word[][] {
  const runs: Word[][] = [];
  for (const found of value.matchAll(WORD)) {
    const [whole, label = "", encoding = "", text = ""] = found;
    const charset = (label.split("*", 1)[0] ?? "").toLowerCase();
    const word = { charset, isBase64: /b/i.test(encoding), text, from: found.index, to: found.index + whole.length };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before?.charset === charset && value.slice(before.to, word.from).trim() === "") run?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Null if the character set is unknown. */
function textOf(words: readonly Word[]): string | null {
  const charset = words[0]?.charset ?? "";
  const whole = decoded(bytesOf(words), charset);
  if (!whole?.includes("\ufffd")) return whole;
  // A few programs begin anew in each word.
  const apart = words.map((word) => decoded(bytesOf([word]), charset)).join("");
  return apart.includes("\ufffd") ? whole.replace(/\ufffd$/, "") : apart;
}

/** Words in Base64 are read as one text: some end within a group of four letters. */
function bytesOf(words: readonly Word[]): Buffer {
  const pieces: Buffer[] = [];
  let base64: string[] = [];
  const readBase64 = () => {
    pieces.push(fromBase64(base64.join("")));
    base64 = [];
  };
  for (const { isBase64, text } of words) {
    if (isBase64) base64.push(text);
    else {
      readBase64();
      pieces.push(fromQuoted(Buffer.from(text.replaceAll("_", " ")).toString("latin1")));
    }
  }
  readBase64();
  return Buffer.concat(pieces);
}

function decoded(bytes: Buffer, said: string): string | null {
  const charset = charsetOf(bytes, said);
  if (nameOf(said) === null && charset !== "utf-8") return null;
  return new TextDecoder(charset).decode(bytes);
}

function encodedWord(text: string): string {
  return `=?utf-8?B?${Buffer.from(text.toWellFormed()).toString("base64")}?=`;
}

/** Pieces of the text may have padding of their own. */
export function fromBase64(text: string): Buffer {
  return Buffer.concat(text.split(/=+/).map((piece) => Buffer.from(piece, "base64")));
}

/** Takes bytes as a text in Latin-1 (RFC 2045, section 6.7). */
export function fromQuoted(text: string): Buffer {
  const bytes = text
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([\da-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
