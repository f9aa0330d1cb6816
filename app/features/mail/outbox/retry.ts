const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHORTEST = 30_000;

/** Milliseconds. Hourly at most for five days, so that a mail server that was away all weekend is soon found again. */
export const RETRY_DELAYS: readonly number[] = [
  45_000,
  5 * MINUTE,
  15 * MINUTE,
  ...Array.from({ length: 5 * 24 }, () => HOUR),
];

/** `attempts` so far. Milliseconds; null when none is left. */
export function retryDelay(attempts: number): number | null {
  return RETRY_DELAYS[attempts - 1] ?? null;
}

/** Age in milliseconds of a mail at its last attempt. */
const LONGEST = RETRY_DELAYS.reduce((sum, delay) => sum + delay);

/**
 * Milliseconds; null when none is left. `age`: since the mail was queued, in milliseconds. A mail that may have arrived
 * is tried seldom; one that the mail server has not seen, as soon as it is back.
 */
export function mailRetryDelay(failure: SendFailure, attempts: number, age: number): number | null {
  if (age >= LONGEST) return null;
  if (failure instanceof UnansweredMail) return retryDelay(attempts) ?? HOUR;
  if (isServerAway(failure)) return SHORTEST;
  return Math.min(Math.max(age / 10, SHORTEST), HOUR);
}

/** The mail server could not be reached, or refuses us whatever the mail. */
export function isServerAway(failure: SendFailure): boolean {
  const { code, command } = failure;
  // Problems of the mail server or the connection have a code.
  if (code === undefined || failure instanceof UnansweredMail) return false;
  return code !== "EMESSAGE" && (code !== "EENVELOPE" || command === "MAIL FROM");
}

/** The mail server refuses this mail or its recipient, as it says for good. */
export function isRefused(failure: SendFailure): boolean {
  const { responseCode = 0 } = failure;
  return responseCode >= 500 && responseCode <= 599 && !isServerAway(failure);
}

/** Can never go out as it is, whatever the mail server says. */
export class UnsendableMail extends Error {
  override name = "UnsendableMail";
}

/** The mail server had all of it and did not say in time whether it takes it: it may have. */
export class UnansweredMail extends Error {
  override name = "UnansweredMail";
  /** Nodemailer's, of what ended the waiting. */
  readonly code: string;

  constructor(code: string) {
    super("The mail server has the whole mail and does not say whether it takes it");
    this.code = code;
  }
}

/** Nodemailer's code, and the mail server's reply to which command, if any. */
export interface SendFailure {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
}

/** Enhanced status codes (RFC 3463): unknown mailbox, bad address, bad content. */
const PERMANENT = new Set(["5.1.1", "5.1.3", "5.6.0"]);

/**
 * Replies about this recipient or message are permanent: credentials, policy, relaying, quota and connections can
 * be put right in time.
 */
export function isPermanent(failure: SendFailure): boolean {
  if (failure instanceof UnsendableMail) return true;
  const { responseCode = 0, response = "" } = failure;
  if (responseCode < 500 || responseCode > 599) return false;
  return PERMANENT.has(enhancedStatus(response) ?? "");
}

/** "550 5.1.1 no such user" has 5.1.1. */
export function enhancedStatus(reply: string): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
}

export function asFailure(thrown: unknown): SendFailure {
  return thrown instanceof Error ? thrown : { message: String(thrown) };
}
