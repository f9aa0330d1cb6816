import { pageCopy } from "~/content/page-copy.server";
import { type PackageId, packagePrices } from "~/content/prices/packages";
import { formatAmount } from "~/content/prices/price-facts";
import { includingVat, type Price, priceList } from "~/content/prices/price-list";
import { type ConfiguratorCopy, configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import type { AskedRow, PricedRow, PriceSummary } from "~/features/mail/templates/template-props";
import type { Language } from "~/lib/language/language";
import {
  type Budget,
  type FeatureId,
  formatBudget,
  type PreferredContact,
  type ServiceId,
  type Timeline,
  type WebsiteType,
} from "./options";
import { hasPackageByQuote, nameOf, type PriceLine, type Total, type Totals, totalsOf } from "./price-lines";

export interface Configuration {
  website_type: WebsiteType | null;
  services: readonly ServiceId[];
  features?: readonly FeatureId[];
  timeline: Timeline | null;
  budget?: Budget | null;
  company: string | null;
  industry?: string | null;
  description?: string | null;
  phone: string | null;
  preferred_contact?: PreferredContact | null;
}

export interface PricedConfiguration {
  lines: PriceLine[];
  totals: Totals;
}

export function presentAnswers(configuration: Configuration, language: Language): AskedRow[] {
  const copy = pageCopy(configuratorCopy, language);
  const { website_type, services, features, timeline, budget, preferred_contact } = configuration;
  const isSubscription = website_type?.startsWith("abonnement-");
  const rows: [string, string | null | undefined][] = [
    [isSubscription ? copy.summary.package : copy.summary.type, website_type && copy.types[website_type].title],
    [copy.summary.services, services.map((id) => copy.services[id].title).join(", ")],
    [copy.summary.planning, timeline && copy.timelines[timeline].title],
    [copy.summary.budget, budget && formatBudget(budget, copy.budget, language)],
    [copy.summary.features, features?.map((id) => copy.features[id].title).join(", ")],
    [copy.fields.company, configuration.company],
    [copy.fields.industry, configuration.industry],
    [copy.fields.description, configuration.description],
    [copy.fields.phone, configuration.phone],
    [
      copy.fields.preferredContact,
      preferred_contact && { email: copy.fields.byEmail, phone: copy.fields.byPhone }[preferred_contact],
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

export function formatPackagePrice(id: PackageId, per: Price["per"], language: Language): PriceSummary {
  const name = packagePrices[id][per];
  const lines: PriceLine[] = [{ item: `abonnement-${id}`, price: name && priceList[name], partOf: null }];
  return presentPrices({ lines, totals: totalsOf(lines) }, language, per);
}

/** `per`: how a package without a fixed price is paid. */
export function presentPrices(
  { lines, totals }: PricedConfiguration,
  language: Language,
  per: Price["per"] = "month",
): PriceSummary {
  const copy = pageCopy(configuratorCopy, language);
  const { price } = copy;
  const once = formatTotal(price.once, totals.once, language);
  const month = formatTotal(price.month, totals.month, language);
  const byQuote = { label: price[per], excluding: price.byQuote, including: price.byQuote };
  return {
    lines: lines.map((line) => formatLine(line, copy, language)),
    totals: hasPackageByQuote(lines) ? [byQuote, ...once] : [...once, ...month],
    columns: { excluding: price.excluding, including: price.including },
    notes: [...(totals.byQuote > 0 ? [price.open] : []), price.note],
  };
}

function formatLine({ item, price, partOf }: PriceLine, copy: ConfiguratorCopy, language: Language): PricedRow {
  const label = nameOf(item, copy);
  const alike = (words: string) => ({ label, excluding: words, including: words });
  if (partOf) return alike(copy.price.included);
  if (!price) return alike(copy.price.byQuote);
  const per = price.per === "month" ? ` ${copy.price.month.toLowerCase()}` : "";
  const say = (euros: number) => formatAmount({ ...price, euros }, language) + per;
  return { label, excluding: say(price.euros), including: say(includingVat(price.euros)) };
}

function formatTotal(label: string, total: Total, language: Language): PricedRow[] {
  if (total.excludingVat === 0) return [];
  const say = (euros: number) => formatAmount({ euros, isFrom: total.isFrom }, language);
  return [{ label, excluding: say(total.excludingVat), including: say(total.includingVat) }];
}
