import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { compile } from "html-to-text";
import type { Attachment, Email } from "postal-mime";
import { cleanLine } from "~/lib/text/mail-address";
import { isBlank, tidyText } from "~/lib/text/tidy-text";
import { parse } from "~/platform/parsing/parse.server";
import { type Bounce, bounceOf, textBounceOf } from "./bounce";
import { headOf, type MessageHead, READ_HEADERS } from "./message-head";
import { isShowable } from "./safe-html.server";

/** Bytes of a mail that is fetched. */
export const LARGEST_MESSAGE = 40 * 1024 * 1024;
/** Characters. */
const LONGEST_TEXT = 200_000;
const SHORTENED_HTML = 50_000;
const LONGEST_EXCUSE = 500;
const LONGEST_EXTENSION = 20;
const MOST_ATTACHMENTS = 100;
/** Bytes. A type shows in the first few, and nothing that is packed is ever unpacked. */
const SNIFFED = 4_100;
/** Bytes. */
const LONGEST_HEAD = 1024 * 1024;
/** Length of the answer to an invitation. */
const LONGEST_REPLY = 100_000;
const UNKNOWN_TYPE = "application/octet-stream";
/** Found by what the mail says, because their bytes do not tell. */
const TEXT_EXTENSIONS = new Map([
  ["text/plain", "txt"],
  ["text/csv", "csv"],
  ["text/calendar", "ics"],
  ["text/vcard", "vcf"],
]);

export interface ReceivedFile {
  name: string;
  /** Found by its content. */
  type: string;
  content: Uint8Array;
}

/** Parts that could not be shown as they were sent. */
export type MessageRemark =
  | "too-large"
  | "unreadable"
  | "shortened"
  | "more-files"
  | "wrong-date"
  | "outlook-file"
  | "other-sender";

export interface ReceivedMessage {
  head: MessageHead;
  text: string;
  html: string | null;
  files: ReceivedFile[];
  bounce: Bounce | null;
  remarks: MessageRemark[];
}

/** Reads the head alone. Rejects nothing. */
export async function parseHead(head: Uint8Array, receivedAt: Date): Promise<MessageHead> {
  return headOf((await parsed(head)) ?? (await parsed(shortHead(head))) ?? NOTHING, receivedAt);
}

/** Rejects nothing: a mail that cannot be parsed is shown as text. */
export async function parseMessage(source: Uint8Array, receivedAt: Date): Promise<ReceivedMessage> {
  const mail = await parsed(source);
  if (!mail) {
    const head = await parseHead(headIn(source), receivedAt);
    return { head, ...shortened(plainText(source), "unreadable"), html: null, files: [], bounce: null };
  }
  const said = headOf(mail, receivedAt);
  const head = { ...said, isAutomatic: said.isAutomatic || isAcceptance(mail) };
  const files = await Promise.all(mail.attachments.slice(0, MOST_ATTACHMENTS).map(fileOf));
  const [first] = mail.attachments;
  // A mail with a broken type is one nameless file.
  const isBare = !mail.text && !mail.html && files.length === 1 && !first?.filename && files[0]?.type === UNKNOWN_TYPE;
  const { text, remarks } = shortened(isBare ? plainText(files[0]?.content ?? NO_BYTES) : textOf(mail));
  return {
    head,
    text,
    html: mail.html && isShowable(mail.html) ? mail.html.replaceAll("\0", "").toWellFormed() : null,
    files,
    bounce: head.isReport ? bounceIn(mail, head) : null,
    remarks: [
      ...remarks,
      ...(head.isDateWrong ? (["wrong-date"] as const) : []),
      ...(mail.attachments.length > MOST_ATTACHMENTS ? (["more-files"] as const) : []),
      ...(files.some(({ type }) => type === "application/vnd.ms-tnef") ? (["outlook-file"] as const) : []),
    ],
  };
}

/** A mail that is too large to fetch. */
export function headOnly(head: MessageHead): ReceivedMessage {
  return { head, text: "", html: null, files: [], bounce: null, remarks: ["too-large"] };
}

const toText = compile({
  wordwrap: false,
  selectors: [{ selector: "img", format: "skip" }],
  limits: { maxInputLength: 500_000, maxDepth: 100 },
});
const NO_BYTES = new Uint8Array();
const NOTHING: Email = { headers: [], headerLines: [], attachments: [] };

async function parsed(source: Uint8Array): Promise<Email | null> {
  try {
    return await parse("mail", source);
  } catch {
    return null;
  }
}

function headIn(source: Uint8Array): Uint8Array {
  const text = Buffer.from(source.subarray(0, LONGEST_HEAD)).toString("latin1");
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return source.subarray(0, end);
}

const SHORT_HEADER = new RegExp(`^(?:${READ_HEADERS.join("|")}):.{0,5000}`, "i");

/** The headers that matter, of a head that is too long to parse. */
function shortHead(head: Uint8Array): Uint8Array {
  const text = Buffer.from(head.subarray(0, LONGEST_HEAD)).toString("latin1");
  const headers = text.replace(/\r?\n(?=[\t ])/g, "").split(/\r?\n/);
  const short = headers.flatMap((each) => SHORT_HEADER.exec(each)?.[0] ?? []);
  return Buffer.from(`${short.join("\r\n")}\r\n\r\n`, "latin1");
}

/** The HTML counts where the text is empty or excuses itself for it, in words that the HTML does not have. */
function textOf({ text = "", html }: Email): string {
  const said = tidyText(text);
  const mayBeExcuse = said.length <= LONGEST_EXCUSE && /\b(html|browser)/i.test(said);
  if (!html || !(isBlank(said) || mayBeExcuse)) return said;
  const shown = tidyText(toText(isShowable(html) ? html : html.slice(0, SHORTENED_HTML)));
  const isSaid = !isBlank(said) && wordsOf(shown).includes(wordsOf(said));
  return isBlank(shown) || isSaid ? said : shown;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function plainText(source: Uint8Array): string {
  return tidyText(Buffer.from(source.subarray(0, LONGEST_TEXT)).toString("utf8"));
}

function shortened(said: string, ...remarks: MessageRemark[]): Pick<ReceivedMessage, "text" | "remarks"> {
  // Neither database keeps U+0000, nor half a character.
  const text = said.replaceAll("\0", "").toWellFormed();
  if (text.length <= LONGEST_TEXT) return { text, remarks };
  return { text: text.slice(0, LONGEST_TEXT).toWellFormed(), remarks: [...remarks, "shortened"] };
}

async function fileOf({ filename, mimeType, content }: Attachment, index: number): Promise<ReceivedFile> {
  const bytes = bytesOf(content);
  const { mime, ext } = await foundType(bytes, mimeType, filename);
  const name = fileName(filename) || [`bijlage-${index + 1}`, ext].filter(Boolean).join(".");
  return { name, type: mime, content: bytes };
}

function bytesOf(content: Attachment["content"]): Uint8Array {
  return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
}

/**
 * Leaves out the folders that some programs write before it, and what a system would treat in a way of its own; a long
 * one keeps its extension.
 */
export function fileName(name: string | null): string {
  const last = (name ?? "").split(/[/\\]/).at(-1) ?? "";
  const line = cleanLine(last);
  const extension = cleanLine(extname(last));
  const isCut = extension.length <= LONGEST_EXTENSION && !line.endsWith(extension);
  const whole = isCut ? `${[...line].slice(0, -1 - extension.length).join("")}…${extension}` : line;
  return whole.replace(/[<>:"|?*]/g, "_").replace(/^\.+/, "");
}

/** The type by content; `said` counts for plain text alone. */
export async function typeOf(bytes: Uint8Array, said: string, name: string | null): Promise<string> {
  return (await foundType(bytes, said, name)).mime;
}

/** `ext`: without a dot; null if none is known. */
async function foundType(
  bytes: Uint8Array,
  said: string,
  name: string | null,
): Promise<{ mime: string; ext: string | null }> {
  if (/^application\/(vnd\.)?ms-tnef$/i.test(said) || /^winmail\.dat$/i.test(name ?? ""))
    return { mime: "application/vnd.ms-tnef", ext: "dat" };
  if (/^message\//i.test(said)) return { mime: "message/rfc822", ext: "eml" };
  const found = await fileTypeFromBuffer(bytes.subarray(0, SNIFFED)).catch(() => undefined);
  if (found) return found;
  const mime = said.toLowerCase();
  const ext = bytes.subarray(0, SNIFFED).includes(0) ? undefined : TEXT_EXTENSIONS.get(mime);
  return ext ? { mime, ext } : { mime: UNKNOWN_TYPE, ext: null };
}

/** True if an invitation was accepted by a tap (RFC 5546, section 3.2.3). Words that were added are an answer. */
function isAcceptance({ attachments }: Email): boolean {
  const reply = attachments.find(
    ({ mimeType, method }) => mimeType === "text/calendar" && /^reply$/i.test(method ?? ""),
  );
  const text = reply
    ? Buffer.from(bytesOf(reply.content))
        .toString("utf8", 0, LONGEST_REPLY)
        .replace(/\r?\n[ \t]/g, "")
    : "";
  const [, words = ""] = /^COMMENT\b[^:\n]*:(.*)$/im.exec(text) ?? [];
  const accepts = (line: string) => /^ATTENDEE\b/i.test(line) && /;PARTSTAT=ACCEPTED\b/i.test(line);
  return text.split(/\r?\n/).some(accepts) && words.replaceAll("\\n", "").trim() === "";
}

function bounceIn({ attachments, text = "" }: Email, { failedRecipients }: MessageHead): Bounce | null {
  const part = (type: RegExp) => {
    const found = attachments.find(({ mimeType }) => type.test(mimeType));
    return found ? Buffer.from(bytesOf(found.content)).toString("utf8") : "";
  };
  const report = part(/^message\/(global-)?delivery-status$/i);
  if (report === "")
    return failedRecipients.length === 0 ? null : textBounceOf(failedRecipients, text.slice(0, LONGEST_TEXT));
  return bounceOf(report, part(/^(message\/rfc822|text\/rfc822-headers|message\/global.*)$/i));
}
