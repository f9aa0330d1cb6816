import type { CaseText } from "~/content/site/portfolio/work-values";

interface Bound {
  most: number;
  /** Whether its lines or paragraphs are kept. */
  isLong: boolean;
  isNeeded: boolean;
}

const needed = (most: number, isLong = false): Bound => ({ most, isLong, isNeeded: true });
const optional = (most: number, isLong = false): Bound => ({ most, isLong, isNeeded: false });
const part = { title: optional(80), text: optional(600, true) };

export const CASE_BOUNDS: Readonly<Record<CaseText, Bound>> = {
  title: needed(60),
  category: needed(60),
  town: needed(60),
  description: needed(240, true),
  lead: needed(300, true),
  question: needed(2_000, true),
  "made1.title": part.title,
  "made1.text": part.text,
  "made2.title": part.title,
  "made2.text": part.text,
  "made3.title": part.title,
  "made3.text": part.text,
  "made4.title": part.title,
  "made4.text": part.text,
  gain: needed(600, true),
  alt: needed(240),
  phoneAlt: optional(240),
  metaTitle: optional(60),
  metaDescription: optional(155, true),
};

export const PERMISSION_LENGTH = 300;
