import { pages, pathOf } from "./pages";
import type { SharedKey } from "./shared/shared-copy";

export interface MenuEntry {
  label: SharedKey;
  /** A bare path of this site, with or without an anchor. */
  to: string;
}

/** Sections of the home page that stand in the menus as long as they have no page of their own. */
const sections: readonly MenuEntry[] = [
  { label: "menu.services", to: "/#services" },
  { label: "menu.approach", to: "/#approach" },
  { label: "menu.pricing", to: "/#pricing" },
];

function pagesIn(menu: "header" | "footer" | "legal"): MenuEntry[] {
  return pages
    .filter((page) => (page.menus as readonly string[]).includes(menu))
    .map(({ label, path }) => ({ label, to: path }));
}

export const headerMenu: readonly MenuEntry[] = [...pagesIn("header"), ...sections];
export const footerMenu: readonly MenuEntry[] = [...pagesIn("footer"), ...sections.slice(1)];

/** The policies, in the last line of the footer. */
export const legalMenu: readonly MenuEntry[] = pagesIn("legal");

/** The services in the footer. */
export const footerServices: readonly MenuEntry[] = [
  { label: "footer.service.website", to: "/#services" },
  { label: "footer.service.webshop", to: "/#services" },
  { label: "footer.service.seo", to: "/#services" },
  { label: "footer.service.maintenance", to: "/#services" },
];

/** Where a visitor who is lost probably wants to go. */
export const popularLinks: readonly MenuEntry[] = [...sections, { label: "page.contact", to: pathOf("contact") }];
