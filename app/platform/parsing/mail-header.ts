import { charsetOf } from "../../lib/text/charset.ts";
import { decodeWhole, endWord, rewriteWords } from "./encoded-words.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

export interface MailHeader {
  /** Lower case; empty for a line that is no header. */
  key: string;
  name: string;
  /** Unfolded. */
  value: string;
  /** Place in the mail. Null if the header was changed. */
  place: { from: number; to: number } | null;
}

const STRUCTURE = /^content-(type|disposition|transfer-encoding)$/;

/** Takes a line as bytes in Latin-1, without its end. */
export function readHeader(line: string, from: number, to: number): MailHeader {
  const colon = line.indexOf(":");
  const name = colon < 0 ? "" : line.slice(0, colon).trim();
  return { key: name.toLowerCase(), name, value: line.slice(colon + 1).trim(), place: { from, to } };
}

/** Writes a header in UTF-8; `charset` is that of the text below. */
export function repairHeader(header: MailHeader, charset: string): MailHeader {
  if (header.key === "") return header;
  const bytes = Buffer.from(header.value, "latin1");
  const written = charsetIn(bytes, charset);
  const text = new TextDecoder(written, { ignoreBOM: true }).decode(bytes);
  const value = rewrite(header.key, text);
  return value === text && written === "utf-8" ? header : changed(header, value);
}

export function changed({ key, name }: Pick<MailHeader, "key" | "name">, value: string): MailHeader {
  return { key, name, value: value.replace(/[\r\n]+/g, " "), place: null };
}

/** Old programs write bytes of the text's character set. Those of these character sets could turn into syntax. */
function charsetIn(bytes: Buffer, said: string): string {
  const charset = bytes.some((byte) => byte > 0x7f) ? charsetOf(bytes, said) : "utf-8";
  return /^(utf-16|iso-2022)/.test(charset) ? "utf-8" : charset;
}

function rewrite(key: string, value: string): string {
  if (!value.includes("=?")) return value;
  const whole = STRUCTURE.test(key) ? decodeWhole(value) : null;
  return whole ?? rewriteWords(key === "subject" ? endWord(value) : value);
}

export function headerValue(headers: readonly MailHeader[], key: string): string {
  return headers.find((header) => header.key === key)?.value ?? "";
}

/** Gives "text/plain", lower case. */
export function typeIn(contentType: string): string {
  return /^[^;\s]*/.exec(contentType)?.[0].toLowerCase() ?? "";
}

/** Parameter of a header; empty if there is none. */
export function parameterIn(value: string, name: "boundary" | "charset"): string {
  const [, quoted, bare = ""] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;]*))`, "i").exec(value) ?? [];
  return quoted?.replace(/\\(.)/g, "$1") ?? bare.trim();
}

export function withoutParameter(value: string, name: "boundary" | "charset"): string {
  return value.replace(new RegExp(`;\\s*${name}\\s*=\\s*(?:"(?:[^"\\\\]|\\\\.)*"|[^;]*)`, "gi"), "");
}
