interface Family {
  /** The bare address of a page of it is this, with the name of the page behind it. */
  path: string;
  /** Whether its pages stand in sitemap.xml and may be indexed. */
  indexable: boolean;
}

/** The families of pages that stand below an address of their own; landing pages stand at the root. */
export const families = {
  article: { path: "/blog/", indexable: true },
  case: { path: "/portfolio/", indexable: true },
  packageForm: { path: "/pakket-contact/", indexable: false },
} as const satisfies Record<string, Family>;

/** The bare address of an article. */
export function articlePath(id: string): string {
  return families.article.path + id;
}

/** The bare address of the case about a project. */
export function casePath(slug: string): string {
  return families.case.path + slug;
}

/** The bare address at which the website of a sample project is shown. */
export function sampleWebsitePath(slug: string): string {
  return `${casePath(slug)}/website`;
}

/** The bare address of the form to request a package. */
export function packageFormPath(id: string): string {
  return families.packageForm.path + id;
}

/** Where the links in the mails of the newsletter lead to: bare addresses. */
export const newsletterPaths = {
  confirm: "/nieuwsbrief/bevestigen",
  unsubscribe: "/nieuwsbrief/afmelden",
} as const;

/** Where the pages of a family are shown side by side: by the address above them, which is no page. Bare addresses. */
export const overviews: ReadonlyMap<string, string> = new Map([
  ["/portfolio", "/#portfolio"],
  ["/packages", "/prijzen"],
  ["/pakket-contact", "/package-contact"],
]);
