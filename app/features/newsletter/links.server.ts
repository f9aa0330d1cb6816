import type { Tx } from "~/lib/db/database.server";
import type { SubscriberLinkRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { linkAddress } from "./paths";
import { insertLink, type Proof } from "./subscriber-store.server";

interface LinkOptions {
  subscriberId: string;
  purpose: SubscriberLinkRow["purpose"];
  language: Language;
  siteUrl: string;
  /** ISO time stamp; null for a link that lasts as long as the subscriber. */
  until: string | null;
  request?: Proof;
}

/** The database gets only a hash of the token. */
export async function makeLink(
  tx: Tx,
  { subscriberId, purpose, language, siteUrl, until, request }: LinkOptions,
): Promise<string> {
  const token = makeToken();
  await insertLink(tx, {
    token_hash: hashOfToken(token),
    subscriber_id: subscriberId,
    purpose,
    expires_at: until,
    request: request ? JSON.stringify(request) : null,
  });
  return linkAddress(siteUrl, purpose, token, language);
}
