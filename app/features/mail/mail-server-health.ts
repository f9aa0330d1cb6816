import { enhancedStatus, isPermanent, type SendFailure } from "./retry";

/** Milliseconds between two tries whether it is well again: everything is out within a minute of that. */
const PROBE_PAUSE = 30_000;

/**
 * What a failed attempt says of the mail server, or of us in its eyes: "well" when it judged this recipient or this mail,
 * "locked" when it refuses our credentials, "ill" when nothing would have got through. Null when it was not asked.
 */
export function diagnose(failure: SendFailure): "well" | "ill" | "locked" | null {
  const { code, responseCode = 0, response = "" } = failure;
  // Whatever is wrong with the mail server, or the way to it, has a code.
  if (code === undefined) return null;
  if (code === "EAUTH" && responseCode >= 500) return "locked";
  // Of RFC 3463: addressing and mailbox.
  const isOfRecipient = /^[45]\.[12]\./.test(enhancedStatus(response) ?? "");
  return isOfRecipient || isRefusedForGood(failure) || isPermanent(failure) ? "well" : "ill";
}

/**
 * Whether it refused a mail for good, knowing whom it is for. That may be about us all the same, as where it relays nothing of
 * ours; but it does not pass in minutes, and others may be taken.
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

  /** What others found out before this process began is not known: tries at once. */
  suspect(): void {
    this.#state = "ill";
    this.#probeAt = 0;
  }

  /** That it has answered. True when it had not before: what waits for it need not wait any more. */
  noteWell(): boolean {
    const isNews = this.#state !== "well";
    this.#state = "well";
    return isNews;
  }

  /** Who asks again and again with credentials that are refused is locked out: they are tried with the mails that are due. */
  noteTrouble(state: "ill" | "locked", now: Date): void {
    this.#state = state;
    this.#probeAt = now.getTime() + PROBE_PAUSE;
  }

  /** Whether it is time to try a mail before its turn. When it is, it is not again for a while. */
  takeProbe(now: Date): boolean {
    if (this.#state !== "ill" || now.getTime() < this.#probeAt) return false;
    this.#probeAt = now.getTime() + PROBE_PAUSE;
    return true;
  }
}
