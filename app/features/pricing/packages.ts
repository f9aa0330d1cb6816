import type { nl } from "~/content/package/nl";
import { pageAt } from "~/content/pages";
import type { PriceName } from "~/content/price-name";

export const packageIds = ["starter", "groei", "pro"] as const;
export type PackageId = (typeof packageIds)[number];

/** The prices of the packages, by their names in the price list; `null` is a price by quote. */
export const packagePrices = {
  starter: { month: "websiteMonthly", once: "websiteComplete" },
  groei: { month: null, once: null },
  pro: { month: null, once: "webshopComplete" },
} as const satisfies Record<PackageId, Record<"month" | "once", PriceName | null>>;

/** Whether a package has a feature; a word says how much of it. */
export type Cell = boolean | keyof typeof nl.words;

type FeatureRow = Record<PackageId, Cell>;
type Groups = typeof nl.groups;

const all = (cell: Cell): FeatureRow => ({ starter: cell, groei: cell, pro: cell });

/** What each package includes, by the groups and features that `content/package` words. The only place that says so. */
export const featureMatrix: { [Group in keyof Groups]: Record<keyof Groups[Group]["features"], FeatureRow> } = {
  site: {
    pages: { starter: "starterPages", groei: "custom", pro: "unlimited" },
    design: all(true),
    changes: all(true),
    delivery: { starter: "starterDelivery", groei: "groeiDelivery", pro: "proDelivery" },
  },
  care: {
    domain: all(true),
    hosting: { starter: true, groei: true, pro: "premium" },
    backups: all(true),
    help: { starter: "basic", groei: true, pro: "priority" },
  },
  found: {
    basics: all(true),
    region: { starter: false, groei: true, pro: true },
    tuning: { starter: false, groei: true, pro: true },
  },
  sell: {
    webshop: { starter: false, groei: false, pro: "webshopProducts" },
    payments: { starter: false, groei: false, pro: true },
    chatbot: { starter: false, groei: false, pro: "optional" },
    languages: { starter: false, groei: false, pro: true },
  },
};

/** The package whose page is at this address, in either language. Throws on any other address. */
export function packageAt(pathname: string): PackageId {
  const page = pageAt(pathname);
  const id = packageIds.find((candidate) => page?.id === `package-${candidate}`);
  if (!id) throw new Error(`No package at ${pathname}`);
  return id;
}

/** The query parameter in which an address names a package. */
export const PACKAGE_PARAM = "package";
/** Query parameter of a package's form that says how it will be paid; per month by default. */
export const PAYMENT_PARAM = "betaling";
export const PAY_ONCE = "eenmalig";

/** The query that says how a package is paid, if this address has it; otherwise empty. */
export function paymentSearch({ searchParams }: URL): string {
  const payment = searchParams.get(PAYMENT_PARAM);
  return payment === PAY_ONCE ? `?${PAYMENT_PARAM}=${payment}` : "";
}

/** The package that a visitor names, in any letter case. */
export function packageNamed(name: string | null): PackageId | undefined {
  return packageIds.find((id) => id === name?.toLowerCase());
}
