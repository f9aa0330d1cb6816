import type { ClothName } from "~/components/illustrations/cloths";
import type { PageId } from "~/content/pages";
import type { PriceName } from "~/content/price-name";
import type { PageMetaCopy } from "~/lib/seo/page-meta";

/** The colour that a page opens on. */
export type Ground = "linen" | "indigo" | "weld" | "moss" | "ink" | "lavender" | "madder" | "sage";

/** The drawing in the head of a page, beside the words (`components/illustrations/landing` draws them). */
export type SquareArt = "week" | "receipt" | "overijssel" | "redesign" | "rack" | "payments" | "year";
/** The same, as a band behind the words. */
export type WideArt = "twente" | "channels" | "patchwork";

/** The part of the page between its head and its form that a page puts in an order of its own. */
export type LandingPart = "benefits" | "services" | "proof" | "story" | "questions";

/** How a page is composed: the same in both languages. */
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

/** What a page can show for itself, in the shape that suits it. */
export type LandingProof =
  | { kind: "places"; title: string; lead: string; items: readonly Item[] }
  | { kind: "checklist"; title: string; lead: string; items: readonly Item[]; note: string }
  | { kind: "steps"; title: string; lead: string; items: readonly Item[] }
  | {
      kind: "table";
      title: string;
      lead: string;
      /** The heads of the columns; the first is that of the rows. */
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      note: string;
    };

export type Three<T> = readonly [T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** A local landing page: everything that is on it, in one language. */
export interface LandingCopy {
  meta: PageMetaCopy & { keywords: string };
  /** Its name in a list of links: short. */
  label: string;
  /** The service as search engines read it, and the places that it is for. */
  service: string;
  areaServed: readonly string[];
  /** The price that goes with it, by its name in the price list; `null` where it is a matter of a quote. */
  price: PriceName | null;
  look: LandingLook;
  hero: {
    label: string;
    title: string;
    lead: string;
    /** The first leads to the form on the page, the second dials; `null`: it opens no telephone. */
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
  questions: { title: string; items: readonly { id: string; question: string; answer: string }[] };
  contact: { title: string; text: string; form: { title: string; text: string }; promises: readonly string[] };
  related: { title: string; slugs: readonly string[] };
}
