import type { Tx } from "~/lib/db/database.server";
import type { SubscriberLinkRow } from "~/lib/db/tables";
import type { Language } from "~/lib/language/language";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { linkAddress } from "./paths";
import { insertLink } from "./store.server";

interface LinkOptions {
  subscriberId: string;
  purpose: SubscriberLinkRow["purpose"];
  language: Language;
  siteUrl: string;
  /** ISO time stamp; null for as long as the subscriber is known. */
  until: string | null;
}

/** Makes a link for a mail, good for one purpose. The database gets no more than a hash of its token. */
export async function makeLink(
  tx: Tx,
  { subscriberId, purpose, language, siteUrl, until }: LinkOptions,
): Promise<string> {
  const token = makeToken();
  await insertLink(tx, { token_hash: hashOfToken(token), subscriber_id: subscriberId, purpose, expires_at: until });
  return linkAddress(siteUrl, purpose, token, language);
}
