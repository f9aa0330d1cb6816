import type { PageMetaCopy } from "~/lib/seo/page-meta";

/** A legal document. Its `meta.updated` is the day that it gives as the date of its last change. */
export interface PolicyCopy {
  meta: PageMetaCopy;
  title: string;
  lead: string;
  /** The gist, in a few plain sentences. */
  summary: readonly string[];
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The anchor. */
  id: string;
  title: string;
  body: readonly PolicyBlock[];
}

/**
 * A paragraph, a list, terms with their descriptions, clauses that are numbered within their section, or something that
 * the page draws from data. Texts may link: `[words](page:privacy)`, `[words](https://…)`, `[words](mailto:…)`.
 */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { clauses: readonly string[] }
  | { show: "contact" | "necessary" | "analytics" | "consent" };
