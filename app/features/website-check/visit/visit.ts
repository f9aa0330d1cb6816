import type { PageFacts } from "~/platform/parsing/page-facts";
import type { StyleFacts } from "~/platform/parsing/read-styles";
import type { Certificate } from "./peek-certificate.server";

/** Parts of a website that were seen. Null stands for a part that could not be looked at in time. */
export interface Visit {
  /** Address after all redirects. */
  url: URL;
  page: PageFacts;
  /** Headers of the page, in lower case. */
  headers: Headers;
  /** Milliseconds from the question to the first byte of the answer, connection included. */
  firstByte: number;
  /** Bytes of the page, decoded. */
  bytes: number;
  styles: { url: URL; seen: SeenStyle | null }[];
  /** Facts of the styles that stand in the page itself. */
  ownStyle: StyleFacts | null;
  pictures: SeenPicture[];
  /** The address without encryption. `closed`: it does not answer. */
  plain: "redirects" | "stays" | "closed" | null;
  /** The same name with or without `www.`; null also for a site that has no such twin. */
  twin: { host: string; state: "redirects" | "answers" | "missing" } | null;
  certificate: Certificate | null;
  /** Linked pages of the same site. `page` is null if it could not be seen. */
  linked: { kind: LinkedKind; url: URL; status: number | null; page: PageFacts | null }[];
  /** True if `robots.txt` lets Google read the page. */
  isOpenToGoogle: boolean | null;
  hasSitemap: boolean | null;
}

export interface SeenStyle {
  bytes: number;
  cacheControl: string;
  hasExpiry: boolean;
  facts: StyleFacts | null;
}

export interface SeenPicture {
  url: URL;
  status: number;
  bytes: number | null;
}

export type LinkedKind = "contact" | "privacy";
