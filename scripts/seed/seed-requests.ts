import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import { recordRequest } from "~/features/leads/record-lead.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import { confirmationMail, type NoticeServices, noticeMail } from "~/features/requests/mails.server";
import { SERVICE_OPTIONS } from "~/features/requests/services";
import type { Db } from "~/lib/db/database.server";
import { touchLead } from "../../app/features/leads/lead-store.server";
import type { QueuedMail } from "../../app/features/mail/outbox/outbox.server";
import type { LeadRow } from "../../app/lib/db/tables/lead-tables";
import type { OfferRequestRow, OutboxRow, RequestRow } from "../../app/lib/db/tables/tables";
import {
  DECLINE_REASONS,
  FIRST_NAMES,
  LAST_NAMES,
  MESSAGES,
  NEXT_ACTIONS,
  SOURCES,
  TOWNS,
  TRADES,
} from "./sample-requests";

const COUNT = 300;
const DAY = 24 * 60 * 60 * 1000;
const NAMESPACE = "5b0a4a0e-6a5e-4c6e-9d0c-3f1c2b7a9e11";

/** The columns of a request of any form: its sender and its moment. */
export function sampleRow(index: number, now: number): Omit<RequestRow, "source"> {
  const seed = index * 100;
  // More of them lately than long ago, and in the daytime.
  const day = Math.floor(90 * chance(seed + 1) ** 1.5);
  const date = new Date(now - day * DAY);
  date.setUTCHours(6 + Math.floor(chance(seed + 2) * 15), Math.floor(chance(seed + 3) * 60), index % 60, 0);
  const at = Math.min(date.getTime(), now - index * 1000);
  const firstName = pick(FIRST_NAMES, seed + 4);
  const town = pick(TOWNS, seed + 5);
  const company = chance(seed + 6) < 0.7 ? `${pick(TRADES, seed + 7)} ${town}` : null;
  const language = chance(seed + 8) < 0.9 ? "nl" : "en";
  return {
    id: uuidv7({ msecs: at }),
    submission_id: uuidv5(String(index), NAMESPACE),
    body_digest: null,
    name: `${firstName} ${pick(LAST_NAMES, seed + 9)}`,
    email: `${firstName
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z]/g, "")}.${index}@${town.toLowerCase()}.example`,
    phone:
      chance(seed + 10) < 0.75
        ? `06 00 00 ${String(index)
            .padStart(4, "0")
            .replace(/(..)(..)/, "$1 $2")}`
        : null,
    company,
    language,
    status: "new",
    created_at: new Date(at).toISOString(),
    attribution: null,
  };
}

function sampleRequest(index: number, now: number): OfferRequestRow {
  const seed = index * 100;
  const row = sampleRow(index, now);
  return {
    ...row,
    service: chance(seed + 11) < 0.9 ? pick(SERVICE_OPTIONS, seed + 12) : null,
    message: pick(MESSAGES[row.language], seed + 13),
    source: pick(SOURCES, seed + 14),
    external_id: null,
    is_test: 0,
  };
}

/** The mails of a request, as they would be after sending; a few failed. */
export function sampleMails(request: RequestRow, index: number, mails: readonly QueuedMail[]): OutboxRow[] {
  const hasFailed = index % 47 === 3;
  const mail = (enqueued: QueuedMail, isFailed: boolean, order: number): OutboxRow => ({
    id: uuidv7({ msecs: Date.parse(request.created_at) + order }),
    message_id: `<${uuidv5(`${enqueued.template} ${index}`, NAMESPACE)}@weef.example>`,
    template: enqueued.template,
    props: JSON.stringify(enqueued.props),
    language: enqueued.language,
    recipient: enqueued.recipient,
    reply_to: enqueued.replyTo ?? null,
    request_id: request.id,
    state: isFailed ? "failed" : "sent",
    attempts: 1,
    due_at: request.created_at,
    lease_owner: null,
    lease_until: null,
    last_error: isFailed ? "550 5.1.1 No such user here" : null,
    is_unanswered: 0,
    is_refused: 0,
    relay_id: null,
    created_at: request.created_at,
    owed_again_at: null,
    sent_at: isFailed ? null : request.created_at,
  });
  return mails.map((enqueued, order) => mail(enqueued, hasFailed && isConfirmation(enqueued.template), order));
}

/** The work on a request: the older it is, the further it has got. */
export function sampleWork(request: RequestRow, index: number, now: number): Partial<LeadRow> {
  const asked = Date.parse(request.created_at);
  if (now - asked < 1.5 * DAY) return { updated_at: request.created_at };
  const status = pick(["contacted", "contacted", "quoted", "agreed", "declined"] as const, index * 100 + 15);
  const answered = asked + (20 + 600 * chance(index * 100 + 16)) * 60_000;
  return {
    status,
    first_answered_at: new Date(answered).toISOString(),
    ...(status === "declined" && { decline_reason: pick(DECLINE_REASONS, index * 100 + 17) }),
    ...(status === "contacted" && { next_action: pick(NEXT_ACTIONS, index * 100 + 18) }),
  };
}

/** Adds the sample requests that are not there yet, and returns how many it added. */
export async function addSampleRequests(db: Db, site: NoticeServices): Promise<number> {
  const now = Date.now();
  let added = 0;
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < COUNT; index++) {
      const row = sampleRequest(index, now);
      const inserted = await tx
        .insertInto("offer_requests")
        .values(row)
        .onConflict((conflict) => conflict.column("submission_id").doNothing())
        .executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) continue;
      const lead = await recordRequest(tx, "offer-request", row);
      const notice = noticeMail(row, site, { promisedFrom: row.created_at, lead });
      await tx
        .insertInto("outbox")
        .values(sampleMails(row, index, [confirmationMail(row), notice]))
        .execute();
      await touchLead(tx, lead, sampleWork(row, index, now));
      added++;
    }
  });
  return added;
}

/** A number from 0 to 1 that depends on `seed` only (mulberry32), so that every run makes the same people. */
export function chance(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

export function pick<T>(items: readonly T[], seed: number): T {
  return items[Math.floor(chance(seed) * items.length)] as T;
}
