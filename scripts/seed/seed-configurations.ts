import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import {
  BUDGETS,
  FEATURES,
  PREFERRED_CONTACTS,
  SERVICES,
  SUBSCRIPTIONS,
  TIMELINES,
} from "~/features/configurator/options";
import { recordRequest } from "~/features/leads/record-lead.server";
import type { NoticeServices } from "~/features/requests/mails.server";
import type { Db } from "~/lib/db/database.server";
import { touchLead } from "../../app/features/leads/lead-store.server";
import type { ConfiguratorRequestRow } from "../../app/lib/db/tables/tables";
import { MESSAGES, TRADES } from "./sample-requests";
import { chance, pick, sampleMails, sampleRow, sampleWork } from "./seed-requests";

const COUNT = 30;
/** The first index of their random numbers: after those of the other requests. */
const FIRST = 1000;

function sampleConfiguration(index: number, now: number): ConfiguratorRequestRow {
  const seed = index * 100;
  const row = sampleRow(index, now);
  const some = <T>(ids: readonly T[], from: number, share: number) =>
    ids.filter((_, place) => chance(seed + from + place) < share);
  const { name, email, phone, company, submission_id, attribution } = row;
  const chosen = configuratorRequests.columns({
    name,
    email,
    phone,
    company,
    submission_id,
    attribution: null,
    industry: pick(TRADES, seed + 12),
    description: pick(MESSAGES[row.language], seed + 13),
    website_type: pick(["website", "website", "webshop", "landingpage", ...SUBSCRIPTIONS] as const, seed + 14),
    services: some(SERVICES, 20, 0.35),
    timeline: pick(TIMELINES, seed + 30),
    features: some(FEATURES, 40, 0.2),
    preferred_contact: pick(PREFERRED_CONTACTS, seed + 60),
    budget: pick([null, ...BUDGETS], seed + 61),
  });
  return { ...row, ...chosen, attribution };
}

/** Adds the sample requests of the configurator that are not there yet, and returns how many it added. */
export async function addSampleConfigurations(db: Db, site: NoticeServices): Promise<number> {
  const now = Date.now();
  let added = 0;
  await db.transaction().execute(async (tx) => {
    for (let index = FIRST; index < FIRST + COUNT; index++) {
      const row = sampleConfiguration(index, now);
      const inserted = await tx
        .insertInto("configurator_requests")
        .values(row)
        .onConflict((conflict) => conflict.column("submission_id").doNothing())
        .executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) continue;
      const lead = await recordRequest(tx, "configurator-request", row);
      const confirmation = configuratorRequests.confirmation(row, row.created_at);
      const notice = configuratorRequests.notice(row, site, { promisedFrom: row.created_at, lead });
      const mails = confirmation ? [confirmation, notice] : [notice];
      await tx
        .insertInto("outbox")
        .values(sampleMails(row, index, mails))
        .execute();
      await touchLead(tx, lead, sampleWork(row, index, now));
      added++;
    }
  });
  return added;
}
