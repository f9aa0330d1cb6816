import { afterEach, expect, it } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { nl } from "~/content/desk/site/nl";
import { pageCopy } from "~/content/page-copy.server";
import { faqCopy, shippedQuestions } from "~/content/site/faq/faq-copy.server";
import { fits } from "~/platform/site-content/content-kind";
import { questionsEditor } from "./questions-editor.server";
import { questionsKind } from "./questions-kind.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const shipped = questionsEditor.fieldsOf(shippedQuestions, now);
const read = (fields: object) => questionsEditor.read({ ...shipped, ...fields }, shippedQuestions, now);

afterEach(() => readChangesFrom(() => NO_CHANGES));

it("ships what its own schema and form take", () => {
  for (const [name, value] of Object.entries(shippedQuestions)) {
    expect(fits(questionsKind, name, value), name).toBe(true);
  }
  expect(read({})).toEqual({ values: shippedQuestions });
});

it.each([
  ["", "missing"],
  ["x".repeat(1_001), "long"],
  ["Vanaf {price.websiteBasik}.", "unknown"],
  ["<script>alert(1)</script>", "text"],
  ["Een losse { haak", "text"],
  ["Dat kost € 12,5o.", "sum"],
  ["Dat kost 800 euro.", "sum"],
])("refuses %j beside its field", (answer, problem) => {
  expect(read({ "price.answer/nl": answer })).toEqual({ errors: { "price.answer/nl": problem } });
  expect(nl.questions.problems).toHaveProperty(problem);
});

it("changes one text in one language, with the prices that hold", () => {
  const done = read({ "price.answer/nl": "Een website is er {price.websiteBasic}." });
  if ("errors" in done) throw new Error(JSON.stringify(done.errors));
  const prices = { websiteBasic: { euros: 845, per: "once", isFrom: true } };
  readChangesFrom(() => ({ questions: done.values, prices }));
  const answers = (language: "nl" | "en") => pageCopy(faqCopy(), language).items.map(({ answer }) => answer);
  expect(answers("nl")[0]?.replace(/\s/g, " ")).toBe("Een website is er vanaf € 845.");
  const changed = answers("en");
  readChangesFrom(() => ({ prices }));
  expect(answers("en")).toEqual(changed);
  expect(answers("nl").slice(1)).toHaveLength(9);
});
