import { enhancedStatus } from "./retry";

export type MailTrouble =
  | "unreachable"
  | "unknownServer"
  | "silent"
  | "unanswered"
  | "certificateExpired"
  | "certificateName"
  | "certificateUnknown"
  | "wrongSecurity"
  | "insecure"
  | "signIn"
  | "signInOff"
  | "appPassword"
  | "senderRefused"
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
  [/certificate has expired|not yet valid/i, "certificateExpired"],
  [/altnames/i, "certificateName"],
  [/self-signed|unable to (get|verify)/i, "certificateUnknown"],
  [/wrong version number|packet length too long/i, "wrongSecurity"],
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

/** Microsoft, for an organisation or a mailbox that may not sign in with a password. */
const SIGN_IN_OFF =
  /SmtpClientAuthentication is disabled|basic authentication is|\b5\.7\.30\b|did not meet the criteria/i;
/** Postfix, Exim, Exchange. */
const SENDER =
  /\bsend ?as\b|SendAsDenied|sender address rejected|sender (is )?not (allowed|permitted|authori[sz]ed)|not owned by|\b5\.(7\.60|1\.8|2\.252)\b/i;

/** RFC 5321, section 4.2, and RFC 4954; more exactly RFC 3463 where the mail server gives such a code. */
function ofReply(code: number, reply: string): MailTrouble {
  if (/\b(START)?TLS\b/i.test(reply)) return "insecure";
  if (code === 534 || /application-specific password|app password/i.test(reply)) return "appPassword";
  if (SIGN_IN_OFF.test(reply)) return "signInOff";
  if ([454, 530, 535, 538].includes(code)) return "signIn";
  const about = enhancedStatus(reply)?.slice(2);
  if (about === "2.2" || (about === undefined && code === 552)) return "mailboxFull";
  if (code < 500) return "later";
  if (SENDER.test(reply)) return "senderRefused";
  if (about === "1.3" || code === 501) return "badAddress";
  const isUnknown = /unknown|no such|not found|does ?n[o']t exist|unavailable/i.test(reply);
  if (about === "1.1" || about === "1.10" || (about === undefined && code === 550 && isUnknown)) return "noMailbox";
  return "refused";
}
