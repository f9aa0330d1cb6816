import { pageCopy } from "~/content/page-copy.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { pricesOf } from "~/features/configurator/configurator-requests.server";
import { nameOf } from "~/features/configurator/price-lines";
import { serviceName } from "~/features/requests/mails.server";
import { findRequest } from "~/features/requests/request-store.server";
import { ADS_SERVICE } from "~/features/requests/services";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { ConfiguratorRequestRow, OfferRequestRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { ONLY_GROUP, offerOf } from "../quote";
import { centsInField, quantityInField } from "../quote-money";
import { leadBehind } from "../quoted-lead.server";
import { type DraftFields, emptyFields, type LineFields } from "./draft-fields";

interface Prefilled {
  lead: LeadRow;
  fields: DraftFields;
}

/** `reference`: the id of a lead or of what it came from; undefined if it is neither. */
export async function fieldsOfLead(db: Db, reference: string, language: Language): Promise<Prefilled | undefined> {
  const lead = await leadBehind(db, reference);
  if (!lead) return undefined;
  const empty = emptyFields(lead.language);
  const lines = await linesOf(db, lead, language);
  const fields = {
    ...empty,
    customer_name: lead.name,
    company: lead.company ?? "",
    email: lead.email ? readableAddress(lead.email) : "",
    lines: lines.length > 0 ? lines : empty.lines,
  };
  return { lead, fields };
}

async function linesOf(db: Db, { kind, subject_id }: LeadRow, language: Language): Promise<LineFields[]> {
  if (kind === "configurator-request") {
    const row = await findRequest(db, "configurator_requests", subject_id);
    return row ? configuredLines(row, language) : [];
  }
  const row = kind === "offer-request" && (await findRequest(db, "offer_requests", subject_id));
  return row ? askedLines(row) : [];
}

/** Choices by quote are left for the owner to price. */
function configuredLines(row: ConfiguratorRequestRow, language: Language): LineFields[] {
  const copy = pageCopy(configuratorCopy, row.language);
  return pricesOf(row).lines.map(({ item, price, partOf }, index) => {
    const name = nameOf(item, copy);
    const cents = partOf ? 0 : price && price.euros * 100;
    return {
      key: String(index),
      group: ONLY_GROUP.key,
      ticked: true,
      description: partOf ? fill(quotesCopy[row.language].included, { item: name }) : name,
      quantity: "1",
      price: cents === null ? "" : centsInField(cents, language),
      per: price?.per ?? "once",
    };
  });
}

function askedLines({ service, language }: OfferRequestRow): LineFields[] {
  // It says where the lead is from, and reads as nothing that can be bought.
  if (!service || service === ADS_SERVICE) return [];
  const description = serviceName(service, sharedCopy(language));
  return [{ key: "0", group: ONLY_GROUP.key, ticked: true, description, quantity: "1", price: "", per: "once" }];
}

export function fieldsOfQuote(row: QuoteRow, language: Language): DraftFields {
  const { groups, lines, discounts } = offerOf(row);
  return {
    customer_name: row.customer_name,
    company: row.company ?? "",
    email: row.email ? readableAddress(row.email) : "",
    address: row.address ?? "",
    language: row.language,
    intro: row.intro ?? "",
    first_version_on: row.first_version_on ?? "",
    groups: [...groups],
    lines: lines.map(({ key, group, isTicked, description, quantity, unitCents, per }) => ({
      key,
      group,
      ticked: isTicked,
      description,
      quantity: quantityInField(quantity, language),
      price: centsInField(unitCents, language),
      per,
    })),
    discounts: discounts.map(({ description, kind, value, per }, index) => ({
      key: String(index),
      description,
      kind,
      value: kind === "amount" ? centsInField(value, language) : String(value),
      per,
    })),
  };
}
