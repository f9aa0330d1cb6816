import { beforeEach, describe, expect, it, vi } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { Live } from "~/platform/live/live.server";
import {
  databasePlace,
  describeOnEachDatabase,
  describeOnPostgres,
  openAgain,
  openFresh,
} from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { addHits, listUnknownPaths } from "../not-found-store.server";
import { removeRedirect, saveRedirect } from "./change-redirects.server";
import { handleRedirectForm } from "./handle-redirect-form.server";
import { deleteRemovedRedirects, listRedirects } from "./redirect-store.server";
import { Redirects } from "./redirects.server";

const by = { user: anna, now: new Date("2026-11-24T11:00:00.000Z") };
const reader = { ...by, language: "nl" as const };
const log = createLog("silent");
const DAY = 24 * 60 * 60 * 1000;

/** The address, its target, and the problem. */
const REFUSED: [string, string, object][] = [
  ["/diensten", "/prijzen", { field: "from", problem: "isPage" }],
  ["/en/diensten", "/prijzen", { field: "from", problem: "isPage" }],
  ["/", "/prijzen", { field: "from", problem: "isPage" }],
  ["/admin/x", "/prijzen", { field: "from", problem: "private" }],
  ["//elders.example", "/prijzen", { field: "from", problem: "path" }],
  ["/oud", "https://elders.example", { field: "to", problem: "path" }],
  ["/oud", "//elders.example", { field: "to", problem: "path" }],
  ["/oud", "/\\elders.example", { field: "to", problem: "path" }],
  ["/oud", "/%5celders.example", { field: "to", problem: "path" }],
  ["/oud", "/bestaat-niet", { field: "to", problem: "noPage" }],
  ["/oud", "/oud", { field: "to", problem: "chain" }],
  ["/oud", "/en/oud", { field: "to", problem: "chain" }],
];

let db: Db;
let redirects: Redirects;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  redirects = new Redirects({ db, live: new Live({ db, log }), log });
  await redirects.ready();
};
const keep = (from: string, to: string, more: object = {}) => saveRedirect(db, { from, to, ...more }, by);
const versionOf = async (from: string) =>
  String((await listRedirects(db)).find(({ from_path }) => from_path === from)?.version);
const leads = async (path: string) => {
  await redirects.refresh();
  return redirects.find(new URL(path, "https://weef.example"))?.location ?? null;
};

describe("a redirect", () => {
  beforeEach(() => setUp(openFresh));

  it("is followed in any letter case, with the query, and in English to the English page", async () => {
    expect(await keep("/Oude-Actie/", "/diensten#seo")).toEqual({ outcome: "changed", from: "/oude-actie" });
    expect(await leads("/oude-actie")).toBe("/diensten#seo");
    expect(await leads("/OUDE-actie?utm_source=krant")).toBe("/diensten?utm_source=krant#seo");
    expect(await leads("/en/oude-actie")).toBe("/en/diensten#seo");
    expect(await leads("/oude-actie/meer")).toBeNull();
    await keep("/en/caf%C3%A9", "/prijzen");
    expect(await leads("/en/café")).toBe("/en/prijzen");
    expect(await leads("/caf%C3%A9")).toBeNull();
  });

  it.each([
    ["https://weef.example/oud", "https://www.weef.example/diensten#seo"],
    ["www.weef.example/oud", "weef.example/diensten#seo"],
    ["/oud", "/diensten#seo"],
  ])("is typed with the domain of the site or without: %s", async (from, to) => {
    const env = { SITE_URL: "https://weef.example" };
    expect(await handleRedirectForm({ db, redirects, env }, { from, to }, reader)).toEqual({
      outcome: "kept",
      from: "/oud",
    });
    expect(await leads("/oud")).toBe("/diensten#seo");
  });

  it("does not take an address of another site for its own", async () => {
    const env = { SITE_URL: "https://weef.example" };
    for (const from of ["https://elders.example/oud", "https://weef.example.nl/oud", "https://weef.example/?p=12"]) {
      const done = await handleRedirectForm({ db, redirects, env }, { from, to: "/diensten" }, reader);
      const problems: string[] = Object.values(deskWords.nl.redirects.problems.from);
      expect(done).toMatchObject({ status: 422, answer: { problem: null, fields: { from } } });
      expect(problems).toContain("answer" in done && done.answer.errors.from);
    }
  });

  it("hides no page, never leaves the site, and leads only to pages", async () => {
    for (const [from, to, problem] of REFUSED) {
      expect([from, to, await keep(from, to)]).toEqual([from, to, { outcome: "invalid", ...problem }]);
    }
    expect(await listRedirects(db)).toEqual([]);
  });

  it("leads to no other redirect", async () => {
    await keep("/oud", "/diensten");
    expect(await keep("/ouder", "/oud")).toMatchObject({ outcome: "invalid", problem: "chain" });
  });

  it("removes the address from the list of unknown ones, however it was written", async () => {
    const hits = new Map([
      ["/caf%C3%A9", 3],
      ["/CAF%c3%a9", 1],
      ["/anders", 1],
    ]);
    await db.transaction().execute((tx) => addHits(tx, hits, by.now));
    await keep("/caf%C3%A9", "/contact");
    expect((await listUnknownPaths(db, 9)).map(({ path }) => path)).toEqual(["/anders"]);
  });

  it.each([
    ["/oude pagina", "/oude%20pagina"],
    ["/100%25-tevreden", "/100%25-tevreden"],
    ["/prijs%2520lijst", "/prijs%2520lijst"],
  ])("at %s is followed, and can be changed", async (typed, asked) => {
    const kept = await keep(typed, "/diensten");
    expect(await leads(asked)).toBe("/diensten");
    const from = kept.outcome === "changed" ? kept.from : "";
    expect(await keep(from, "/prijzen", { version: await versionOf(from) })).toEqual(kept);
    expect(await leads(asked)).toBe("/prijzen");
    expect(await listRedirects(db)).toHaveLength(1);
  });

  it.each([
    ["since", 0],
    ["days later", 2 * DAY],
  ])("cannot be changed by somebody who read one that was removed and created again %s", async (_when, later) => {
    await keep("/oud", "/diensten");
    const version = await versionOf("/oud");
    await removeRedirect(db, "/oud", { isRemoved: true }, by);
    const then = { ...by, now: new Date(by.now.getTime() + later) };
    await deleteRemovedRedirects(db, new Date(then.now.getTime() - DAY));
    await saveRedirect(db, { from: "/oud", to: "/contact" }, then);
    expect(await keep("/oud", "/prijzen", { version })).toEqual({ outcome: "conflict" });
    expect(await leads("/oud")).toBe("/contact");
    expect(await keep("/oud", "/prijzen", { version: await versionOf("/oud") })).toMatchObject({ outcome: "changed" });
  });

  it("comes back when its removal is undone, and is deleted for good a day later", async () => {
    await keep("/oud", "/diensten");
    expect(await removeRedirect(db, "/oud", { isRemoved: true }, by)).toMatchObject({ outcome: "changed" });
    expect(await leads("/oud")).toBeNull();
    expect(await removeRedirect(db, "/oud", { isRemoved: true }, by)).toEqual({ outcome: "gone" });
    await removeRedirect(db, "/oud", { isRemoved: false }, by);
    expect(await leads("/oud")).toBe("/diensten");
    await removeRedirect(db, "/oud", { isRemoved: true }, by);
    await deleteRemovedRedirects(db, new Date(by.now.getTime() + 1));
    expect(await removeRedirect(db, "/oud", { isRemoved: false }, by)).toEqual({ outcome: "gone" });
    const actions = await db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "redirect.add",
      "redirect.remove",
      "redirect.restore",
      "redirect.remove",
    ]);
  });

  it("counts who followed it", async () => {
    await keep("/oud", "/diensten");
    for (const path of ["/oud", "/en/oud", "/oud?x=1", "/nergens"]) await leads(path);
    await redirects.stop();
    expect(await listRedirects(db)).toMatchObject([{ hits: 3, last_hit_at: expect.any(String) }]);
  });
});

describeOnEachDatabase("a redirect, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("can be changed by only one of two who read the same version", async () => {
    await keep("/oud", "/diensten");
    const version = await versionOf("/oud");
    const other = openAgain(db);
    const done = await Promise.all([
      keep("/oud", "/prijzen", { version }),
      saveRedirect(other, { from: "/oud", to: "/contact", version, status: "302" }, by),
    ]);
    expect(done.map(({ outcome }) => outcome).sort()).toEqual(["changed", "conflict"]);
    expect(await keep("/oud", "/contact")).toMatchObject({ outcome: "invalid", problem: "exists" });
  });
});

describeOnPostgres("a redirect that is made in one process", (openFresh) => {
  it("holds in the others", async () => {
    const db = await openFresh();
    const { databaseUrl } = databasePlace(db);
    const [live, otherLive] = [new Live({ db, databaseUrl, log }), new Live({ db, databaseUrl, log })];
    const other = new Redirects({ db: openAgain(db), live: otherLive, log });
    const [listening, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    otherLive.subscribe((event) => event?.kind === "missed" && listening.resolve());
    otherLive.start();
    await listening.promise;
    await other.ready();
    otherLive.subscribe((event) => event?.kind === "redirects" && heard.resolve());
    await saveRedirect(db, { from: "/oud", to: "/diensten" }, by);
    await new Redirects({ db, live, log }).changed();
    await heard.promise;
    await vi.waitFor(() => expect(other.has("/oud")).toBe(true));
    await otherLive.stop();
    await live.stop();
  });
});
