import { describe, expect, it } from "vitest";
import { wholeOf } from "~/features/configurator/overlaps";
import { LANGUAGES } from "~/lib/language/language";
import { configuratorCopy } from "../configurator/configurator-copy.server";
import { landingLinks, landingPages } from "./landing-copy.server";

describe.each(LANGUAGES)("the local landing pages in %s", (language) => {
  const copies = [...landingPages].map(([slug, page]) => {
    const { look: _, ...words } = page[language];
    return { slug, words };
  });

  it.each(copies)("$slug names the price that search engines read, and no other if it has none", ({ words }) => {
    const { meta: _, price, ...page } = words;
    const named = new Set([...JSON.stringify(page).matchAll(/\{price\.(\w+)/g)].map(([, name]) => name));
    if (price) expect([...named]).toContain(price);
    else expect([...named]).toEqual([]);
  });

  it.each(copies)("$slug names in search results the price of its offer, if any", ({ words: { meta, price } }) => {
    const named = [...meta.description.matchAll(/\{price\.(\w+)/g)].map(([, name]) => name);
    expect(named.filter((name) => name !== price)).toEqual([]);
  });

  it.each(copies)("$slug asks in the mail what it says that the mail asks", ({ words: { contact } }) => {
    const isSaid = /onze mail|per mail om|our e-mail|we’ll ask for/i.test(`${contact.text} ${contact.form.text}`);
    expect(contact.form.ask !== null).toBe(isSaid);
  });

  it.each(copies)("$slug links to two or three other pages", ({ slug, words: { related } }) => {
    const paths = landingLinks(language, related.slugs).map(({ path }) => path);
    expect([2, 3]).toContain(new Set(paths).size);
    expect(paths).not.toContain(`/${slug}`);
  });

  it.each(copies)("$slug gives each question an anchor that is free on the page", ({ words: { questions } }) => {
    const ids = questions.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("contact");
  });
});

it.each(LANGUAGES)("a basic webshop takes the payments that its configurator price includes, in %s", (language) => {
  expect(wholeOf("payments", ["webshop"])).toBe("webshop");
  const ways = configuratorCopy[language].features.payments.text.replace(".", "");
  const proof = landingPages.get("webshop-laten-maken-twente")?.[language].proof;
  const rows = proof?.kind === "table" ? proof.rows : [];
  expect(rows.map(([, ...cells]) => cells)).toContainEqual([ways, ways]);
});

it("refuses a link to a page that does not exist", () => {
  expect(() => landingLinks("nl", ["website-maken-atlantis"])).toThrow("website-maken-atlantis");
});
