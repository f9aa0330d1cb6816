import { pageCopy } from "~/content/page-copy.server";
import type { PriceName } from "~/content/price-name";
import type { Price } from "~/content/prices/price-list";
import { sharedCopy } from "~/content/shared-copy.server";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { pricesOf } from "~/features/configurator/configurator-requests.server";
import type { Item } from "~/features/configurator/options";
import { wholeOf } from "~/features/configurator/overlaps";
import { nameOf, type PriceLine } from "~/features/configurator/price-lines";
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
import { type GroupKind, offerOf } from "../quote";
import { centsInField, quantityInField } from "../quote-money";
import { leadBehind } from "../quoted-lead.server";
import { type DraftFields, emptyFields, type LineFields } from "./draft-fields";
import { pricedLines } from "./priced-lines.server";

interface Prefilled {
  lead: LeadRow;
  fields: DraftFields;
}

/** `reference`: the id of a lead or of what it came from; undefined if it is neither. */
export async function fieldsOfLead(db: Db, reference: string, language: Language): Promise<Prefilled | undefined> {
  const lead = await leadBehind(db, reference);
  if (!lead) return undefined;
  const fields = {
    ...emptyFields(lead.language),
    customer_name: lead.name,
    company: lead.company ?? "",
    email: lead.email ? readableAddress(lead.email) : "",
    ...(await askedOf(db, lead, language)),
  };
  return { lead, fields };
}

type Asked = Pick<DraftFields, "groups" | "lines"> & Partial<Pick<DraftFields, "planning">>;

/** Null if it says nothing that can be bought. */
async function askedOf(db: Db, { kind, subject_id }: LeadRow, language: Language): Promise<Asked | null> {
  if (kind === "configurator-request") {
    const row = await findRequest(db, "configurator_requests", subject_id);
    const asked = row && configuredLines(row, language);
    return asked && row.website_type === "webshop" ? { ...asked, planning: "shop" } : (asked ?? null);
  }
  const row = kind === "offer-request" && (await findRequest(db, "offer_requests", subject_id));
  return row ? askedLine(row) : null;
}

type AskedLine = Omit<LineFields, "key" | "group">;

/** The other way to pay for the same kind of site. */
const OTHER_WAY: Partial<Record<Item, PriceName>> = {
  website: "websiteMonthly",
  "abonnement-starter": "websiteComplete",
};

/** Choices by quote are left for the owner to price. A part of something else is said with it. */
function configuredLines(row: ConfiguratorRequestRow, language: Language): Asked | null {
  const copy = pageCopy(configuratorCopy, row.language);
  const { lines } = pricesOf(row);
  const said = ({ item }: PriceLine) => nameOf(item, copy);
  const partsOf = (whole: string | null) =>
    lines
      .filter(({ partOf }) => partOf !== null && partOf === whole)
      .map((part) => fill(quotesCopy[row.language].included, { item: said(part) }));
  const wholes = lines.filter(({ partOf }) => partOf === null);
  const isType = ({ item }: PriceLine) => item === row.website_type;
  const type = wholes.filter(isType).map((line) => pricedLine(said(line), line.price, language));
  const parts = partsOf(row.website_type).map((part) => pricedLine(part, { euros: 0, per: "once" }, language));
  const rest = wholes
    .filter((line) => !isType(line))
    .map((line) => pricedLine([said(line), ...partsOf(line.item)].join(", "), line.price, language));
  const other = otherWay(row, lines, language);
  return grouped([
    ...(other ? ([["one_of", [...type, other]]] as const) : []),
    ["fixed", other ? parts : [...type, ...parts]],
    ["optional", rest],
  ]);
}

/** Null if something that was asked comes with a subscription alone: beside a purchase it would cost extra. */
function otherWay(row: ConfiguratorRequestRow, lines: readonly PriceLine[], language: Language): AskedLine | null {
  const items = lines.map(({ item }) => item);
  const name = items.map((item) => item === row.website_type && OTHER_WAY[item]).find(Boolean);
  const isBound = (item: Item) => wholeOf(item, ["abonnement-starter"]) !== null && wholeOf(item, ["website"]) === null;
  const priced = pricedLines(language).find((line) => line.name === name);
  if (!priced || items.some(isBound)) return null;
  const { price, per } = priced;
  return { ticked: false, description: priced.description[row.language], quantity: "1", price, per };
}

function pricedLine(description: string, price: Pick<Price, "euros" | "per"> | null, language: Language): AskedLine {
  const amount = price ? centsInField(price.euros * 100, language) : "";
  return { ticked: true, description, quantity: "1", price: amount, per: price?.per ?? "once" };
}

function grouped(asked: readonly (readonly [GroupKind, readonly AskedLine[]])[]): Asked | null {
  const used = asked.filter(([, lines]) => lines.length > 0);
  const lines = used.flatMap(([, own], index) => own.map((line) => ({ ...line, group: String(index) })));
  return lines.length === 0
    ? null
    : {
        groups: used.map(([kind], index) => ({ key: String(index), title: "", kind })),
        lines: lines.map((line, index) => ({ ...line, key: String(index) })),
      };
}

function askedLine({ service, language }: OfferRequestRow): Asked | null {
  // It says where the lead is from, and reads as nothing that can be bought.
  if (!service || service === ADS_SERVICE) return null;
  return grouped([["fixed", [pricedLine(serviceName(service, sharedCopy(language)), null, language)]]]);
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
    planning: row.planning ?? "",
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
