import { type PageId, pages, pathOf } from "./pages";
import type { SharedKey } from "./shared/shared-copy";

export interface MenuEntry {
  label: SharedKey;
  /** A bare path of this site, with or without an anchor. */
  to: string;
}

function pagesIn(menu: "header" | "footer" | "legal"): MenuEntry[] {
  return pages
    .filter((page) => (page.menus as readonly string[]).includes(menu))
    .map(({ label, path }) => ({ label, to: path }));
}

export const headerMenu: readonly MenuEntry[] = pagesIn("header");
export const footerMenu: readonly MenuEntry[] = pagesIn("footer");

/** The policies, in the last line of the footer. */
export const legalMenu: readonly MenuEntry[] = pagesIn("legal");

/** The services in the footer. */
export const footerServices: readonly MenuEntry[] = [
  { label: "footer.service.website", to: pathOf("services") },
  { label: "footer.service.webshop", to: pathOf("services") },
  { label: "footer.service.seo", to: pathOf("services") },
  { label: "footer.service.maintenance", to: pathOf("services") },
];

/** Links to the most likely goals of a lost visitor. */
export const popularLinks: readonly MenuEntry[] = (
  ["services", "prices", "blog", "faq", "contact"] satisfies PageId[]
).map((id) => ({ label: `page.${id}`, to: pathOf(id) }));
