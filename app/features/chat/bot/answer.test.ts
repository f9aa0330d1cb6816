import { describe, expect, it } from "vitest";
import { en as chatEn } from "~/content/site/chat/en";
import { nl as chatNl } from "~/content/site/chat/nl";
import { chatRules } from "~/content/site/chat-rules/chat-rules.server";
import { FALLBACK, ruleOrder } from "~/content/site/chat-rules/rule-order";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { questions } from "../../../../tests/support/chat-questions";
import { processorTime } from "../../../../tests/support/processor-time";
import { Assistant, shippedAssistant, shippedRules } from "./answer.server";

const answer = (text: string, language: Language) => shippedAssistant.answer(text, language);
const replyText = (rule: string, language: Language) => shippedAssistant.reply(rule, language);
const chatCopy = { nl: chatNl, en: chatEn };

describe.each(LANGUAGES)("on a page in %s", (page) => {
  it.each(questions[page])("%j is answered by %s", (question, rule) => {
    const given = answer(question, page);
    expect(given.rule).toBe(rule);
  });
});

it.each(LANGUAGES)("answers the quick options in %s", (language) => {
  const labels = chatCopy[language].quick;
  for (const option of ["quote", "appointment", "other", "advice"] as const) {
    expect(answer(labels[option], language).rule).toBe(option);
  }
});

it("knows enough questions to be worth asking", () => {
  const all = Object.values(questions).flat();
  expect(all.length).toBeGreaterThanOrEqual(140);
  const asked = new Set(all.map(([, rule]) => rule));
  expect([...ruleOrder.map(({ id }) => id), FALLBACK].filter((id) => !asked.has(id))).toEqual([]);
});

it("can say every reply in both languages, with all facts filled in", () => {
  expect(Object.keys(chatRules.en.replies)).toEqual(Object.keys(chatRules.nl.replies));
  expect(Object.keys(chatRules.en.words)).toEqual(Object.keys(chatRules.nl.words));
  for (const { id } of [...ruleOrder, { id: FALLBACK }]) {
    for (const language of LANGUAGES) expect(replyText(id, language)).not.toMatch(/[{}]|undefined/);
    expect(replyText(id, "nl")).not.toBe(replyText(id, "en"));
  }
});

it("asks for lists that exist, and tries every reply", () => {
  const lists = Object.keys(chatRules.nl.words);
  const asked = ruleOrder.flatMap(({ id, when }): readonly string[] => when ?? [id]);
  expect(asked.filter((list) => !lists.includes(list))).toEqual([]);
  expect(new Set([...ruleOrder.map(({ id }) => id), FALLBACK])).toEqual(new Set(Object.keys(chatRules.nl.replies)));
});

it.each([
  ["What does a website cost?", "nl", "en"],
  ["Do you also make webshops?", "nl", "en"],
  ["Wat kost een website?", "en", "nl"],
  ["Hoi", "en", "nl"],
  ["website", "nl", "nl"],
  ["website", "en", "en"],
  ["SEO", "en", "en"],
  ["What kost een webshop bij jullie?", "nl", "nl"],
  ["asdf qwer", "en", "en"],
] as const)("%j on a page in %s is answered in %s", (question, page, language) => {
  const given = answer(question, page);
  expect(given.language).toBe(language);
  expect(given.text).toBe(replyText(given.rule, language));
});

describe("what is not the visitor's own words", () => {
  it.each([
    ["mijn site is https://www.janssen-seo.nl/contact", "website"],
    ["zie www.bakkerij.nl/prijzen", FALLBACK],
    ["kijk eens op bakkerij.nl/prijzen/webshop?hosting=1#seo", FALLBACK],
    ["kijk eens op janssen-seo.nl.", FALLBACK],
    ["stuur maar naar seo-webshop@bakkerij.nl", FALLBACK],
    ['<img src="contact.png" onerror="price()"> kijk eens', FALLBACK],
    ["kijk eens op https://www.janssen-seo.nl, wat kost hosting?", "priceHosting"],
  ])("is not read: %j", (said, rule) => {
    expect(answer(said, "nl").rule).toBe(rule);
  });

  it.each([
    '<a href="https://evil.example/click-here-for-your-free-website">hallo</a>',
    "hallo https://evil.example/this/is/what-you-want/and/how",
  ])("indicates no language: %j", (said) => {
    expect(answer(said, "nl").language).toBe("nl");
  });

  it("counts if it is the name of a service, which is what is meant", () => {
    expect(answer("Ik zit bij wordpress.com", "nl").rule).toBe("wordpress");
  });

  it("is recognised without delay", () => {
    const long = ["<a", "a.a-", "@a", "www.", "a@a."].map((part) => part.repeat(2_000 / part.length));
    expect(processorTime(() => long.map((said) => answer(said, "nl")))).toBeLessThan(500);
  });
});

it("takes prices, hours and pages from the facts", () => {
  expect(answer("Wat kost een webshop?", "nl").text).toContain("1.499");
  expect(answer("When can I call you?", "en").text).toContain("Monday to Friday from 9:00 to 18:00");
  expect(answer("Can you give me a quote?", "en").text).toContain("/en/configurator");
  expect(answer("Doen jullie ook SEO?", "nl").text).toContain("40%");
});

describe("a phrase that the owner adds", () => {
  const { order, words } = shippedRules;
  const withPhrase = (phrase: string) =>
    new Assistant({
      ...shippedRules,
      order: [{ id: "own" }, ...order],
      words: { ...words, nl: { ...words.nl, words: { ...words.nl.words, own: phrase } } },
    });

  it.each([
    ["restaurant reserveren", "Kan ik een restaurant reserveren?", "own"],
    ["restaurant reserveren", "Kan ik een restaraunt reserveren?", "own"],
    ["restaurant reserveren", "Ik heb een restaurant", "hospitality"],
    ["restaurant reserveren", "website for a restaurant", "hospitality"],
    ["tuincentrums zoeken", "Wij zijn tuincentrums", "garden"],
    ["websitekosten delen", "websitekosten?", "price"],
  ])("takes no word from the other rules: %j, %j", (phrase, question, rule) => {
    expect(withPhrase(phrase).answer(question, "nl").rule).toBe(rule);
  });

  it("has words that do not count as typing errors of others", () => {
    const question = "Ik heb een bistra";
    expect(shippedAssistant.answer(question, "nl").rule).toBe("hospitality");
    expect(withPhrase("bistra openen").answer(question, "nl").rule).toBe(FALLBACK);
  });
});

it("reads the longest message without delay", () => {
  const read = () => {
    answer("onbekendwoord verschrijvingetje ".repeat(62), "nl");
    // Each becomes four words when decomposed.
    for (let time = 0; time < 10; time++) answer("ﷺ".repeat(2_000), "nl");
  };
  expect(processorTime(read)).toBeLessThan(2_000);
});
