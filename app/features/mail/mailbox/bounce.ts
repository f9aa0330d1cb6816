import { cleanLine } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";
import { OWN_ID_HEADER } from "../thread/message-id";

/** A mail of ours that another mail server gave back. */
export interface Bounce {
  /** That it did not reach, in a form in which addresses compare: as the mail was addressed, and where that led on to. */
  recipients: string[];
  /** The words of a mail server: "550 5.1.1 User unknown". */
  error: string;
  /** Message-ID of the mail that came back. A relay may have put its own there. */
  about: string | null;
  /** Our own name for it. */
  ownId?: string | undefined;
  /** ISO-8601 UTC. */
  date?: string | undefined;
}

/** Characters: of a hundred recipients, or of a head. */
const LONGEST_REPORT = 100_000;

/** `report`: the part `message/delivery-status` (RFC 3464); `original`: the mail that came back, or its head. */
export function bounceOf(report: string, original: string): Bounce | null {
  const groups = report
    .slice(0, LONGEST_REPORT)
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map(fieldsOf);
  const failed = groups.filter(({ action = "" }) => /^failed\b/i.test(action));
  const [first] = failed;
  if (!first) return null;
  return {
    recipients: [...new Set(failed.flatMap(recipientsIn))],
    error: errorOf(first.status ?? "5.0.0", afterType(first["diagnostic-code"] ?? "")),
    ...mailIn(original),
  };
}

/** Begins the mail that came back, in a report without parts. */
const ORIGINAL = /^(-{3,}|Return-Path:|Received:)/im;
const REPLY = /(?:^|[\s:>])([45]\d\d[ -][^\n]{1,300})/;

/** `text`: of a report in plain text, as Exim writes it. */
export function textBounceOf(recipients: readonly string[], text: string): Bounce {
  const end = ORIGINAL.exec(text)?.index ?? text.length;
  return {
    recipients: [...recipients],
    error: errorOf("5.0.0", REPLY.exec(text.slice(0, end))?.[1] ?? ""),
    ...mailIn(text.slice(end)),
  };
}

function mailIn(original: string): Pick<Bounce, "about" | "ownId" | "date"> {
  const date = Date.parse(/^Date:[ \t]*(\S.*)$/im.exec(original)?.[1] ?? "");
  return {
    about: idIn(original, "Message-ID"),
    ownId: idIn(original, OWN_ID_HEADER) ?? undefined,
    date: Number.isNaN(date) ? undefined : new Date(date).toISOString(),
  };
}

function idIn(original: string, header: string): string | null {
  return new RegExp(`^${header}:\\s*(<[^<>\\s]+>)`, "im").exec(original)?.[1] ?? null;
}

function recipientsIn(group: Record<string, string>): string[] {
  const named = [group["final-recipient"], group["original-recipient"]].map((each) => afterType(each ?? ""));
  return named.filter(Boolean).map((address) => addressKey(address.replace(/^<|>$/g, "")));
}

/** Puts the code of a reply in front, which some mail servers do not report. */
function errorOf(status: string, diagnostic: string): string {
  const said = cleanLine(diagnostic).replace(/^(\d{3})-/, "$1 ");
  if (/^[45]\d\d /.test(said)) return said;
  return cleanLine(`${status.startsWith("4") ? 450 : 550} ${status} ${said}`);
}

function fieldsOf(group: string): Record<string, string> {
  const unfolded = group.replace(/\n[ \t]+/g, " ");
  const fields = unfolded.split("\n").map((line) => /^([\w-]+):(.*)$/s.exec(line));
  return Object.fromEntries(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase(), field[2]?.trim()]] : [])));
}

/** "rfc822; somebody@example.nl" */
function afterType(value: string): string {
  return value.slice(value.indexOf(";") + 1).trim();
}
