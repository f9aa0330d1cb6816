import type { Outbox } from "~/features/mail/outbox.server";
import type { ResendOutcome } from "./lead";

/** How long the owner waits to hear whether a mail that is sent again went out, in milliseconds. */
const PATIENCE = 3_000;

/** Sends a mail again that failed or waits, and says what came of it within 3 s. The outbox goes on trying. */
export async function resendMail(outbox: Outbox, id: string): Promise<ResendOutcome> {
  return (await outbox.resend(id)) ? outbox.deliver(id, PATIENCE) : "refused";
}
