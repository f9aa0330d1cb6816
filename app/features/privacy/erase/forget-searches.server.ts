import { allViews, dropViews } from "~/features/leads/list/view-store.server";
import { auditWithDetail, emptyDetails } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import { foldText } from "~/lib/text/fold";
import { spellingsOf } from "~/lib/text/readable-address.server";
import { isOneOf, mentions } from "../find/keys-in-text";
import type { Trace } from "../find/trace";
import { namesOfLeads } from "../find/trace-store.server";

/** Before their leads are deleted, which have the name. The log loses the names of such views too. */
export async function forgetSearches(tx: Tx, { emails, phones, ids }: Trace): Promise<void> {
  // A single-word name would match other people too.
  const names = (await namesOfLeads(tx, ids.leads)).map(foldText).filter((name) => name.includes(" "));
  const tells = (text: string) =>
    emails.flatMap(spellingsOf).some((email) => mentions(text, email)) ||
    isOneOf(phones, text) ||
    names.some((name) => foldText(text).includes(name));
  const views = await allViews(tx);
  const gone = views.filter(({ name, query }) => [name, new URLSearchParams(query).get("q") ?? ""].some(tells));
  await dropViews(
    tx,
    gone.map(({ id }) => id),
  );
  const subjects = new Set(gone.map(({ id }) => `view:${id}`));
  const auditEntries = await auditWithDetail(tx, "view");
  const telling = auditEntries.filter(({ subject, detail }) => subjects.has(subject) || tells(nameIn(detail)));
  await emptyDetails(
    tx,
    telling.map(({ id }) => id),
  );
}

function nameIn(detail: string): string {
  return (JSON.parse(detail) as { name: string }).name;
}
