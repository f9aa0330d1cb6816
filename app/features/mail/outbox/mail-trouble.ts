import { enhancedStatus } from "./retry";

export type MailTrouble =
  | "unreachable"
  | "unknownServer"
  | "silent"
  | "unanswered"
  | "insecure"
  | "signIn"
  | "noMailbox"
  | "badAddress"
  | "mailboxFull"
  | "later"
  | "refused"
  | "file"
  | "other";

/** `error`: as recorded of a failed attempt. */
export function mailTroubleOf(error: string): MailTrouble {
  const code = /^([45]\d\d)(?:[ -]|$)/.exec(error)?.[1];
  return code === undefined ? ofMessage(error) : ofReply(Number(code), error);
}

/** Messages of nodemailer, Node and our own. Order matters: a connection that breaks during STARTTLS is insecure. */
const MESSAGES: readonly [RegExp, MailTrouble][] = [
  [/does not say whether it takes it/, "unanswered"],
  [/\bTLS\b|\bSSL\b|STARTTLS|certificate|altnames|EPROTO|wrong version number/i, "insecure"],
  [/ENOTFOUND|EAI_AGAIN|ENODATA|getaddrinfo/, "unknownServer"],
  [/timed? ?out|never received|aborted/i, "silent"],
  [/ECONN|EPIPE|EHOST|ENET|\bclosed\b|socket|terminates connection/i, "unreachable"],
  [/credentials|login|authentication/i, "signIn"],
  [/not one mail address|no recipients/i, "badAddress"],
  [/ENOSPC|EACCES|EPERM|EROFS|EDQUOT|EIO|ENOENT/, "file"],
];

function ofMessage(error: string): MailTrouble {
  return MESSAGES.find(([pattern]) => pattern.test(error))?.[1] ?? "other";
}

/** RFC 5321, section 4.2, and RFC 4954; more exactly RFC 3463 where the mail server gives such a code. */
function ofReply(code: number, reply: string): MailTrouble {
  if (/\b(START)?TLS\b/i.test(reply)) return "insecure";
  if ([454, 530, 534, 535, 538].includes(code)) return "signIn";
  const about = enhancedStatus(reply)?.slice(2);
  if (about === "2.2" || (about === undefined && code === 552)) return "mailboxFull";
  if (code < 500) return "later";
  if (about === "1.3" || code === 501) return "badAddress";
  const isUnknown = /unknown|no such|not found|does ?n[o']t exist|unavailable/i.test(reply);
  if (about === "1.1" || about === "1.10" || (about === undefined && code === 550 && isUnknown)) return "noMailbox";
  return "refused";
}
