import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import type { TemplateName } from "~/features/mail/templates/template-props";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { dayOf } from "~/lib/time/zoned-time";
import { hashOfToken } from "~/lib/token.server";
import { asFile, quoteDocument, termsDocument } from "../document/quote-document.server";
import { type QuoteServices, quoteMail, quoteToken, reminderMail } from "../mails.server";
import { stateOn } from "../quote";
import {
  findDocument,
  findQuote,
  insertDocument,
  lockOpenQuote,
  numberDraft,
  updateDraft,
} from "../quote-store.server";
import { lastDay, quoteWords, showQuote } from "../show-quote.server";
import { fieldsOfQuote } from "./fields-of.server";
import { type DraftProblems, readForSending } from "./read-draft.server";
import { lockFormer, replaceFormer } from "./replace-former.server";

/**
 * `delayed`: the mail server did not take the mail in time. `overtaken`: the version that it would replace was answered
 * or withdrawn. Apart from the first two, nothing happened.
 */
export type Sent =
  | { outcome: "sent" | "delayed" }
  | { outcome: "incomplete"; problems: DraftProblems }
  | { outcome: "fixed" | "conflict" | "gone" | "overtaken" };

/**
 * A new version replaces the former in the same transaction. Idempotent: asked for twice, it is sent once. Throws only
 * what the database throws.
 */
export async function sendQuote(
  services: QuoteServices,
  { id, version }: Pick<QuoteRow, "id" | "version">,
  { user, now }: By,
): Promise<Sent> {
  const { db, outbox, env } = services;
  const draft = await findQuote(db, { id });
  if (draft?.state !== "draft") return await whyNot(services, { id, version });
  const read = await readForSending(fieldsOfQuote(draft, "nl"), { vatPercent: draft.vat_percent, now });
  if ("problems" in read) return { outcome: "incomplete", problems: read.problems };
  const today = dayOf(now.toISOString());
  // The document has the number, and takes too long to make within a transaction.
  const numbered = await db.transaction().execute((tx) => numberDraft(tx, { id, version }, Number(today.slice(0, 4))));
  if (!numbered) return await whyNot(services, { id, version });
  const fixed = { ...numbered, sent_at: now.toISOString(), valid_until: lastDay(today) };
  const document = await quoteDocument(fixed, { now, siteUrl: env.SITE_URL });
  const terms = await termsDocument(fixed.language);
  const mail = await db.transaction().execute(async (tx) => {
    const former = numbered.replaces === null ? null : await lockFormer(tx, numbered.replaces);
    if (former === undefined) return undefined;
    const row = await updateDraft(
      tx,
      { id, version },
      {
        state: "sent",
        sent_at: fixed.sent_at,
        valid_until: fixed.valid_until,
        token_hash: hashOfToken(quoteToken(id, env.SESSION_SECRET)),
        document_hash: document.sha256,
        updated_at: fixed.sent_at,
      },
    );
    if (!row) return undefined;
    await insertDocument(tx, row, "sent", document);
    await recordAudit(tx, { user, action: "quote.sent", subject: `quote:${id}`, at: now });
    if (former) await replaceFormer(tx, outbox, { former, next: id }, { user, now });
    const enqueued = await outbox.enqueue(tx, quoteMail(row, former, { document: asFile(document), terms }, services));
    const reminder = reminderMail(row, services);
    if (reminder) await outbox.enqueue(tx, reminder);
    return enqueued;
  });
  if (!mail) return await whyNot(services, { id, version });
  return { outcome: await outbox.deliver(mail, MAIL_PATIENCE) };
}

/** Same document, same link. */
export async function resendQuote(
  services: QuoteServices,
  id: string,
  { user, now }: By,
): Promise<"resent" | "delayed" | "closed"> {
  const { db, outbox, env } = services;
  const row = await findQuote(db, { id });
  const document = row && (await findDocument(db, id, "sent"));
  if (!document || stateOn(row, dayOf(now.toISOString())) !== "sent") return "closed";
  const name = quoteWords(row, showQuote(row, now), env.SITE_URL).sheet.fileName;
  const files = { document: { name, content: document.content }, terms: await termsDocument(row.language) };
  const former = row.replaces === null ? undefined : await findQuote(db, { id: row.replaces });
  const mail = quoteMail(row, former ?? null, files, services);
  const enqueued = await db.transaction().execute(async (tx) => {
    // It may have been withdrawn or answered meanwhile.
    if (!(await lockOpenQuote(tx, id, dayOf(now.toISOString())))) return undefined;
    await recordAudit(tx, { user, action: "quote.resent", subject: `quote:${id}`, at: now });
    return outbox.enqueue(tx, mail);
  });
  if (!enqueued) return "closed";
  return (await outbox.deliver(enqueued, MAIL_PATIENCE)) === "sent" ? "resent" : "delayed";
}

/** If a first click has sent this very version, the second counts as sending it too. */
async function whyNot({ db, outbox }: QuoteServices, { id, version }: Pick<QuoteRow, "id" | "version">): Promise<Sent> {
  const row = await findQuote(db, { id });
  if (!row) return { outcome: "gone" };
  // The draft is as it was read: the former version was not.
  if (row.state === "draft") return { outcome: row.version === version ? "overtaken" : "conflict" };
  const mails = (row.version === version + 1 && (await mailStates(db, [id])).get(id)) || [];
  const mail = mails.find(({ template }) => template === ("quote" satisfies TemplateName));
  return { outcome: row.state === "sent" && mail ? await outbox.deliver(mail.id, MAIL_PATIENCE) : "fixed" };
}
