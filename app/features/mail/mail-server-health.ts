import { enhancedStatus, isPermanent, type SendFailure } from "./retry";

/** Milliseconds between tries of whether it is well again: everything has to be out within a minute of that. */
const PROBE_PAUSE = 30_000;

/**
 * What a failed attempt says of the mail server, or of us in its eyes: "well" when it judged this recipient or this
 * mail, "locked" when it refuses our credentials, "ill" when nothing would have got through. Null when it was not even
 * asked.
 */
export function diagnose(failure: SendFailure): "well" | "ill" | "locked" | null {
  const { code, responseCode = 0, response = "" } = failure;
  // Whatever is wrong with the mail server, or the way to it, has a code.
  if (code === undefined) return null;
  if (code === "EAUTH" && responseCode >= 500) return "locked";
  // The classes of RFC 3463 for addressing and mailbox.
  const isOfRecipient = /^[45]\.[12]\./.test(enhancedStatus(response) ?? "");
  return isOfRecipient || isRefusedForGood(failure) || isPermanent(failure) ? "well" : "ill";
}

/**
 * Whether it refused a mail for good, knowing whom it is for. The reason may be us all the same, as when it relays
 * nothing of ours, but it will not pass in minutes, and other mails may be taken.
 */
function isRefusedForGood({ code, command, responseCode = 0 }: SendFailure): boolean {
  const isJudged = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  return isJudged && responseCode >= 500;
}

/**
 * How the mail server is, as far as this process knows. While it is ill, mails wait for longer and longer; once it takes
 * one, all others may go at once.
 */
export class MailServerHealth {
  #state: "unknown" | "well" | "ill" | "locked" = "unknown";
  #probeAt = 0;

  /** What other processes found out before this one began is unknown: tries at once. */
  suspect(): void {
    this.#state = "ill";
    this.#probeAt = 0;
  }

  /** Notes that it has answered. True if that is news: what waits for it need not wait any more. */
  noteWell(): boolean {
    const isNews = this.#state !== "well";
    this.#state = "well";
    return isNews;
  }

  /**
   * With credentials that are refused, trying again and again would get us locked out: they are only tried with the
   * mails that are due.
   */
  noteTrouble(state: "ill" | "locked", now: Date): void {
    this.#state = state;
    this.#probeAt = now.getTime() + PROBE_PAUSE;
  }

  /** Whether it is time to try a mail before its turn. If so, it will not be again for a while. */
  takeProbe(now: Date): boolean {
    if (this.#state !== "ill" || now.getTime() < this.#probeAt) return false;
    this.#probeAt = now.getTime() + PROBE_PAUSE;
    return true;
  }
}
