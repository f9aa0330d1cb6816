import { barePath } from "../lib/language/language";
import type { SharedKey } from "./shared/shared-copy";

interface PageEntry {
  /** The id of the route too; the English document is `en.{id}`. */
  id: string;
  /** The bare address; `/en` plus the same path is the permanent English document. */
  path: string;
  /** The route module, below `app/routes`. */
  module: string;
  /** The name in menus. */
  label: SharedKey;
  /** The menus of every page that link to it. */
  menus: readonly ("header" | "footer" | "legal")[];
  /** True if it is in sitemap.xml and may be indexed. */
  indexable: boolean;
}

/**
 * Every public page with a fixed name; articles, cases and local landing pages are families, found by their content.
 * Routes, menus, hreflang, the sitemap, share images and tests follow from this table. The words of a page are in the
 * folder named after its id.
 */
export const pages = [
  {
    id: "home",
    path: "/",
    module: "site/home.tsx",
    label: "page.home",
    menus: ["header", "footer"],
    indexable: true,
  },
  {
    id: "services",
    path: "/diensten",
    module: "site/services.tsx",
    label: "page.services",
    menus: ["header", "footer"],
    indexable: true,
  },
  {
    id: "about",
    path: "/over-ons",
    module: "site/about.tsx",
    label: "page.about",
    menus: ["header", "footer"],
    indexable: true,
  },
  {
    id: "location",
    path: "/locatie",
    module: "site/location.tsx",
    label: "page.location",
    menus: ["header"],
    indexable: true,
  },
  {
    id: "support",
    path: "/support",
    module: "site/support.tsx",
    label: "page.support",
    menus: ["header"],
    indexable: true,
  },
  {
    id: "prices",
    path: "/prijzen",
    module: "site/prices.tsx",
    label: "page.prices",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "package-starter",
    path: "/packages/starter",
    module: "site/package.tsx",
    label: "page.package-starter",
    menus: [],
    indexable: true,
  },
  {
    id: "package-groei",
    path: "/packages/groei",
    module: "site/package.tsx",
    label: "page.package-groei",
    menus: [],
    indexable: true,
  },
  {
    id: "package-pro",
    path: "/packages/pro",
    module: "site/package.tsx",
    label: "page.package-pro",
    menus: [],
    indexable: true,
  },
  {
    id: "package-contact",
    path: "/package-contact",
    module: "site/package-contact.tsx",
    label: "page.package-contact",
    menus: [],
    indexable: true,
  },
  {
    id: "configurator",
    path: "/configurator",
    module: "site/configurator.tsx",
    label: "page.configurator",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "subscription-configurator",
    path: "/configurator-abonnement",
    module: "site/configurator.tsx",
    label: "page.subscription-configurator",
    menus: [],
    indexable: true,
  },
  {
    id: "custom-work",
    path: "/maatwerk",
    module: "site/custom-work.tsx",
    label: "page.custom-work",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "quote-service",
    path: "/offerte-service",
    module: "site/quote-service.tsx",
    label: "page.quote-service",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "blog",
    path: "/blog",
    module: "site/blog.tsx",
    label: "page.blog",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "faq",
    path: "/faq",
    module: "site/faq.tsx",
    label: "page.faq",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "contact",
    path: "/contact",
    module: "site/contact.tsx",
    label: "page.contact",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "appointment",
    path: "/afspraak",
    module: "site/appointment.tsx",
    label: "page.appointment",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "website-check-page",
    path: "/website-check",
    module: "site/website-check.tsx",
    label: "page.website-check-page",
    menus: ["footer"],
    indexable: true,
  },
  {
    id: "overijssel",
    path: "/overijssel",
    module: "site/overijssel.tsx",
    label: "page.overijssel",
    menus: [],
    indexable: true,
  },
  {
    id: "website-overijssel",
    path: "/website-maken-overijssel",
    module: "site/website-overijssel.tsx",
    label: "page.website-overijssel",
    menus: [],
    indexable: true,
  },
  {
    id: "meta-ads",
    path: "/meta-ads",
    module: "site/meta-ads.tsx",
    label: "page.meta-ads",
    menus: [],
    indexable: true,
  },
  {
    id: "privacy",
    path: "/privacy",
    module: "site/policy.tsx",
    label: "page.privacy",
    menus: ["legal"],
    indexable: true,
  },
  {
    id: "cookies",
    path: "/cookies",
    module: "site/policy.tsx",
    label: "page.cookies",
    menus: ["legal"],
    indexable: true,
  },
  {
    id: "terms",
    path: "/algemene-voorwaarden",
    module: "site/policy.tsx",
    label: "page.terms",
    menus: ["legal"],
    indexable: true,
  },
  {
    id: "accessibility",
    path: "/toegankelijkheid",
    module: "site/accessibility.tsx",
    label: "page.accessibility",
    menus: ["legal"],
    indexable: true,
  },
] as const satisfies readonly PageEntry[];

export type Page = (typeof pages)[number];
export type PageId = Page["id"];

/** The page at an address of either language, if it is one with a fixed name, in any letter case. */
export function pageAt(pathname: string): Page | undefined {
  const path = barePath(pathname).toLowerCase();
  return pages.find((page) => page.path === path);
}

/** The home page's second address: in no list, since the first one is canonical. */
export const HOME_AGAIN = "/home";

/** The bare address of a page. An unknown id does not compile. */
export function pathOf(id: PageId): string {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No such page: ${id}`);
  return page.path;
}
