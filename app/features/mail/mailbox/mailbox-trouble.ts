/** Reasons why the mailbox cannot be read, as far as the owner can do something about them. */
export const MAILBOX_TROUBLES = [
  "password",
  "app-password",
  "token",
  "certificate",
  "certificate-expired",
  "certificate-name",
  "certificate-unknown",
  "wrong-security",
  "no-tls",
  "unknown-host",
  "unreachable",
  "silent",
  "no-inbox",
  "other",
] as const;
export type MailboxTrouble = (typeof MAILBOX_TROUBLES)[number];

/** A problem with the mail server. The message has no words of the mail server: they may name a person. */
export class MailboxProblem extends Error {
  readonly trouble: MailboxTrouble;
  /** The code of Node or imapflow. */
  readonly code: unknown;

  constructor(trouble: MailboxTrouble, code?: unknown) {
    super(`The mailbox cannot be read: ${trouble}${code === undefined ? "" : ` (${String(code)})`}`);
    this.trouble = trouble;
    this.code = code;
  }

  static of(error: unknown): MailboxProblem {
    return error instanceof MailboxProblem ? error : new MailboxProblem(troubleOf(error), (error as ImapError).code);
  }
}

/** Codes and messages of Node, the more exact first. */
const CERTIFICATES: readonly [RegExp, MailboxTrouble][] = [
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, "certificate-expired"],
  [/ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH/, "certificate-name"],
  [/SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/, "certificate-unknown"],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/i, "wrong-security"],
];
const CERTIFICATE = /CERT|ERR_TLS_|ERR_SSL|certificate/;
const REFUSED: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "EPIPE"]);
/** The mail server could not tell whether the password is right (RFC 5530). */
const UNTOLD: ReadonlySet<unknown> = new Set(["UNAVAILABLE", "SERVERBUG", "INUSE", "LIMIT"]);
const SILENT: ReadonlySet<unknown> = new Set([
  "CONNECT_TIMEOUT",
  "GREETING_TIMEOUT",
  "UPGRADE_TIMEOUT",
  "ETIMEOUT",
  "ETIMEDOUT",
]);

interface ImapError {
  code?: unknown;
  message?: unknown;
  authenticationFailed?: unknown;
  serverResponseCode?: unknown;
  response?: unknown;
}

function troubleOf(error: unknown): MailboxTrouble {
  const { code, message, authenticationFailed, serverResponseCode, response } = error as ImapError;
  if (UNTOLD.has(serverResponseCode)) return "unreachable";
  if (authenticationFailed === true)
    return /application-specific|app password/i.test(String(response)) ? "app-password" : "password";
  const certificate = CERTIFICATES.find(([pattern]) => pattern.test(`${code} ${message}`));
  if (certificate) return certificate[1];
  if (CERTIFICATE.test(`${code} ${message}`)) return "certificate";
  if (/STARTTLS/i.test(String(message))) return "no-tls";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "unknown-host";
  if (SILENT.has(code)) return "silent";
  return REFUSED.has(code) || code === "NoConnection" || code === "EConnectionClosed" ? "unreachable" : "other";
}
