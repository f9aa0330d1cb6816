import { afterEach, expect, it } from "vitest";
import { addresses } from "~/content/addresses.server";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { nl } from "~/content/desk/site/nl";
import type { Picture } from "~/content/picture";
import { proofOf } from "~/content/proof.server";
import {
  findCase,
  isOnlyConcepts,
  portfolioCards,
  shippedCases,
  workOrder,
} from "~/content/site/portfolio/portfolio-copy.server";
import { BLANK_CASE, CASE_TEXTS } from "~/content/site/portfolio/work-values";
import { publishContent, saveSiteDraft } from "~/platform/site-content/publish.server";
import { openFresh } from "../../../../../tests/support/databases";
import { anna } from "../../../../../tests/support/leads";
import { moved } from "../move-buttons";
import { placeNew } from "../place-new.server";
import { caseEditor } from "./case-editor.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const file = (letter: string, format: string) => `/media/${letter.repeat(32)}.${format}`;
const picture: Picture = {
  src: file("a", "webp"),
  srcSet: `${file("b", "avif")} 400w, ${file("c", "avif")} 800w`,
  share: file("d", "jpg"),
  width: 800,
  height: 600,
};

const bakery = caseEditor("bakkerij");
const words = Object.fromEntries(
  CASE_TEXTS.flatMap((name) => ["nl", "en"].map((language) => [`${name}/${language}`, `Woord ${name} ${language}`])),
);
const filled = {
  ...{ ...words, isShown: "on", nature: "client", permission: "Anna, 2026-11-01", url: "https://bakkerij.example" },
  ...{ picture: JSON.stringify(picture), phone: "" },
};
const read = (fields: object, editor = bakery) => editor.read({ ...filled, ...fields }, editor.kind.shipped, now);
function valuesOf(fields: object, editor = bakery) {
  const done = read(fields, editor);
  expect(done.errors).toEqual({});
  return done.values;
}

afterEach(() => readChangesFrom(() => NO_CHANGES));

it.each([
  [{ "title/nl": "" }, "title/nl", "missing"],
  [{ permission: "" }, "permission", "permission"],
  [{ url: "http://bakkerij.example" }, "url", "link"],
  [{ picture: "" }, "picture", "picture"],
  [{ picture: '{"src":"https://elders.example/x.webp"}' }, "picture", "picture"],
  [{ "alt/en": "" }, "alt/en", "missing"],
  [{ phone: JSON.stringify(picture), "phoneAlt/nl": "" }, "phoneAlt/nl", "missing"],
  [{ "made2.text/nl": "" }, "made2.text/nl", "missing"],
])("refuses %j beside its field", (fields, name, problem) => {
  expect(read(fields)).toHaveProperty("errors", { [name]: problem });
  expect(nl.work.problems).toHaveProperty(problem.replace(/ .*/, ""));
});

it("shows a new case on the home page, on a page of its own and in the list of addresses", () => {
  const values = valuesOf({ "question/nl": "Een\n\n\nTwee", "gain/nl": "Meer bestellingen\nMinder bellen" });
  readChangesFrom(() => ({ "work.bakkerij": values }));
  expect(isOnlyConcepts()).toBe(false);
  expect(portfolioCards().nl.at(-1)).toMatchObject({
    slug: "bakkerij",
    url: "https://bakkerij.example",
    isSample: false,
    image: { src: picture.src, alt: "Woord alt nl" },
  });
  const story = findCase("bakkerij")?.nl;
  expect(story).toMatchObject({
    question: ["Een", "Twee"],
    gain: ["Meer bestellingen", "Minder bellen"],
    share: picture.share,
    choices: null,
    meta: { updated: "2026-11-24" },
  });
  expect(findCase("goed-volk")?.nl.next.slug).toBe("bakkerij");
  expect(addresses().map(({ path }) => path)).toContain("/portfolio/bakkerij");
});

it("hides a case everywhere, but never the last one", () => {
  const editor = caseEditor("goed-volk");
  const { isShown: _is, ...shipped } = editor.fieldsOf(editor.kind.shipped, now);
  const hidden = valuesOf({ ...shipped, isShown: "" }, editor);
  readChangesFrom(() => ({ "work.goed-volk": hidden }));
  expect(findCase("goed-volk")).toBeNull();
  expect(addresses().map(({ path }) => path)).not.toContain("/portfolio/goed-volk");
  expect(proofOf("services", "nl").project).toMatchObject({ slug: "balk-en-beton" });
  const others = [...shippedCases.keys()].filter((slug) => slug !== "balk-en-beton");
  readChangesFrom(() => Object.fromEntries(others.map((slug) => [`work.${slug}`, { isShown: false }])));
  const last = caseEditor("balk-en-beton");
  const fields = { ...last.fieldsOf(last.kind.shipped, now), isShown: "" };
  expect(last.read(fields, last.kind.shipped, now)).toHaveProperty("errors", { isShown: "last" });
});

it("is not shown before it is whole, and follows the order of the owner", () => {
  readChangesFrom(() => ({ "work.bakkerij": { ...BLANK_CASE, "title/nl": "Bakkerij" } }));
  expect(findCase("bakkerij")).toBeNull();
  readChangesFrom(() => NO_CHANGES);
  const order = moved(workOrder(), "goed-volk", "up");
  readChangesFrom(() => ({ work: { order } }));
  expect(portfolioCards().en.map(({ slug }) => slug)).toEqual([
    "balk-en-beton",
    "nieuw-oud",
    "streeklijn",
    "goed-volk",
    "zwart-op-wit",
  ]);
});

it("is made once, however often its form is sent, and beside another of the same name", async () => {
  const db = await openFresh();
  const by = { user: anna, now };
  const fields = { ...filled, "title/nl": "Bakkerij Bos" };
  const placeOf = async (changed: object = {}) => {
    const place = await placeNew(db, "work", { ...fields, ...changed }, now);
    return place && [place.editor.kind.id, place.draftAt];
  };
  const { kind } = caseEditor("bakkerij-bos");
  const values = valuesOf(fields, caseEditor("bakkerij-bos"));
  expect(await placeOf()).toEqual([kind.id, ""]);
  await saveSiteDraft(db, kind, { base: 0, values, typed: fields, readAt: "" }, by);
  expect(await placeOf()).toEqual([kind.id, now.toISOString()]);
  const published = { outcome: "published", version: 1 };
  expect(await publishContent(db, kind, { base: 0, values, readAt: now.toISOString() }, by)).toEqual(published);
  expect(await placeOf()).toEqual([kind.id, ""]);
  expect(await publishContent(db, kind, { base: 0, values }, by)).toEqual({ outcome: "same" });
  expect(await placeOf({ "lead/nl": "Een andere bakker" })).toEqual(["work.bakkerij-bos-2", ""]);
  expect(await placeOf({ "title/nl": "Goed Volk" })).toEqual(["work.goed-volk-2", ""]);
  expect(await placeOf({ "title/nl": "New" })).toEqual(["work.new-2", ""]);
  expect(await placeOf({ "title/nl": "!" })).toBeNull();
});
