import { deskWords } from "~/content/desk/words.server";
import { shortReasonMessage } from "~/features/mail/outbox/mail-words.server";
import { asFailure } from "~/features/mail/outbox/retry";
import type { MailTransport } from "~/features/mail/outbox/send.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import { confirmationMail, noticeMail } from "~/features/requests/mails.server";
import { ADS_SERVICE } from "~/features/requests/services";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { cleanLine } from "~/lib/text/mail-address";

/** Milliseconds. */
const PATIENCE = 20_000;

interface TestMailServices {
  transport: MailTransport;
  env: { SITE_URL: string };
  ownerEmail: string;
}

export type TestMailsOutcome = { outcome: "sent"; to: string } | { outcome: "failed"; reason: string };

/** Bypasses the outbox, so that the answer tells whether mail works now. */
export async function sendTestMails(
  services: TestMailServices,
  language: Language,
  now = new Date(),
): Promise<TestMailsOutcome> {
  const { transport, ownerEmail } = services;
  const row = testLead(ownerEmail, now);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { renderMail } = await import("~/features/mail/templates/render-mail.server");
    for (const mail of [confirmationMail(row), noticeMail(row, services)]) {
      const id = newId();
      const rendered = await renderMail(mail.template, mail.props, mail.language);
      await transport.send(
        {
          ...rendered,
          subject: `${deskWords[OWNER_LANGUAGE].metaLeads.testMails.prefix} ${rendered.subject}`,
          id,
          messageId: `<${id}@${transport.domain}>`,
          recipient: ownerEmail,
          replyTo: null,
          date: now,
        },
        signal,
      );
    }
    return { outcome: "sent", to: ownerEmail };
  } catch (error) {
    const { message, response } = asFailure(error);
    return { outcome: "failed", reason: shortReasonMessage(cleanLine(response || message), language) };
  }
}

function testLead(email: string, now: Date): OfferRequestRow {
  const { name, message } = deskWords[OWNER_LANGUAGE].metaLeads.testMails.sample;
  return {
    id: newId(),
    submission_id: null,
    body_digest: null,
    name,
    email,
    phone: null,
    company: null,
    service: ADS_SERVICE,
    message,
    source: "meta-ads",
    language: OWNER_LANGUAGE,
    status: "new",
    attribution: null,
    external_id: null,
    is_test: 1,
    created_at: now.toISOString(),
  };
}
