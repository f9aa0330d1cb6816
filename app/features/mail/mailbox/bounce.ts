import { cleanLine } from "~/lib/text/mail-address";
import { addressKey } from "~/lib/text/mail-domain";

/** A mail of ours that another mail server gave back. */
export interface Bounce {
  recipient: string | null;
  /** As a mail server words it: "550 5.1.1 User unknown". */
  error: string;
  /** Message-ID of the mail that came back. */
  about: string | null;
}

/** `report`: the part `message/delivery-status` (RFC 3464); `original`: the mail that came back, or its head. */
export function bounceOf(report: string, original: string): Bounce | null {
  const groups = report
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map(fieldsOf);
  const failed = groups.find(({ action = "" }) => /^failed\b/i.test(action));
  if (!failed) return null;
  const recipient = afterType(failed["final-recipient"] ?? failed["original-recipient"] ?? "");
  return {
    recipient: recipient === "" ? null : addressKey(recipient.replace(/^<|>$/g, "")),
    error: errorOf(failed.status ?? "5.0.0", afterType(failed["diagnostic-code"] ?? "")),
    about: /^Message-ID:\s*(<[^<>\s]+>)/im.exec(original)?.[1] ?? null,
  };
}

/** With the code of a reply in front, which not every mail server reports. */
function errorOf(status: string, diagnostic: string): string {
  const said = cleanLine(diagnostic).replace(/^(\d{3})-/, "$1 ");
  if (/^[45]\d\d /.test(said)) return said;
  return cleanLine(`${status.startsWith("4") ? 450 : 550} ${status} ${said}`);
}

function fieldsOf(group: string): Record<string, string> {
  const unfolded = group.replace(/\n[ \t]+/g, " ");
  const fields = unfolded.split("\n").map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
  return Object.fromEntries(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase(), field[2]?.trim()]] : [])));
}

/** "rfc822; somebody@example.nl" */
function afterType(value: string): string {
  return value.slice(value.indexOf(";") + 1).trim();
}
