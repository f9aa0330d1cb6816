import { describe, expect, it } from "vitest";
import { pageCopy } from "~/content/page-copy.server";
import { pages } from "~/content/pages";
import { type PolicyId, policies, policyWords } from "~/content/site/policies/policy-copy.server";
import { cookieRows } from "~/features/consent/cookie-rows.server";
import { LANGUAGES } from "~/lib/language/language";

/** The number of sections of each document (specification, "Policy pages"). */
const SECTIONS: [PolicyId, number][] = [
  ["privacy", 10],
  ["cookies", 6],
  ["terms", 12],
];

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(SECTIONS)("%s has its %i sections, each with an anchor of its own, and its date", (id, count) => {
    const { sections, meta } = pageCopy(policies[id], language);
    expect(sections).toHaveLength(count);
    expect(new Set(sections.map((section) => section.id)).size).toBe(count);
    expect(meta.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(SECTIONS)("%s says how to reach the business, and links to pages that exist", (id) => {
    const text = JSON.stringify(pageCopy(policies[id], language));
    expect(text).toContain('{"show":"contact"}');
    for (const [, page] of text.matchAll(/\]\(page:([\w-]+)\)/g)) {
      expect(pages.map((entry) => entry.id)).toContain(page);
    }
  });
});

it.each(SECTIONS)("%s says the same in both languages: section by section, block by block", (id) => {
  const shapeOf = (language: "nl" | "en") =>
    policies[id][language].sections.map(({ body }) =>
      body.map((block) => {
        if (typeof block === "string") return "text";
        if ("show" in block) return block.show;
        return Object.entries(block).map(([kind, entries]) => `${kind} ${entries.length}`);
      }),
    );
  expect(shapeOf("en")).toEqual(shapeOf("nl"));
});

it("lists the analytics cookies with how long each is kept", () => {
  const rows = cookieRows("analytics", "http://localhost:3000", policyWords.nl.storage, "nl");
  expect(rows.map(({ name, lasts }) => `${name} ${lasts}`)).toEqual([
    "_ga 2 jaar",
    "_ga_* 2 jaar",
    "_gid 24 uur",
    "_gat 1 minuut",
  ]);
});
