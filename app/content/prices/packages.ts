import { pageAt } from "~/content/pages";
import type { PriceName } from "~/content/price-name";
import type { nl } from "~/content/site/package/nl";
import type { Price } from "./price-list";

export const packageIds = ["starter", "groei", "pro"] as const;
export type PackageId = (typeof packageIds)[number];

export type Payment = Price["per"];

/** `null` is a price by quote. */
export const packagePrices = {
  starter: { month: "websiteMonthly", once: "websiteComplete" },
  groei: { month: null, once: null },
  pro: { month: null, once: "webshopComplete" },
} as const satisfies Record<PackageId, Record<Payment, PriceName | null>>;

/** A word says how much. */
export type Cell = boolean | keyof typeof nl.words;

type Groups = typeof nl.groups;
export type FeatureRow = Record<PackageId, Cell> & {
  bought: boolean;
};

const bought = (cells: Record<PackageId, Cell>): FeatureRow => ({ ...cells, bought: true });
const subscribed = (cells: Record<PackageId, Cell>): FeatureRow => ({ ...cells, bought: false });
const all = { starter: true, groei: true, pro: true };
const onlyPro = { starter: false, groei: false, pro: true };

/** The only place that says so: pages, mails and documents list nothing else. */
export const featureMatrix = {
  site: {
    pages: bought({ starter: "starterPages", groei: "custom", pro: "unlimited" }),
    design: bought(all),
    texts: bought(all),
    editing: bought(all),
    privacy: bought(all),
    form: bought(all),
    delivery: bought({ starter: "starterDelivery", groei: "groeiDelivery", pro: "proDelivery" }),
  },
  care: {
    domain: subscribed(all),
    hosting: subscribed({ ...all, pro: "premium" }),
    backups: subscribed(all),
    upkeep: subscribed(all),
    changes: subscribed(all),
    help: subscribed({ starter: "basic", groei: true, pro: "priority" }),
  },
  found: {
    basics: bought(all),
    region: bought({ starter: false, groei: true, pro: true }),
    tuning: subscribed({ starter: false, groei: true, pro: true }),
  },
  sell: {
    webshop: bought({ ...onlyPro, pro: "webshopProducts" }),
    payments: bought(onlyPro),
    chatbot: bought({ ...onlyPro, pro: "switchable" }),
    languages: bought(onlyPro),
  },
} satisfies { [Group in keyof Groups]: Record<keyof Groups[Group]["features"], FeatureRow> };

/** Throws on any other address. */
export function packageAt(pathname: string): PackageId {
  const page = pageAt(pathname);
  const id = packageIds.find((candidate) => page?.id === `package-${candidate}`);
  if (!id) throw new Error(`No package at ${pathname}`);
  return id;
}

export const PACKAGE_PARAM = "package";
/** Per month by default. */
export const PAYMENT_PARAM = "betaling";
export const PAY_ONCE = "eenmalig";

export function paymentSearch({ searchParams }: URL): string {
  const payment = searchParams.get(PAYMENT_PARAM);
  return payment === PAY_ONCE ? `?${PAYMENT_PARAM}=${payment}` : "";
}

/** Letter case does not matter. */
export function packageNamed(name: string | null): PackageId | undefined {
  return packageIds.find((id) => id === name?.toLowerCase());
}
