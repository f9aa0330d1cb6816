import { confirmationOf, noticeOf, packageContents } from "~/features/requests/mails.server";
import { readAttribution } from "~/features/requests/offer-requests.server";
import type { RequestKind } from "~/features/requests/request-kind.server";
import type { ConfiguratorRequestRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { answersFrom } from "./configurator-fields";
import { type ConfiguratorRequest, configuratorRequestSchema } from "./configurator-request";
import {
  type Configuration,
  type PricedConfiguration,
  presentAnswers,
  presentPrices,
} from "./present-configuration.server";
import { priceLines, totalsOf } from "./price-lines";

/** Both pages have the same (specification section 3). */
const SOURCE = "configurator";

export const configuratorRequests: RequestKind<"configurator_requests", ConfiguratorRequest> = {
  table: "configurator_requests",
  schema: configuratorRequestSchema,
  columns: ({ submission_id: _stamp, attribution: _kept, services, features, ...fields }) => ({
    ...fields,
    services: JSON.stringify(services),
    features: JSON.stringify(features),
    price_lines: JSON.stringify(priced({ websiteType: fields.website_type, services, features })),
    source: SOURCE,
  }),
  confirmation: (row, promisedFrom) =>
    confirmationOf(
      {
        to: row.email,
        name: row.name,
        type: "configurator",
        asked: presentAnswers(configurationOf(row), row.language),
        summary: {
          company: row.company,
          requestedAt: row.created_at,
          contents: packageContents(row.website_type, "month", row.language),
          price: presentPrices(pricesOf(row), row.language),
        },
      },
      { language: row.language, promisedFrom, isAds: false, requestId: row.id },
    ),
  notice: (row, services, about) =>
    noticeOf(
      row,
      {
        template: "configurator-notice",
        answers: (language: Language) => presentAnswers(configurationOf(row), language),
        price: (language: Language) => presentPrices(pricesOf(row), language),
      },
      services,
      about,
    ),
};

function priced(selection: Parameters<typeof priceLines>[0]): PricedConfiguration {
  const lines = priceLines(selection);
  return { lines, totals: totalsOf(lines) };
}

export function configurationOf(row: ConfiguratorRequestRow): Configuration {
  const { websiteType, services, features, timeline, budget, contactInfo } = answersFrom({
    ...row,
    services: JSON.parse(row.services),
    features: JSON.parse(row.features),
  });
  const { company, industry, description, phone } = row;
  const preferred_contact = contactInfo.preferredContact;
  const answers = { website_type: websiteType, services, features, timeline, budget, preferred_contact };
  return { ...answers, company, industry, description, phone };
}

export function pricesOf(row: ConfiguratorRequestRow): PricedConfiguration {
  return JSON.parse(row.price_lines) as PricedConfiguration;
}

/** Leaves out the digest that recognises a repeat. */
export function listedConfiguratorRequest(row: ConfiguratorRequestRow) {
  const { body_digest: _inside, ...listed } = row;
  return {
    ...listed,
    services: JSON.parse(row.services) as string[],
    features: JSON.parse(row.features) as string[],
    price_lines: pricesOf(row),
    attribution: readAttribution(row.attribution),
  };
}
