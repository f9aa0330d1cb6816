import { CHECK_NAMES, type CheckName, type Finding } from "~/features/website-check/check";
import { EVIDENCE } from "~/features/website-check/evidence-keys";
import type { Db } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { newId } from "~/lib/new-id.server";
import { hashOfToken } from "~/lib/token.server";
import { tokenOf } from "../../app/features/website-check/ask-check.server";
import { SECRET } from "./services";

/** Findings of all checks: the named ones are bad, the others good. */
export function findings(bad: readonly CheckName[]): Finding[] {
  return CHECK_NAMES.map((check) => {
    const isBad = bad.includes(check);
    const [good, other] = Object.entries(EVIDENCE[check]);
    const [key, names] = (isBad ? other : good) ?? ["", []];
    const values = Object.fromEntries((names as readonly string[]).map((name) => [name, "3"]));
    return { check, outcome: isBad ? "bad" : "good", evidence: { key, values } };
  });
}

/** A check of a bakery's site that is done. */
function checkRow(changes: Partial<WebsiteCheckRow> = {}): WebsiteCheckRow {
  const id = changes.id ?? newId();
  return {
    id,
    submission_id: null,
    token_hash: hashOfToken(tokenOf(id, { SESSION_SECRET: SECRET })),
    url: "https://bakkerijsmit.nl/",
    host: "bakkerijsmit.nl",
    language: "nl",
    source: "website-check",
    lead_id: null,
    follows: null,
    state: "done",
    step: null,
    reason: null,
    seen_url: "https://bakkerijsmit.nl/",
    title: "Bakkerij Smit",
    phone: "+31534601234",
    findings: "[]",
    email: null,
    email_at: null,
    attempts: 1,
    due_at: "2026-11-21T09:00:00.000Z",
    lease_owner: null,
    lease_until: null,
    created_at: "2026-11-21T09:00:00.000Z",
    done_at: "2026-11-21T09:00:02.000Z",
    expires_at: "2026-12-21T09:00:00.000Z",
    ...changes,
  };
}

export async function storeCheck(db: Db, changes: Partial<WebsiteCheckRow> = {}): Promise<WebsiteCheckRow> {
  const row = checkRow(changes);
  await db.insertInto("website_checks").values(row).execute();
  return row;
}
