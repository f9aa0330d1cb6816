import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { questions } from "../../../../tests/support/chat-questions";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { Assistant, shippedAssistant, shippedRules } from "./answer.server";
import { findEdits, listVersions, newestVersion } from "./bot-reply-store.server";
import { editRule, moveUpOwnRule, removeOwnRule, restoreVersion, saveOwnRule } from "./change-rules.server";
import { handleRuleForm } from "./handle-rule-form.server";
import { applyEdits, ReplyRules } from "./reply-rules.server";
import { NEW_RULE, NO_EDITS, type OwnRule, type RuleEdit } from "./rule-edits";

const by = { user: anna, now: new Date("2026-11-24T11:00:00.000Z") };
const EDIT: RuleEdit = { off: [], reply: {}, words: { nl: "", en: "" } };
const PARKING: OwnRule = {
  id: "own-parking",
  name: "Parkeren",
  place: "topics",
  off: [],
  words: { nl: "parkeren, parkeerplek", en: "parking" },
  reply: { nl: "Gratis voor de deur. Bel {phone}.", en: "" },
  page: "path.location",
};

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};
const say = async (text: string, on = db) => (await new ReplyRules(on).read()).answer(text, "nl");

describe("the replies that the owner arranges", () => {
  beforeEach(() => setUp(openFresh));

  it("are those of the product until something is changed", async () => {
    expect(await new ReplyRules(db).read()).toBe(shippedAssistant);
  });

  it("can be off in one language, and listen to more words", async () => {
    await editRule(db, "garden", 0, { ...EDIT, off: ["en"], words: { nl: "bonsai", en: "" } }, by);
    expect((await say("Ik kweek bonsai")).rule).toBe("garden");
    const english = (await new ReplyRules(db).read()).answer("I am a gardener, what do you do for me?", "en");
    expect(english).toMatchObject({ language: "en" });
    expect(english.rule).not.toBe("garden");
  });

  it("give more words to a rule that needs two lists, and to no other", async () => {
    await editRule(db, "priceSeo", 0, { ...EDIT, words: { nl: "seo tarieven", en: "" } }, by);
    expect((await say("seo tarieven?")).rule).toBe("priceSeo");
    expect((await say("Doen jullie SEO?")).rule).toBe("seo");
  });

  it("include the owner's own, in their place, with facts and page filled in", async () => {
    expect(await saveOwnRule(db, 0, PARKING, true, by)).toMatchObject({ outcome: "changed", version: 1 });
    const answer = await say("Kan ik bij jullie parkeren?");
    expect(answer.rule).toBe(PARKING.id);
    expect(answer.text).toMatch(/^Gratis voor de deur\. Bel [\d\s]+\. \/locatie$/);
    expect((await say("Ik wil een mens spreken over parkeren")).rule).toBe("human");
    const english = (await new ReplyRules(db).read()).answer("Is there parking at your office?", "en");
    expect(english.rule).not.toBe(PARKING.id);
  });

  it("are tried in the order that the owner gives them", async () => {
    const second = { ...PARKING, id: "own-second", reply: { nl: "Tweede.", en: "" } };
    await saveOwnRule(db, 0, PARKING, true, by);
    await saveOwnRule(db, 1, second, true, by);
    expect((await say("parkeren")).rule).toBe(PARKING.id);
    expect(await moveUpOwnRule(db, second.id, 2, by)).toMatchObject({ outcome: "changed" });
    expect((await say("parkeren")).rule).toBe(second.id);
    expect(await moveUpOwnRule(db, second.id, 3, by)).toEqual({ outcome: "gone" });
    await removeOwnRule(db, second.id, 3, by);
    expect((await say("parkeren")).rule).toBe(PARKING.id);
  });

  it("have a history to go back to, which is logged and bounded", async () => {
    for (let version = 0; version < 102; version += 1) {
      await editRule(db, "vat", version, { ...EDIT, reply: { nl: `Versie ${version + 1}.` } }, by);
    }
    expect(await restoreVersion(db, 101, 100, by)).toEqual({ outcome: "conflict" });
    expect(await restoreVersion(db, 1, 102, by)).toEqual({ outcome: "gone" });
    expect(await restoreVersion(db, 50, 102, by)).toMatchObject({ outcome: "changed", version: 103 });
    expect((await say("btw")).text).toBe("Versie 50.");
    expect(await listVersions(db, 200)).toHaveLength(100);
    const logged = await db.selectFrom("audit_log").select(["action", "subject"]).orderBy("id", "desc").execute();
    expect(logged[0]).toEqual({ action: "chat-rule.restored", subject: "chat-rule:all" });
    expect(logged).toHaveLength(103);
  });

  it("accept no version or rule that does not exist", async () => {
    await editRule(db, "vat", 0, { ...EDIT, off: ["nl"] }, by);
    for (const version of [Number.NaN, 0.5, 1e10, -1]) {
      expect(await restoreVersion(db, version, 1, by)).toEqual({ outcome: "gone" });
      expect(await restoreVersion(db, 0, version, by)).toEqual({ outcome: "conflict" });
    }
    const typed = { "on-nl": "1", "words-nl": "bonsai", version: "1", do: "save" };
    expect(await handleRuleForm(db, "nonsense", typed, { ...by, language: "nl" })).toEqual({ outcome: "gone" });
    expect(await newestVersion(db)).toBe(1);
  });

  it("refuse what cannot be said or read, with a message at its field", async () => {
    const typed = {
      "on-nl": "1",
      name: "Parkeren",
      "reply-nl": "Bel {telephone}",
      "reply-en": "<b>Call</b>",
      "words-nl": "de",
      "words-en": "pa*rk",
      version: "0",
      do: "save",
    };
    const refused = await handleRuleForm(db, NEW_RULE, typed, { ...by, language: "nl" });
    expect(refused).toMatchObject({
      outcome: "shown",
      status: 422,
      state: {
        errors: {
          "reply-nl": expect.stringContaining("{telephone}"),
          "reply-en": expect.stringContaining("<b>"),
          "words-nl": expect.stringContaining("‘de’"),
          "words-en": expect.stringContaining("*"),
        },
        fields: expect.objectContaining({ "reply-nl": "Bel {telephone}" }),
      },
    });
    expect(await newestVersion(db)).toBe(0);
  });
});

describeOnEachDatabase("the replies, in two processes", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("take effect at once in every process", async () => {
    const [here, there] = [new ReplyRules(db), new ReplyRules(openAgain(db))];
    await there.read();
    await editRule(db, "vat", 0, { ...EDIT, reply: { nl: "Alles is exclusief btw." } }, by);
    for (const rules of [here, there]) {
      expect((await rules.read()).answer("Is dat inclusief btw?", "nl").text).toBe("Alles is exclusief btw.");
      expect((await rules.read()).answer("Is that including VAT?", "en").text).not.toBe("Alles is exclusief btw.");
    }
    await restoreVersion(db, 0, 1, by);
    expect((await there.read()).answer("Is dat inclusief btw?", "nl")).toEqual(await say("Is dat inclusief btw?"));
    expect((await say("Is dat inclusief btw?")).text).not.toBe("Alles is exclusief btw.");
  });

  it("let only one of two owners change the same rule, but both change different ones", async () => {
    const other = openAgain(db);
    const done = await Promise.all([
      editRule(db, "vat", 0, { ...EDIT, reply: { nl: "Eerste." } }, by),
      editRule(other, "vat", 0, { ...EDIT, reply: { nl: "Tweede." } }, by),
      editRule(other, "jobs", 0, { ...EDIT, off: ["nl"] }, by),
    ]);
    expect(done.map(({ outcome }) => outcome).sort()).toEqual(["changed", "changed", "conflict"]);
    expect(await newestVersion(db)).toBe(2);
    expect(Object.keys((await findEdits(db))?.edits.rules ?? {}).sort()).toEqual(["jobs", "vat"]);
  });
});

it("answers every question as before if nothing that it is about is changed", () => {
  const edited = new Assistant(applyEdits(shippedRules, { rules: {}, own: [PARKING] }));
  for (const [question, rule] of questions.nl) {
    if (!/parke/i.test(question)) expect([question, edited.answer(question, "nl").rule]).toEqual([question, rule]);
  }
});

it("says what the product says if a reply names a fact that is gone", () => {
  const edits = { ...NO_EDITS, rules: { vat: { ...EDIT, reply: { nl: "{gone}" } } } };
  const mine = { ...PARKING, reply: { nl: "{gone}", en: "" } };
  const assistant = new Assistant(applyEdits(shippedRules, { ...edits, own: [mine] }));
  expect(assistant.answer("btw", "nl").text).toBe(shippedAssistant.answer("btw", "nl").text);
  expect(assistant.answer("parkeren", "nl").rule).not.toBe(PARKING.id);
});
