interface Family {
  /** The start of its pages' bare addresses, followed by the name of the page. */
  path: string;
  /** True if its pages are in sitemap.xml and may be indexed. */
  indexable: boolean;
}

/** The families of pages below an address of their own; landing pages are at the root. */
export const families = {
  article: { path: "/blog/", indexable: true },
  case: { path: "/portfolio/", indexable: true },
  packageForm: { path: "/pakket-contact/", indexable: false },
} as const satisfies Record<string, Family>;

/** The article on what to have ready before a site is built. */
export const PREPARATION_ARTICLE = "4";

/** The bare address of an article. */
export function articlePath(id: string): string {
  return families.article.path + id;
}

/** The bare address of the case about a project. */
export function casePath(slug: string): string {
  return families.case.path + slug;
}

/** The bare address where the website of a sample project is shown. */
export function sampleWebsitePath(slug: string): string {
  return `${casePath(slug)}/website`;
}

/** The bare address of the form to request a package. */
export function packageFormPath(id: string): string {
  return families.packageForm.path + id;
}

/** The bare addresses of the links in the newsletter's mails. */
export const newsletterPaths = {
  confirm: "/nieuwsbrief/bevestigen",
  unsubscribe: "/nieuwsbrief/afmelden",
} as const;

/** The bare address at which a customer reviews us, linked from a mail. */
export const reviewPath = "/beoordeling";

/** The overview of each family, by the address above its pages, which has no page itself. Bare addresses. */
export const overviews: ReadonlyMap<string, string> = new Map([
  ["/portfolio", "/#portfolio"],
  ["/packages", "/prijzen"],
  ["/pakket-contact", "/package-contact"],
]);
