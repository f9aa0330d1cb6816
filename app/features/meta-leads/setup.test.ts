import { describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../tests/support/databases";
import { changeConnection } from "./connection-store.server";
import { connectMeta } from "./graph.server";
import { saveEvents } from "./meta-lead-store.server";
import { leadsWithoutToken, readMetaSetup, readOpenLeads } from "./setup.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const BARE = {
  SITE_URL: "https://weef.example",
  META_GRAPH_URL: "https://graph.facebook.com/v25.0",
  SESSION_SECRET: "a-secret-for-tests-of-32-characters",
};
const SET = { ...BARE, META_VERIFY_TOKEN: "geheim", META_APP_SECRET: "secret", META_ACCESS_TOKEN: "EAAB" };
const OTHER = { ...SET, META_ACCESS_TOKEN: "EAAB-another" };

describe("how the connection with Meta stands", () => {
  const expire = (db: Db) =>
    changeConnection(db, {
      token_state: "expired",
      token_print: connectMeta(SET)?.print ?? "",
      token_since: NOW.toISOString(),
      token_error: "(#190) Expired",
    });
  const keep = (db: Db, ...ids: string[]) =>
    saveEvents(
      db,
      ids.map((id) => ({ id, pageId: null, formId: "form-1", adId: null })),
      { origin: "webhook", revive: false, now: NOW },
    );

  it("is shown before anything is set", async () => {
    const setup = await readMetaSetup({ db: await openFresh(), env: BARE }, "nl");
    expect(setup).toMatchObject({
      webhookUrl: "https://weef.example/functions/facebook-webhook",
      verifyToken: null,
      token: { state: "missing" },
      verifiedAt: null,
      queued: 0,
      failed: 0,
    });
    expect(setup.secrets.map(({ isSet }) => isSet)).toEqual([false, false, false]);
  });

  it("is about the token that is set, not the one before it", async () => {
    const db = await openFresh();
    await expire(db);
    await keep(db, "1", "2");
    const setup = await readMetaSetup({ db, env: SET }, "nl");
    expect(setup.token).toEqual({
      state: "expired",
      since: { iso: NOW.toISOString(), text: "za 21 nov 2026, 14:05" },
      reason: "(#190) Expired",
    });
    expect(await leadsWithoutToken({ db, env: SET })).toBe(2);
    expect((await readMetaSetup({ db, env: OTHER }, "nl")).token).toEqual({
      state: "unknown",
      since: null,
      reason: null,
    });
    expect(await leadsWithoutToken({ db, env: OTHER })).toBeNull();
    expect(await leadsWithoutToken({ db, env: BARE })).toBeNull();
  });

  it("shows the leads that have not been stored, those given up first", async () => {
    const db = await openFresh();
    await keep(db, "1", "2", "3");
    await db.updateTable("meta_lead_events").set({ state: "stored" }).where("id", "=", "1").execute();
    const given = { state: "failed", problem: "gone", last_error: "(#100) Not there" } as const;
    await db.updateTable("meta_lead_events").set(given).where("id", "=", "2").execute();
    expect(await readOpenLeads(db, "en")).toMatchObject([
      { id: "2", state: "failed", problem: "gone", reason: "(#100) Not there", nextAt: null },
      { id: "3", state: "queued", problem: "none", formId: "form-1", nextAt: null },
    ]);
  });
});
