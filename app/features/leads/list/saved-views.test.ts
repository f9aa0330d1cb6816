import { beforeEach, describe, expect, it } from "vitest";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Db } from "~/lib/db/database.server";
import { addUser, authOn } from "../../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna, bert } from "../../../../tests/support/leads";
import { changeView, deleteView, restoreView, saveView } from "./change-views.server";
import { EVERYTHING, type LeadFilter } from "./lead-filter";
import { queryOf, readViews } from "./read-views.server";
import { forgetViews } from "./view-store.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const staff = { ...anna, role: "staff" } as const;
const colleague = { ...bert, role: "staff" } as const;
const owner = { id: "u3", email: "eigenaar@weef.example", role: "owner" } as const;
const warm: LeadFilter = { ...EVERYTHING, view: "board", tag: "warm", cursor: "abc" };

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};

const save = (name: string, shared = "", user: DeskUser = staff) =>
  saveView(db, queryOf(warm), { name, shared }, { user, now });
const viewsOf = async (user: DeskUser, filter = EVERYTHING) =>
  (await readViews(db, filter, { user, language: "nl" })).filter(({ id }) => id !== null);
const namesOf = async (user: DeskUser) => (await viewsOf(user)).map(({ name }) => name);

describe("saved views", () => {
  beforeEach(() => setUp(openFresh));

  it("come after the built-in ones, sorted by name, and lead to what was shown", async () => {
    await save("zoeken");
    await save("Élan");
    await save("Actie 10");
    await save("Actie 9");
    const views = await readViews(db, { ...warm, cursor: null }, { user: staff, language: "nl" });
    expect(views.map(({ name }) => name)).toEqual([
      "Vandaag opvolgen",
      "Te laat",
      "Van mij",
      "Actie 9",
      "Actie 10",
      "Élan",
      "zoeken",
    ]);
    expect(views.at(-1)).toMatchObject({ to: "/admin?view=board&tag=warm", isCurrent: true, isOpenToChange: true });
    expect(views[0]).toMatchObject({ to: "/admin?due=today", isCurrent: false, isOpenToChange: false });
  });

  it("are private, unless they are shared; the owner may change shared ones", async () => {
    const { id } = await save("Van mij");
    await save("Van ons", "yes");
    expect([await namesOf(staff), await namesOf(colleague)]).toEqual([["Van mij", "Van ons"], ["Van ons"]]);
    expect((await viewsOf(colleague))[0]?.isOpenToChange).toBe(false);
    expect((await viewsOf(owner))[0]?.isOpenToChange).toBe(true);
    const by = { user: colleague, now };
    expect(await deleteView(db, id ?? "", by)).toMatchObject({ outcome: "gone" });
    expect(await changeView(db, id ?? "", { name: "Gekaapt" }, by)).toMatchObject({ outcome: "gone" });
    expect(await namesOf(staff)).toEqual(["Van mij", "Van ons"]);
  });

  it("that the owner stops sharing stay their maker's, or become the owner's if the maker is gone", async () => {
    const cas = await addUser(authOn(db), { email: "cas@weef.example", role: "staff" }, now);
    const [there, gone] = [{ ...cas, role: "staff" } as const, staff];
    const views = [await save("Van Cas", "yes", there), await save("Van wie weg is", "yes", gone)];
    for (const [index, { id }] of views.entries()) {
      const renamed = { name: `Niet meer gedeeld ${index}` };
      expect(await changeView(db, id ?? "", renamed, { user: owner, now })).toMatchObject({ outcome: "changed" });
    }
    expect([await namesOf(there), await namesOf(owner)]).toEqual([["Niet meer gedeeld 0"], ["Niet meer gedeeld 1"]]);
    expect((await viewsOf(owner))[0]?.isOpenToChange).toBe(true);
  });

  it("are renamed, shared, deleted and restored, in the log", async () => {
    const { id } = await save("Oud");
    const by = { user: staff, now };
    expect(await changeView(db, id ?? "", { name: " Nieuw ", shared: "yes" }, by)).toMatchObject({
      outcome: "changed",
    });
    expect(await namesOf(colleague)).toEqual(["Nieuw"]);
    expect(await deleteView(db, id ?? "", by)).toEqual({ outcome: "deleted", id });
    expect(await namesOf(staff)).toEqual([]);
    expect(await restoreView(db, id ?? "", by)).toMatchObject({ outcome: "restored" });
    expect(await namesOf(staff)).toEqual(["Nieuw"]);
    const log = await db.selectFrom("audit_log").select(["action", "subject", "user_email"]).orderBy("id").execute();
    expect(log).toEqual(
      ["view.save", "view.change", "view.delete", "view.restore"].map((action) => ({
        action,
        subject: `view:${id}`,
        user_email: anna.email,
      })),
    );
  });

  it("have a name that no other has", async () => {
    expect(await save(" ")).toMatchObject({ outcome: "invalid" });
    expect(await save("x".repeat(41))).toMatchObject({ outcome: "invalid" });
    const { id } = await save("Café");
    expect(await save("CAFE")).toMatchObject({ outcome: "taken" });
    expect(await changeView(db, id ?? "", { name: "café" }, { user: staff, now })).toMatchObject({
      outcome: "changed",
    });
  });

  it("are thirty at most, even if one is restored", async () => {
    const { id } = await save("Weg");
    const by = { user: staff, now };
    await deleteView(db, id ?? "", by);
    for (let number = 1; number <= 30; number++) await save(`Lijst ${number}`);
    expect(await save("Te veel")).toEqual({ outcome: "full", id: null });
    expect(await restoreView(db, id ?? "", by)).toEqual({ outcome: "full", id });
    expect(await namesOf(staff)).toHaveLength(30);
  });

  it("are forgotten some time after they were deleted", async () => {
    const [{ id: first }, { id: second }] = [await save("Een"), await save("Twee")];
    const tomorrow = new Date("2026-11-25T11:00:00.000Z");
    await deleteView(db, first ?? "", { user: staff, now });
    await deleteView(db, second ?? "", { user: staff, now: tomorrow });
    await forgetViews(db, tomorrow);
    expect(await restoreView(db, first ?? "", { user: staff, now })).toMatchObject({ outcome: "gone" });
    expect(await restoreView(db, second ?? "", { user: staff, now })).toMatchObject({ outcome: "restored" });
  });
});

describeOnEachDatabase("saved views, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("are saved once under a name by two at once", async () => {
    const other = openAgain(db);
    const saved = await Promise.all([
      save("Samen", "yes"),
      saveView(other, queryOf(warm), { name: "Samen", shared: "yes" }, { user: colleague, now }),
    ]);
    expect(saved.map(({ outcome }) => outcome).toSorted()).toEqual(["saved", "taken"]);
  });
});
