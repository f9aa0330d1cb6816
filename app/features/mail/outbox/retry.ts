const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHORTEST = 30_000;

/**
 * How long after each failed attempt the next one follows, in milliseconds: within a minute, then more and more
 * slowly, then every hour for five days, so that a mail server that was away all weekend is found soon after.
 */
export const RETRY_DELAYS: readonly number[] = [
  45_000,
  5 * MINUTE,
  15 * MINUTE,
  ...Array.from({ length: 5 * 24 }, () => HOUR),
];

/** Milliseconds until the attempt after the `attempts`th; null when there is none left. */
export function retryDelay(attempts: number): number | null {
  return RETRY_DELAYS[attempts - 1] ?? null;
}

/** How old a mail is at its last attempt when it was never hurried, in milliseconds. */
const LONGEST = RETRY_DELAYS.reduce((sum, delay) => sum + delay);

/**
 * Milliseconds until the attempt after `failure` at a mail that has been owed for `age` milliseconds: a tenth of its
 * age. A mail that may have arrived is tried seldom, and one that the mail server has not seen as soon as it is back.
 * Null when there is none left.
 */
export function mailRetryDelay(failure: SendFailure, attempts: number, age: number): number | null {
  if (age >= LONGEST) return null;
  if (failure instanceof UnansweredMail) return retryDelay(attempts) ?? HOUR;
  if (isServerAway(failure)) return SHORTEST;
  return Math.min(Math.max(age / 10, SHORTEST), HOUR);
}

/** Whether the mail server could not be reached, or takes nothing of ours: it says nothing of this very mail. */
export function isServerAway(failure: SendFailure): boolean {
  const { code, command } = failure;
  // Whatever is wrong with the mail server, or the way to it, has a code.
  if (code === undefined || failure instanceof UnansweredMail) return false;
  return code !== "EMESSAGE" && (code !== "EENVELOPE" || command === "MAIL FROM");
}

/** A mail that can never go out as it is, whatever the mail server says. */
export class UnsendableMail extends Error {
  override name = "UnsendableMail";
}

/** The mail server had all of a mail, and did not say in time whether it takes it: it may have taken it. */
export class UnansweredMail extends Error {
  override name = "UnansweredMail";
  /** Nodemailer's name for what ended the waiting. */
  readonly code: string;

  constructor(code: string) {
    super("The mail server has the whole mail and does not say whether it takes it");
    this.code = code;
  }
}

/** What is known of a failed attempt: nodemailer's code, and the mail server's answer if it gave one, to which command. */
export interface SendFailure {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
}

/** Enhanced status codes (RFC 3463) about this very recipient or message: unknown mailbox, bad address, bad content. */
const PERMANENT = new Set(["5.1.1", "5.1.3", "5.6.0"]);

/**
 * Whether another attempt is useless. Only what the mail server says about this recipient or this message makes it so;
 * what it says about us (credentials, policy, relaying, quota) and what happens to the connection can be put right in
 * time.
 */
export function isPermanent(failure: SendFailure): boolean {
  if (failure instanceof UnsendableMail) return true;
  const { responseCode = 0, response = "" } = failure;
  if (responseCode < 500 || responseCode > 599) return false;
  return PERMANENT.has(enhancedStatus(response) ?? "");
}

/** The enhanced status code of a reply: "550 5.1.1 no such user" has 5.1.1. */
export function enhancedStatus(reply: string): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
}

/** A caught value as a failure. */
export function asFailure(thrown: unknown): SendFailure {
  return thrown instanceof Error ? thrown : { message: String(thrown) };
}
