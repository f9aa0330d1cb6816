import type { Tx } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { newId } from "~/lib/new-id.server";
import { hashOfToken } from "~/lib/token.server";
import { tokenOf } from "./ask-check.server";
import { findCheck, findCheckOf, insertCheck, lockHost } from "./check-store.server";
import { CHECK_SOURCE } from "./paths";

/**
 * The check that this person's address or lead is stored with: the one of the link while it belongs to no other person,
 * else a copy with a link of its own.
 */
export async function ownCheck(
  tx: Tx,
  row: WebsiteCheckRow,
  email: string,
  env: { SESSION_SECRET: string },
): Promise<WebsiteCheckRow> {
  await lockHost(tx, row.host);
  const own = await findCheckOf(tx, row.id, email);
  if (own) return own;
  const linked = (await findCheck(tx, { id: row.id })) ?? row;
  if (linked.email === null && linked.lead_id === null) return linked;
  const id = newId();
  const copy: WebsiteCheckRow = {
    ...linked,
    id,
    submission_id: null,
    token_hash: hashOfToken(tokenOf(id, env)),
    source: CHECK_SOURCE,
    follows: row.id,
    lead_id: null,
    email: null,
    email_at: null,
  };
  await insertCheck(tx, copy);
  return copy;
}
