import { describe, expect, it } from "vitest";
import { CHECK_NAMES } from "~/features/website-check/check";
import { EVIDENCE } from "~/features/website-check/evidence-keys";
import { LANGUAGES } from "~/lib/language/language";
import { findingCopy, reasonOf } from "./finding-copy.server";

/** Sentences end with a full stop, a question mark or a colon; abbreviations of the law are no end. */
const sentencesIn = (text: string) =>
  text
    .replace(/\bart\. |\d\.\d/g, "")
    .split(/[.?!](?:\s|$)/)
    .filter((sentence) => sentence.trim() !== "").length;

describe.each(LANGUAGES)("words of findings (%s)", (language) => {
  const { checks, reasons, evidence } = findingCopy[language];

  it("are there for each check and each thing seen, with just the values it has", () => {
    expect(Object.keys(checks)).toEqual(CHECK_NAMES);
    for (const check of CHECK_NAMES) {
      const said = Object.entries(evidence[check]).map(([key, text]) => [key, placeholdersIn(text)]);
      const seen = Object.entries(EVIDENCE[check]).map(([key, values]) => [key, values.toSorted()]);
      expect(Object.fromEntries(said), check).toEqual(Object.fromEntries(seen));
    }
  });

  it("take at most two sentences each", () => {
    const texts = [checks, reasons, evidence].flatMap((part) => [...allTexts(part)]);
    expect(texts.filter((text) => sentencesIn(text) > 2)).toEqual([]);
  });

  it("give another reason where a finding is of another kind", () => {
    for (const [check, others] of Object.entries(reasons)) {
      expect(Object.keys(EVIDENCE[check as keyof typeof EVIDENCE])).toEqual(
        expect.arrayContaining(Object.keys(others)),
      );
    }
    expect(reasonOf("title", "noindex", language)).toEqual(reasons.title.noindex);
    const { why, fix } = checks.title;
    expect(reasonOf("title", "missing", language)).toEqual({ why, fix });
  });
});

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

function* allTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* allTexts(part);
}
