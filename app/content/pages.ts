import type { SharedKey } from "./shared/shared-copy";

interface PageEntry {
  /** Also the id of the route; the English document is `en.{id}`. */
  id: string;
  /** The bare address; `/en` plus the same path is the fixed English document. */
  path: string;
  /** The route module, below `app/routes`. */
  module: string;
  /** Its name in menus. */
  label: SharedKey;
  /** Where it is linked from on every page. */
  menus: readonly ("header" | "footer" | "legal")[];
  /** Whether it stands in sitemap.xml and may be indexed. */
  indexable: boolean;
}

/** Every public page. Routes, menus, hreflang, the sitemap and the smoke test follow from this table. */
export const pages = [
  { id: "home", path: "/", module: "site/home.tsx", label: "page.home", menus: ["header", "footer"], indexable: true },
  {
    id: "contact",
    path: "/contact",
    module: "site/contact.tsx",
    label: "page.contact",
    menus: ["footer"],
    indexable: true,
  },
] as const satisfies readonly PageEntry[];

export type Page = (typeof pages)[number];
export type PageId = Page["id"];

/** The bare address of a page. A page that is not in the table does not compile. */
export function pathOf(id: PageId): string {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No such page: ${id}`);
  return page.path;
}
