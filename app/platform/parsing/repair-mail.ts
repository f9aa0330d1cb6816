import { charsetOf, nameOf } from "../../lib/text/charset.ts";
import { fromBase64, fromQuoted } from "./encoded-words.ts";
import {
  changed,
  headerValue,
  type MailHeader,
  parameterIn,
  readHeader,
  repairHeader,
  typeIn,
  withoutParameter,
} from "./mail-header.ts";

// Runs in the parsing thread, in which Node.js reads modules by their full names.

/** A mail with more is left as it is: bytes of all heads, parts, parts within parts. */
const LONGEST_HEADS = 1024 * 1024;
const MOST_PARTS = 10_000;
const DEEPEST = 50;
/** Number of bytes after a head in which a boundary is looked for. */
const PREAMBLE = 64 * 1024;
/** Characters. */
const LONGEST_TYPE = 10_000;
/** Searches for a boundary in one mail. */
const MOST_SEARCHES = 50;
const NEW_BOUNDARY = "=_parts-without-a-boundary";
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const DASH = 0x2d;
const HEADER = /^[!-9;-~]+[ \t]*:/;

interface Parts {
  delimiter: string;
  /** Delimiter in the repaired mail; mostly the same. */
  written: string;
  isDigest: boolean;
}

interface Part {
  headers: MailHeader[];
  from: number;
  /** End of the head, before the empty line. */
  headEnd: number;
  body: number;
}

/**
 * Mends what the sender's program did wrong: texts and headers in another character set than they name, characters that are cut
 * by encoded words, a type that is encoded as a whole, parts without a boundary. All other bytes stay.
 */
export function repairMail(source: Uint8Array): Uint8Array {
  return new MailRepair(source).run();
}

class MailRepair {
  readonly #source: Buffer;
  readonly #pieces: Uint8Array[] = [];
  readonly #open: Parts[] = [];
  #part: Part;
  #copied = 0;
  #headBytes = 0;
  #parts = 0;
  #searches = 0;

  constructor(source: Uint8Array) {
    this.#source = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
    this.#part = this.#readPart(0);
  }

  run(): Uint8Array {
    for (let at = this.#part.body; at < this.#source.length; ) {
      const end = this.#lineEnd(at);
      const [parts, isLast] = this.#delimiterAt(at, end) ?? [];
      if (!parts) {
        at = end;
        continue;
      }
      this.#endPart(at);
      if (parts.written !== parts.delimiter) this.#replace(at, end, `${parts.written}${isLast ? "--" : ""}\r\n`);
      this.#open.length = this.#open.indexOf(parts) + (isLast ? 0 : 1);
      // Text after the last part belongs to no part.
      this.#part = isLast ? { headers: [], from: end, headEnd: end, body: end } : this.#readPart(end);
      at = this.#part.body;
      if (this.#isBeyondBounds()) return this.#source;
    }
    this.#endPart(this.#source.length);
    if (this.#pieces.length === 0) return this.#source;
    return Buffer.concat([...this.#pieces, this.#source.subarray(this.#copied)]);
  }

  #isBeyondBounds(): boolean {
    return this.#headBytes > LONGEST_HEADS || this.#parts > MOST_PARTS || this.#open.length > DEEPEST;
  }

  #readPart(from: number): Part {
    this.#parts += 1;
    const lines: { text: string; from: number; to: number }[] = [];
    let at = from;
    let body = from;
    while (at < this.#source.length && this.#headBytes <= LONGEST_HEADS && !this.#delimiterAt(at, this.#lineEnd(at))) {
      body = this.#lineEnd(at);
      const text = this.#line(at, body);
      if (text === "") break;
      const last = lines.at(-1);
      if (last && /^[ \t]/.test(text)) {
        last.text += text;
        last.to = body;
      } else lines.push({ text, from: at, to: body });
      this.#headBytes += body - at;
      at = body;
    }
    const read = lines.map((line) => readHeader(line.text, line.from, line.to));
    const charset = parameterIn(headerValue(read, "content-type"), "charset");
    const headers = read.map((header) => repairHeader(header, charset));
    const part = { headers, from, headEnd: at, body };
    this.#openParts(part);
    return part;
  }

  #openParts(part: Part): void {
    const type = headerValue(part.headers, "content-type");
    if (!typeIn(type).startsWith("multipart/") || type.length > LONGEST_TYPE) return;
    // Programs that write it in pieces or percent-encoded do it right. A head alone has no delimiters.
    if (/;\s*boundary\*/i.test(type) || part.body >= this.#source.length) return;
    const isDigest = typeIn(type) === "multipart/digest";
    const said = parameterIn(type, "boundary");
    const delimiter = said !== "" && this.#isFollowedBy(`--${said}`, part.body) ? `--${said}` : this.#find(part.body);
    if (delimiter === null) {
      this.#rename(part, "text/plain");
      return;
    }
    const boundary = delimiter === "--" ? NEW_BOUNDARY : delimiter.slice(2);
    this.#open.push({ delimiter, written: `--${boundary}`, isDigest });
    if (boundary !== said) this.#rename(part, `${withoutParameter(type, "boundary")}; boundary="${boundary}"`);
  }

  /** Looks far below only for the parts of the mail as a whole. */
  #isFollowedBy(delimiter: string, body: number): boolean {
    const near = this.#source.subarray(body, body + PREAMBLE);
    return (
      this.#open.length > 0 || near.includes(delimiter, 0, "latin1") || this.#source.includes(delimiter, body, "latin1")
    );
  }

  /** Finds the first line after which a part seems to begin. */
  #find(body: number): string | null {
    this.#searches += 1;
    if (this.#searches > MOST_SEARCHES) return null;
    const lines = this.#source
      .subarray(body, body + PREAMBLE)
      .toString("latin1")
      .split(/\r?\n/);
    const found = lines.find((line, index) => {
      const next = lines[index + 1] ?? "";
      const isBegun = HEADER.test(next) || (next === "" && line.length > 2);
      return isBegun && /^--[^"\\\s]{0,200}$/.test(line) && !this.#open.some((parts) => endingOf(line, parts) !== null);
    });
    return found ?? null;
  }

  #rename(part: Part, type: string): void {
    const header = changed({ key: "content-type", name: "Content-Type" }, type);
    const index = part.headers.findIndex(({ key }) => key === header.key);
    part.headers.splice(index < 0 ? part.headers.length : index, 1, header);
  }

  #endPart(to: number): void {
    const part = this.#part;
    const charset = this.#isText(part.headers) ? this.#otherCharset(part, to) : null;
    if (charset !== null) {
      const type = withoutParameter(headerValue(part.headers, "content-type"), "charset") || "text/plain";
      this.#rename(part, `${type}; charset=${charset}`);
    }
    if (part.headers.every(({ place }) => place !== null)) return;
    const written = part.headers.map(({ name, value, place }) =>
      place === null ? Buffer.from(`${name}: ${value}\r\n`) : this.#source.subarray(place.from, place.to),
    );
    this.#replace(part.from, part.headEnd, Buffer.concat(written));
  }

  #isText(headers: readonly MailHeader[]): boolean {
    const type = typeIn(headerValue(headers, "content-type")) || (this.#open.at(-1)?.isDigest ? "" : "text/plain");
    const isFile = /^\s*attachment\b/i.test(headerValue(headers, "content-disposition"));
    return /^text\/(plain|html|calendar)$/.test(type) && !isFile;
  }

  /** Character set of a text that names another one. Null if the parser reads it right. */
  #otherCharset({ headers, body }: Part, to: number): string | null {
    const type = headerValue(headers, "content-type");
    if (type.length > LONGEST_TYPE) return null;
    const said = parameterIn(type, "charset");
    const bytes = decode(this.#source.subarray(body, to), headerValue(headers, "content-transfer-encoding"));
    const [named, charset] = [nameOf(said || "utf-8"), charsetOf(bytes, said)];
    // The parser knows some by other names.
    return charset === named || (named === null && charset !== "utf-8") ? null : charset;
  }

  /** Finds the parts that a line delimits, and whether it ends them. */
  #delimiterAt(from: number, to: number): [Parts, boolean] | null {
    if (this.#open.length === 0 || this.#source[from] !== DASH || this.#source[from + 1] !== DASH) return null;
    const line = this.#line(from, to);
    for (const parts of this.#open.toReversed()) {
      const ending = endingOf(line, parts);
      if (ending !== null) return [parts, ending === "--"];
    }
    return null;
  }

  #lineEnd(from: number): number {
    const found = this.#source.indexOf(LINE_FEED, from);
    return found < 0 ? this.#source.length : found + 1;
  }

  #line(from: number, to: number): string {
    let end = to;
    while (end > from && (this.#source[end - 1] === LINE_FEED || this.#source[end - 1] === RETURN)) end -= 1;
    return this.#source.toString("latin1", from, end);
  }

  #replace(from: number, to: number, written: string | Uint8Array): void {
    this.#pieces.push(this.#source.subarray(this.#copied, from), Buffer.from(written as string));
    this.#copied = to;
  }
}

/** Gives the dashes after the delimiter. Null if the line is no such delimiter. */
function endingOf(line: string, { delimiter }: Parts): string | null {
  if (!line.startsWith(delimiter)) return null;
  // A signature begins with two dashes and a space.
  const form = delimiter === "--" ? /^((?:--)?)$/ : /^((?:--)?)[ \t]*$/;
  return form.exec(line.slice(delimiter.length))?.[1] ?? null;
}

function decode(body: Buffer, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return fromBase64(body.toString("latin1").replace(/[^a-z\d+/=]+/gi, ""));
  return /quoted-printable/i.test(encoding) ? fromQuoted(body.toString("latin1")) : body;
}
