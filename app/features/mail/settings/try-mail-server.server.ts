import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import { cleanLine } from "~/lib/text/mail-address";
import { imapAccount } from "../mailbox/imap-account";
import { ImapSession } from "../mailbox/imap-session.server";
import { MailboxProblem, type MailboxTrouble } from "../mailbox/mailbox-trouble";
import { type MailTrouble, mailTroubleOf } from "../outbox/mail-trouble";
import { asFailure } from "../outbox/retry";
import { createTransport } from "../outbox/send.server";

/** Milliseconds for one mail server. */
const LONGEST = 25_000;
/** Milliseconds for one answer of it. */
const PATIENCE = 10_000;

interface Sending {
  url: string;
  from: string | undefined;
  to: string;
  language: Language;
  now: Date;
  patience?: number;
}

export interface SendProblem {
  trouble: MailTrouble;
  /** The reply of the mail server. Null if it said nothing. */
  reply: string | null;
}

/** Sends a mail to `to`. Null when the mail server takes it. */
export async function trySending({
  url,
  from,
  to,
  language,
  now,
  patience = PATIENCE,
}: Sending): Promise<SendProblem | null> {
  const { subject, text } = deskWords[language].mailSettings.testMail;
  const transport = createTransport({ smtpUrl: url, from, dataDir: "", connectPatience: patience });
  const id = newId();
  try {
    await transport.send(
      {
        ...{ id, messageId: `<${id}@${transport.domain}>`, recipient: to, replyTo: null, date: now },
        ...{ subject, text, html: `<p>${text}</p>`, headers: { "Auto-Submitted": "auto-generated" } },
        ...{ attachments: [], calendar: null },
      },
      AbortSignal.timeout(LONGEST),
    );
    return null;
  } catch (error) {
    const { message, response, responseCode = 0, command } = asFailure(error);
    const trouble = mailTroubleOf(cleanLine(response || message));
    const isSender = command === "MAIL FROM" && responseCode >= 500 && trouble !== "signIn";
    return {
      // The mail server waits for TLS, and we for its greeting.
      trouble: isGreetingMissed(url, /Greeting never received/.test(message))
        ? "wrongSecurity"
        : isSender
          ? "senderRefused"
          : trouble,
      reply: response ? cleanLine(response) : null,
    };
  } finally {
    transport.close();
  }
}

export type ReadTrouble = MailboxTrouble | "no-sent-folder";

/** Opens the inbox, and looks for `sentFolder` if it is named. Null when both are there. */
export async function tryReading(
  url: string,
  sentFolder: string | null,
  patience = PATIENCE,
): Promise<ReadTrouble | null> {
  const outcome = await settledWithin(readOnce(url, sentFolder, patience), LONGEST);
  return outcome === undefined ? "silent" : outcome;
}

async function readOnce(url: string, sentFolder: string | null, patience: number): Promise<ReadTrouble | null> {
  const ignore = () => {};
  try {
    const session = await ImapSession.open(imapAccount(url), {
      onNews: ignore,
      onEnd: ignore,
      patience,
    });
    try {
      if ((await session.examine("INBOX")) === null) return "no-inbox";
      const found = await session.findSentFolder(sentFolder ?? undefined);
      return found === null && sentFolder !== null ? "no-sent-folder" : null;
    } finally {
      session.close();
    }
  } catch (error) {
    const { trouble, code } = MailboxProblem.of(error);
    return isGreetingMissed(url, code === "GREETING_TIMEOUT") ? "wrong-security" : trouble;
  }
}

function isGreetingMissed(url: string, isMissed: boolean): boolean {
  return isMissed && /^(smtp|imap):/.test(url);
}
