import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { isSuspect } from "~/components/forms/suspect";
import { emailAddress } from "~/components/forms/text-field";
import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import type { SharedKey } from "~/content/shared/shared-copy";
import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import type { Sender, SubmitServices } from "~/features/requests/request-kind.server";
import type { Db } from "~/lib/db/database.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { pathIn } from "~/lib/language/language";
import { addHours } from "~/lib/time/clock";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { answersFrom, fieldsOf } from "./configurator-fields";
import { AT_STEP, type ConfiguratorMode, DRAFT_EMAIL, DRAFT_PARAM } from "./configurator-state";
import { findDraft, insertDraft } from "./configurator-store.server";
import { type Answers, STEPS } from "./wizard";

/** Nothing else has to be valid for a draft to be mailed. */
export const draftRequestSchema = z.object({ [DRAFT_EMAIL]: emailAddress });

const PAGES = { website: "configurator", subscription: "subscription-configurator" } as const;

interface DraftServices extends SubmitServices {
  limits: { requestsByAddress: Limiter; draftsByEmail: Limiter };
}

export type MailedDraft =
  | { outcome: "mailed"; confirmation: "sent" | "delayed" }
  | { outcome: "invalid"; errors: Record<string, SharedKey> }
  | { outcome: "limited"; retryAfter: number };

/** Nothing is stored before it is asked for, and of the token only a hash. Spam gets the same answer. */
export async function mailDraft(
  services: DraftServices,
  fields: Record<string, unknown>,
  sender: Omit<Sender, "isSuspect"> & { mode: ConfiguratorMode },
  now = new Date(),
): Promise<MailedDraft> {
  const { db, outbox, env, limits } = services;
  const byAddress = await limits.requestsByAddress.consume(sender.address);
  if (!byAddress.allowed) return { outcome: "limited", retryAfter: byAddress.retryAfter };
  const parsed = z.safeParse(draftRequestSchema, fields);
  if (!parsed.success) return { outcome: "invalid", errors: firstErrors(parsed.error) };
  if (isSuspect(fields)) return { outcome: "mailed", confirmation: "sent" };
  const recipient = parsed.data[DRAFT_EMAIL];
  const byEmail = await limits.draftsByEmail.consume(recipient.toLowerCase());
  if (!byEmail.allowed) return { outcome: "limited", retryAfter: byEmail.retryAfter };
  const token = makeToken();
  const { language, mode } = sender;
  const until = addHours(now.toISOString(), business.retention.draftDays * 24);
  const mail = await db.transaction().execute(async (tx) => {
    await insertDraft(tx, {
      token_hash: hashOfToken(token),
      mode,
      fields: JSON.stringify({ ...fieldsOf(answersFrom(fields)), [AT_STEP]: stepIn(fields) }),
      language,
      expires_at: until,
      created_at: now.toISOString(),
    });
    const url = `${env.SITE_URL}${pathIn(pathOf(PAGES[mode]), language)}?${DRAFT_PARAM}=${token}`;
    return outbox.enqueue(tx, { template: "configurator-draft", language, recipient, props: { url, until } });
  });
  return { outcome: "mailed", confirmation: await outbox.deliver(mail, MAIL_PATIENCE) };
}

/** null if there is none (any more). */
export async function openDraft(
  db: Db,
  token: string,
  mode: ConfiguratorMode,
  now = new Date(),
): Promise<{ answers: Answers; step: number } | null> {
  const draft = await findDraft(db, hashOfToken(token), now);
  if (draft?.mode !== mode) return null;
  const fields = JSON.parse(draft.fields) as Record<string, unknown>;
  return { answers: answersFrom(fields), step: stepIn(fields) };
}

/** An index; the first when the form says nothing sensible. */
export function stepIn({ [AT_STEP]: step }: Readonly<Record<string, unknown>>): number {
  const index = Number(step);
  return Number.isInteger(index) && index >= 0 && index < STEPS.length ? index : 0;
}
