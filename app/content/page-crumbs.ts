import type { MetaDescriptor } from "react-router";
import { type PageMetaCopy, pageMeta, type Site } from "~/lib/seo/page-meta";
import { breadcrumbs, type Crumb } from "~/lib/seo/structured-data";
import { type PageId, pathOf } from "./pages";
import type { SharedCopy } from "./shared/shared-copy";

type Step = PageId | Crumb;

export function crumbsAlong(texts: SharedCopy, way: readonly Step[]): Crumb[] {
  return ["home" as const, ...way].map((step) =>
    typeof step === "string" ? { name: texts[`page.${step}`], path: pathOf(step) } : step,
  );
}

export function pageCrumbs(site: Site & { texts: SharedCopy }, ...way: readonly Step[]): object {
  return breadcrumbs(crumbsAlong(site.texts, way), site);
}

/** The metadata of a page one step from the home page; `structuredData` comes after that step. */
export function metaOfPage(
  site: Site & { texts: SharedCopy },
  id: PageId,
  copy: PageMetaCopy,
  structuredData: readonly object[] = [],
): MetaDescriptor[] {
  return pageMeta({ copy, path: pathOf(id), site, structuredData: [pageCrumbs(site, id), ...structuredData] });
}
