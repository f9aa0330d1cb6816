import { afterEach, expect, it } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { nl } from "~/content/desk/site/nl";
import { pageCopy } from "~/content/page-copy.server";
import { faqCopy, questionTexts, shippedQuestions, shownQuestions } from "~/content/site/faq/faq-copy.server";
import { ownQuestions } from "~/content/site/faq/own-questions";
import { fits, type Values } from "~/platform/site-content/content-kind";
import { currentValues, publishContent } from "~/platform/site-content/publish.server";
import { lastChanges } from "~/platform/site-content/site-content-store.server";
import { openFresh } from "../../../../../tests/support/databases";
import { anna } from "../../../../../tests/support/leads";
import type { Fields } from "../site-editor";
import { questionsEditor } from "./questions-editor.server";

const { kind: questionsKind } = questionsEditor;
const now = new Date("2026-11-24T11:00:00.000Z");
const shipped = questionsEditor.fieldsOf(shippedQuestions, now);
const read = (fields: object, known: Values = shippedQuestions) =>
  questionsEditor.read({ ...shipped, ...fields }, known, now);
function valuesOf(fields: object, known: Values = shippedQuestions): Values {
  const done = read(fields, known);
  expect(done.errors).toEqual({});
  return done.values;
}
const press = (todo: string, fields: Fields = shipped) => {
  const done = questionsEditor.rearrange?.({ ...fields, do: todo });
  if (!done) throw new Error(`No such button: ${todo}`);
  return done;
};
const asked = (values: Values) => {
  const changes = { questions: values };
  readChangesFrom(() => changes);
  return pageCopy(faqCopy(), "nl").items.map(({ question }) => question);
};
/** The question that was just added, with its texts. */
function added(): { id: string; fields: Fields } {
  const fields = press("add");
  const id = fields.order?.split(" ").at(-1) ?? "";
  const texts = Object.fromEntries(questionTexts(id).map((name) => [name, `Eigen ${name}`]));
  return { id, fields: { ...fields, ...texts } };
}

afterEach(() => readChangesFrom(() => NO_CHANGES));

it("keeps showing a text whose facts grow beyond its bound later", () => {
  const answer = (length: number) => ({ "price.answer/nl": `${"x".repeat(length)} {price.websiteBasic}` });
  const length = Array.from({ length: 1_000 }, (_, index) => index).findLast(
    (each) => Object.keys(read(answer(each)).errors).length === 0,
  );
  const { values } = read(answer(length ?? 0));
  readChangesFrom(() => ({ prices: { websiteBasic: { euros: 12_500, per: null, isFrom: true } } }));
  expect(read(answer(length ?? 0)).errors).toEqual({ "price.answer/nl": "long" });
  expect(fits(questionsKind, "price.answer/nl", values["price.answer/nl"])).toBe(true);
});

it.each([
  ["", "missing"],
  ["Dat kost € 12,5o.", "sum"],
  ["Dat kost 800 euro.", "sum"],
])("refuses %j beside its field", (answer, problem) => {
  expect(read({ "price.answer/nl": answer })).toHaveProperty("errors", { "price.answer/nl": problem });
  expect(nl.questions.problems).toHaveProperty(problem.replace(/ .*/, ""));
});

it("changes one text in one language, with the prices that hold", () => {
  const questions = valuesOf({ "price.answer/nl": "Een website is er {price.websiteBasic}." });
  const prices = { websiteBasic: { euros: 845, per: "once", isFrom: true } };
  readChangesFrom(() => ({ questions, prices }));
  const answers = (language: "nl" | "en") => pageCopy(faqCopy(), language).items.map(({ answer }) => answer);
  expect(answers("nl")[0]?.replace(/\s/g, " ")).toBe("Een website is er vanaf € 845.");
  const changed = answers("en");
  readChangesFrom(() => ({ prices }));
  expect(answers("en")).toEqual(changed);
  expect(answers("nl").slice(1)).toHaveLength(9);
});

it("adds a question in both languages, and asks for all of it", () => {
  const { id, fields } = added();
  expect(ownQuestions).toContain(id);
  expect(asked(valuesOf(fields)).at(-1)).toBe(`Eigen ${id}.question/nl`);
  expect(asked(shippedQuestions)).toHaveLength(10);
  const blank = press("add");
  const missing = questionTexts(blank.do?.split(".")[1] ?? "").map((name) => [name, "missing"]);
  expect(read(blank)).toHaveProperty("errors", Object.fromEntries(missing));
  expect(read({ ...fields, [`${id}.answer/en`]: " " })).toHaveProperty("errors", { [`${id}.answer/en`]: "missing" });
});

it("takes a question away, with what was typed in it, and puts it back", () => {
  const typed = { ...shipped, "price.answer/nl": "Dat hangt ervan af." };
  const gone = press("remove.price", typed);
  const values = valuesOf(gone);
  expect(asked(values)).not.toContain("Wat kost een website?");
  expect(shownQuestions(values)).toHaveLength(9);
  const back = press("restore.price", questionsEditor.fieldsOf(values, now));
  expect(asked(valuesOf(back, values))[0]).toBe("Wat kost een website?");
  expect(valuesOf(back, values)).toMatchObject({ "price.answer/nl": "Dat hangt ervan af." });
  expect(valuesOf(press("remove.price", { ...shipped, "price.answer/nl": "" }))).toMatchObject({
    "price.isShown": false,
    "price.answer/nl": shippedQuestions["price.answer/nl"],
  });
});

it("leaves nothing of a question that was begun and taken away", () => {
  const { id, fields } = added();
  const half = press(`remove.${id}`, { ...fields, [`${id}.answer/en`]: "" });
  expect(valuesOf(half)).toEqual(shippedQuestions);
  const published = valuesOf(fields);
  expect(valuesOf(half, published)).toEqual({ ...published, [`${id}.isShown`]: false });
});

it("moves a question, and not past the ends", () => {
  const moved = valuesOf(press("down.price"));
  expect(asked(moved).slice(0, 2)).toEqual(["Hoe snel staat mijn website online?", "Wat kost een website?"]);
  expect(valuesOf(press("up.price", questionsEditor.fieldsOf(moved, now)), moved)).toEqual(shippedQuestions);
  expect(valuesOf(press("up.price"))).toEqual(shippedQuestions);
  expect(questionsEditor.rearrange?.({ ...shipped, do: "publish" })).toBeNull();
});

it("keeps the last question, and what another user added meanwhile", () => {
  expect(read({ order: "", hidden: shipped.order })).toHaveProperty("errors", { order: "last" });
  expect(nl.questions.problems).toHaveProperty("last");
  const { id, fields } = added();
  const theirs = valuesOf(fields);
  const mine = valuesOf({ "price.answer/nl": "Dat hangt ervan af." }, theirs);
  expect(shownQuestions(mine).at(-1)).toBe(id);
  expect(mine.order).toEqual([]);
});

it("keeps what two users did at once, and tells of an order that both changed", async () => {
  const db = await openFresh();
  const current = async () => currentValues(questionsKind, await lastChanges(db));
  // Both began with what ships.
  const publish = async (fields: Fields) =>
    publishContent(db, questionsKind, { base: 0, values: valuesOf(fields, await current()) }, { user: anna, now });
  const { id, fields } = added();
  expect(await publish(press("remove.price"))).toMatchObject({ outcome: "published" });
  expect(await publish(press("down.speed"))).toMatchObject({ outcome: "published" });
  expect(await publish(fields)).toMatchObject({ outcome: "published" });
  expect(shownQuestions(await current())).toEqual([
    ...["contract", "speed", "domain", "upgrade", "pro", "help", "changes", "ownership", "dislike"],
    id,
  ]);
  expect(await publish(press("down.contract"))).toMatchObject({ outcome: "conflict", names: ["order"] });
});
