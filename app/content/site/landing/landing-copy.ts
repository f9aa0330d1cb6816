import type { ClothName } from "~/components/illustrations/cloths";
import type { PageId } from "~/content/pages";
import type { PriceName } from "~/content/price-name";
import type { PageMetaCopy } from "~/lib/seo/page-meta";

/** The background colour at the top of a page. */
export type Ground = "linen" | "indigo" | "weld" | "moss" | "ink" | "lavender" | "madder" | "sage";

/** The drawing in the head of a page, beside the words (`components/illustrations/landing` draws them). */
export type SquareArt = "week" | "receipt" | "overijssel" | "redesign" | "rack" | "payments" | "year";
/** The same, as a band behind the words. */
export type WideArt = "twente" | "channels" | "patchwork";

/** The sections of the page between its head and its form, which each page puts in its own order. */
export type LandingPart = "benefits" | "services" | "proof" | "story" | "questions";

/** The layout of a page: the same in both languages. */
export interface LandingLook {
  ground: Ground;
  /** The drawing to the right of the words, to the left of them, or as a band behind them. */
  hero: { layout: "split" | "mirror"; art: SquareArt } | { layout: "band"; art: WideArt };
  /** The cloth of this page, wherever cloth is shown. */
  cloth: ClothName;
  benefits: "sheet" | "tape" | "swatches" | "stitches";
  services: "bolts" | "tags" | "uneven";
  order: readonly LandingPart[];
}

interface Item {
  title: string;
  text: string;
}

/** The evidence that a page can show, in the form that suits it. */
export type LandingProof =
  | { kind: "places"; title: string; lead: string; items: readonly Item[] }
  | { kind: "checklist"; title: string; lead: string; items: readonly Item[]; note: string }
  | { kind: "steps"; title: string; lead: string; items: readonly Item[] }
  | {
      kind: "table";
      title: string;
      lead: string;
      /** The column headings; the first is that of the row headings. */
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      note: string;
    };

export type Three<T> = readonly [T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

interface LandingForm {
  title: string;
  text: string;
  /** The button, which says what the visitor gets. */
  submit: string;
  /** The form's first choice; null if the visitor chooses. "anders" is named after the page's service. */
  about: "webshop" | "seo" | "anders" | null;
  /** Our first questions, and what comes of them: the rest of "Beantwoord deze mail". */
  ask: string | null;
}

export const LANDING_GROUPS = ["websites", "webshops", "found", "hosting"] as const;
export type LandingGroup = (typeof LANDING_GROUPS)[number];

/** A local landing page: all its copy, in one language. */
export interface LandingCopy {
  meta: PageMetaCopy & { keywords: string };
  /** The short name in a list of links. */
  label: string;
  /** The subject by which lists of links are ordered. */
  group: LandingGroup;
  /** The service as search engines read it, and the places that it is for. */
  service: string;
  areaServed: readonly string[];
  /** The price that goes with it, by its name in the price list; `null` for one by quote. */
  price: PriceName | null;
  look: LandingLook;
  hero: {
    label: string;
    title: string;
    lead: string;
    /** The first leads to the form on the page, the second starts a call; `null`: there is no call button. */
    buttons: { contact: string; call: string | null };
    facts: readonly { value: string; label: string }[];
  };
  benefits: { title: string; items: Eight<Item> };
  services: {
    title: string;
    lead: string;
    cards: Three<Item & { detail: string }>;
    link: { label: string; page: PageId };
  };
  proof: LandingProof;
  story: { title: string; paragraphs: readonly string[] };
  /** The words beside the check of a website; null on a page that promises no look. */
  check: { title: string; text: string } | null;
  questions: { title: string; items: readonly { id: string; question: string; answer: string }[] };
  contact: { title: string; text: string; form: LandingForm; promises: readonly string[] };
  related: { title: string; slugs: readonly string[] };
}
