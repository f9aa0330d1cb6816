import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { currentChanges, NO_CHANGES, readChangesFrom } from "~/content/current";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { Live } from "~/platform/live/live.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { anna } from "../../../tests/support/leads";
import type { ContentKind, Values } from "./content-kind";
import {
  currentValues,
  discardDraft,
  discardUnfit,
  publishContent,
  saveSiteDraft,
  undoVersion,
  unfitChanges,
} from "./publish.server";
import { SiteContent } from "./site-content.server";
import { findDraft, insertChanges, lastChanges, newestVersion } from "./site-content-store.server";

const kind: ContentKind = {
  id: "cloth",
  shipped: { width: 140, colour: "indigo", "label/nl": "Stof", "label/en": "Cloth" },
  schemas: { width: z.number(), colour: z.string(), "label/nl": z.string(), "label/en": z.string() },
};
const now = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now };
const bert = { user: { id: "bert", email: "bert@weef.example" }, now: new Date("2026-11-24T11:05:00.000Z") };
const log = createLog("silent");

let db: Db;
const content = async () => currentValues(kind, await lastChanges(db));
const publish = async (changed: Values, base?: number, who = by) => {
  const values = { ...(await content()), ...changed };
  return publishContent(db, kind, { base: base ?? (await newestVersion(db)), values }, who);
};
const start = async (of = db, live = new Live({ db: of, log })) => {
  const onChange = vi.fn();
  const kindOf = (id: string) => (id === kind.id ? kind : null);
  const siteContent = new SiteContent({ db: of, live, log, kindOf, more: async () => ({}), onChange });
  await siteContent.ready();
  return { siteContent, onChange };
};

afterEach(() => readChangesFrom(() => NO_CHANGES));

describeOnEachDatabase("content of the site", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("holds once published, by name and language, and only what differs from what ships", async () => {
    expect(await publish({ width: 150, "label/nl": "Doek" })).toEqual({ outcome: "published", version: 1 });
    expect(await publish({ width: 150 })).toEqual({ outcome: "same" });
    expect(await publish({ width: 140 })).toEqual({ outcome: "published", version: 2 });
    const { siteContent } = await start();
    expect(siteContent.changes).toEqual({ cloth: { "label/nl": "Doek" } });
    expect(currentChanges()).toBe(siteContent.changes);
    expect((await lastChanges(db)).find(({ name }) => name === "label")).toMatchObject({
      language: "nl",
      user_email: anna.email,
      at: now.toISOString(),
    });
  });

  it("keeps what two people changed at once, and says so where both changed the same", async () => {
    const base = await newestVersion(db);
    const opened = await content();
    await publishContent(db, kind, { base, values: { ...opened, width: 150 } }, by);
    const other = await publishContent(db, kind, { base, values: { ...opened, colour: "madder" } }, bert);
    expect(other).toEqual({ outcome: "published", version: 2 });
    expect(await content()).toMatchObject({ width: 150, colour: "madder" });
    const late = await publishContent(db, kind, { base, values: { ...opened, width: 90, "label/en": "Linen" } }, bert);
    expect(late).toEqual({
      outcome: "conflict",
      names: ["width"],
      by: anna.email,
      at: now.toISOString(),
      version: 2,
      merged: { width: 90, colour: "madder", "label/nl": "Stof", "label/en": "Linen" },
    });
    expect(await content()).toMatchObject({ width: 150, "label/en": "Cloth" });
  });

  it("is undone by version, unless it was changed again since", async () => {
    await publish({ width: 150 });
    await publish({ width: 160, colour: "weld" });
    expect(await undoVersion(db, kind, 1, by)).toEqual({ outcome: "conflict" });
    expect(await undoVersion(db, kind, 2, by)).toEqual({ outcome: "undone", version: 3 });
    expect(await content()).toMatchObject({ width: 150, colour: "indigo" });
    for (const version of [0, -1, 99, 2.5, Number.NaN, 2 ** 40]) {
      expect(await undoVersion(db, kind, version, by)).toEqual({ outcome: "gone" });
    }
  });

  it("keeps, lists and does not show what no longer fits, until it is given up", async () => {
    await publish({ width: 150, colour: "weld" });
    const row = { kind: "cloth", language: "", user_email: anna.email, at: now.toISOString() };
    await db.transaction().execute((tx) =>
      insertChanges(tx, [
        { ...row, name: "width", version: 2, value: '"wide"' },
        { ...row, name: "fringe", version: 2, value: "1" },
      ]),
    );
    const { siteContent } = await start();
    expect(siteContent.changes).toEqual({ cloth: { colour: "weld" } });
    const unfit = unfitChanges(kind, await lastChanges(db)).map(({ name }) => name);
    expect(unfit.toSorted()).toEqual(["fringe", "width"]);
    expect(await discardUnfit(db, kind, by)).toBe(true);
    expect(unfitChanges(kind, await lastChanges(db))).toEqual([]);
    expect(await discardUnfit(db, kind, by)).toBe(false);
    expect(await content()).toMatchObject({ width: 140, colour: "weld" });
  });

  it("is kept as a draft that nobody sees but in a preview, and that ends when it is published", async () => {
    const { siteContent, onChange } = await start();
    const values = { ...(await content()), width: 99 };
    expect(await saveSiteDraft(db, kind, { base: 0, values, typed: { width: "99" }, readAt: "" }, by)).toEqual({
      outcome: "kept",
    });
    expect(await saveSiteDraft(db, kind, { base: 0, values, typed: { width: "99" }, readAt: "" }, bert)).toMatchObject({
      outcome: "conflict",
      by: anna.email,
    });
    await siteContent.refresh();
    expect(currentChanges()).toEqual({});
    const draft = await findDraft(db, kind.id);
    const seen = await siteContent.preview(kind, draft?.values ?? {}, async () => {
      await Promise.resolve();
      return currentChanges();
    });
    expect(seen.cloth).toMatchObject({ width: 99 });
    expect(currentChanges()).toEqual({});
    expect(onChange).not.toHaveBeenCalled();
    await publishContent(db, kind, { base: 0, values: { ...values, width: 98 } }, bert);
    expect(await findDraft(db, kind.id)).toMatchObject({ values, typed: { width: "99" } });
    expect(await discardDraft(db, kind, "", bert)).toBe("conflict");
    await publishContent(db, kind, { base: 1, values, readAt: by.now.toISOString() }, by);
    expect(await findDraft(db, kind.id)).toBeNull();
  });

  it("stays as it was when publishing breaks off", async () => {
    await publish({ width: 150 });
    const values = { ...(await content()), width: 160, colour: "weld" };
    const broken = { ...by, user: { ...anna, email: null as unknown as string } };
    await expect(publishContent(db, kind, { base: 1, values }, broken)).rejects.toThrow();
    expect([await newestVersion(db), await content()]).toEqual([1, expect.objectContaining({ width: 150 })]);
  });
});

describeOnPostgres("content of the site", (openFresh) => {
  it("reaches another process, which drops its pages, within two seconds", async () => {
    db = await openFresh();
    const { databaseUrl } = databasePlace(db);
    const otherDb = openAgain(db);
    const live = new Live({ db: otherDb, databaseUrl, log });
    const other = await start(otherDb, live);
    const own = await start(db, new Live({ db, databaseUrl, log }));
    live.start();
    await publish({ width: 151 });
    await own.siteContent.changed();
    await expect
      .poll(() => other.siteContent.changes, { timeout: 2_000, interval: 10 })
      .toEqual({ cloth: { width: 151 } });
    expect(other.onChange).toHaveBeenCalledTimes(1);
    await live.stop();
  });
});
