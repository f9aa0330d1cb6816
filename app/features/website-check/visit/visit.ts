import type { PageFacts, PageWords } from "~/platform/parsing/page-facts";
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
  /** Style files that were seen. */
  styles: SeenStyle[];
  /** All styles of the page taken together. Null if one of them was not seen: it may put right what another says. */
  look: StyleFacts | null;
  pictures: SeenPicture[];
  /** The address without encryption. `closed`: it does not answer. */
  plain: "redirects" | "stays" | "closed" | null;
  /** The same name with or without `www.`; null also for a site that has no such twin. */
  twin: { host: string; state: "redirects" | "answers" | "missing" } | null;
  certificate: Certificate | null;
  /** One page of each kind that is linked. */
  linked: LinkedPage[];
  /** True if `robots.txt` lets Google read the page. */
  isOpenToGoogle: boolean | null;
  hasSitemap: boolean | null;
}

export interface SeenStyle {
  url: URL;
  bytes: number;
  cacheControl: string;
  hasExpiry: boolean;
}

export interface SeenPicture {
  url: URL;
  status: number;
  bytes: number | null;
}

export type LinkedKind = "contact" | "imprint" | "privacy" | "terms";

export interface LinkedPage {
  kind: LinkedKind;
  /** Text of the link. */
  text: string;
  status: number | null;
  /** Null if it could not be seen. */
  page: PageWords | null;
}

/** True for a page that does not exist. */
export const isGone = ({ status }: { status: number | null }) => status === 404 || status === 410;
