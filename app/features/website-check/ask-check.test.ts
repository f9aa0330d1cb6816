import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { HONEYPOT } from "~/components/forms/suspect";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { addHours, addMinutes } from "~/lib/time/clock";
import { claimDue } from "~/platform/jobs/leases.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { limitOf, SECRET } from "../../../tests/support/services";
import { storeCheck } from "../../../tests/support/website-checks";
import { askForCheck, checkForLead, findCheckByToken } from "./ask-check.server";
import { finishCheck, insertRefusal, lockHost, recordStep } from "./check-store.server";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const later = (minutes: number) => new Date(addMinutes(NOW.toISOString(), minutes));
const DONE = {
  state: "done",
  reason: null,
  seen_url: "https://www.bakkerijsmit.nl/",
  title: "Bakkerij Smit",
  phone: null,
  findings: "[]",
  done_at: "2026-11-21T09:00:03.000Z",
} as const;

/** True if another transaction waits for this one. SQLite lets no other begin. */
async function isAwaited(tx: Tx): Promise<boolean> {
  if (!isPostgres(tx)) return true;
  const { rows } = await sql`select 1 from pg_locks where not granted and database =
    (select oid from pg_database where datname = current_database())`.execute(tx);
  return rows.length > 0;
}

describeOnEachDatabase("asking for a check of a website", (openFresh) => {
  let db: Db;
  let wakes: number;
  beforeEach(async () => {
    db = await openFresh();
    wakes = 0;
  });

  const services = () => ({
    db,
    env: { SESSION_SECRET: SECRET, ALLOWED_PRIVATE_HOSTS: new Set<string>() },
    websiteChecks: { wake: () => (wakes += 1) },
  });
  const ask = (fields: Record<string, unknown> = {}, now = NOW, address = "192.0.2.1", most = 100) =>
    askForCheck(
      {
        ...services(),
        limits: { checksByAddress: limitOf(db, "v", most), checksInAll: limitOf(db, "all", 20) },
      },
      { url: "bakkerijsmit.nl", source: "homepage", ...fields },
      { language: "nl", address },
      now,
    );
  const asked = async (...about: Parameters<typeof ask>) => {
    const answer = await ask(...about);
    if (answer.outcome !== "asked") return expect.fail(answer.outcome);
    return answer.token;
  };
  const rows = () => db.selectFrom("website_checks").selectAll().orderBy("id").execute();
  const read = (token: string, now = NOW) => findCheckByToken(db, token, now);
  const claim = async (row: WebsiteCheckRow | undefined) => {
    const lease = { owner: "p1", now: NOW, duration: 20_000 };
    const held = (await claimDue(db, "website_checks", 10, lease)).find(({ id }) => id === row?.id);
    return held ?? expect.fail("It is not due");
  };
  const end = (held: WebsiteCheckRow) => db.transaction().execute((tx) => finishCheck(tx, held, DONE));

  it("keeps what was asked, where, and for thirty days", async () => {
    const token = await asked();
    expect(await read(token)).toMatchObject({ url: "https://bakkerijsmit.nl/", source: "homepage", state: "queued" });
    expect(wakes).toBe(1);
    expect(await read(token, new Date(addHours(NOW.toISOString(), 30 * 24)))).toBeUndefined();
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  it("looks at a host once in ten minutes, and gives both who asked the result with a link of their own", async () => {
    const [first, second] = [
      await asked(),
      await asked({ url: "http://bakkerijsmit.nl/contact" }, later(2), "192.0.2.2"),
    ];
    expect(second).not.toBe(first);
    const [own] = await rows();
    await recordStep(db, own?.id ?? "", "read");
    expect(await read(second)).toMatchObject({ state: "following", step: "read" });
    await end(await claim(await read(first)));
    for (const token of [first, second]) expect(await read(token)).toMatchObject(DONE);
    expect(await read(await asked({}, later(9.9)))).toMatchObject({ ...DONE, created_at: later(9.9).toISOString() });
    expect(await read(await asked({}, later(10)))).toMatchObject({ state: "queued", follows: null });
  });

  it("gives its result also to a check that joins it in the moment in which it ends", async () => {
    const first = await read(await asked());
    const held = await claim(first);
    let isEnded = false;
    let ended: Promise<unknown> | undefined;
    const joined = await db.transaction().execute(async (tx) => {
      await lockHost(tx, held.host);
      ended = end(held).then(() => (isEnded = true));
      while (!isEnded && !(await isAwaited(tx))) {}
      return await storeCheck(tx, { host: held.host, follows: held.id, state: "following", done_at: null });
    });
    await ended;
    expect((await rows()).find(({ id }) => id === joined.id)).toMatchObject(DONE);
  });

  it("answers a repeat with the same link, also one that comes at the same time", async () => {
    const submission_id = "019aa6b2-0000-7000-8000-000000000001";
    const atOnce = await Promise.all([asked({ submission_id }), asked({ submission_id, url: "https://smit.nl" })]);
    expect(new Set([...atOnce, await asked({ submission_id }, later(30))]).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("allows a visitor so many, counts no repeat and no refused address, and all visitors together so many", async () => {
    const site = (index: number, address: string) => ask({ url: `site${index}.nl` }, NOW, address, 10);
    for (let index = 0; index < 10; index += 1)
      expect(await site(index, "192.0.2.1")).toMatchObject({ outcome: "asked" });
    expect(await ask({ url: "geen adres" }, NOW, "192.0.2.1", 10)).toMatchObject({ outcome: "invalid" });
    expect(await site(10, "192.0.2.1")).toMatchObject({ outcome: "limited" });
    for (let index = 11; index < 21; index += 1)
      expect(await site(index, "192.0.2.2")).toMatchObject({ outcome: "asked" });
    expect(await site(22, "192.0.2.3")).toMatchObject({ outcome: "limited" });
    expect(await rows()).toHaveLength(20);
  });

  it("looks again at the site of a lead for the desk, once ten minutes are over", async () => {
    const forLead = (minutes: number, id = "lead", url = "bakkerijsmit.nl") =>
      checkForLead(services(), { id, language: "nl" }, url, later(minutes));
    expect(await forLead(0)).toBeNull();
    expect(await forLead(9.9)).toEqual({ seenAt: NOW.toISOString() });
    expect(await forLead(9.9, "lead", "smit.nl")).toBeNull();
    expect(await forLead(9.9, "other")).toBeNull();
    expect(await forLead(9.9, "other")).toEqual({ seenAt: NOW.toISOString() });
    expect(await forLead(10, "other")).toBeNull();
    expect(await forLead(10)).toBeNull();
    const expected = ["queued", "queued", "following", "queued", "following"];
    expect((await rows()).map(({ state }) => state)).toEqual(expected);
  });

  it.each([
    ["", "empty"],
    ["geen adres", "invalid"],
    ["http://127.0.0.1/", "private"],
    ["bakkerijsmit.nl:8080", "port"],
  ])("refuses %j: %s", async (url, problem) => {
    expect(await ask({ url })).toEqual({ outcome: "invalid", problem });
    expect(await rows()).toEqual([]);
  });

  it("looks at no site whose owner does not want it, nor at what is below it", async () => {
    const refusal = { host: "smit.nl", user_email: "anna@weef.example", created_at: NOW.toISOString() };
    await db.transaction().execute((tx) => insertRefusal(tx, refusal));
    for (const url of ["smit.nl", "https://www.smit.nl/", "winkel.smit.nl"])
      expect(await ask({ url })).toEqual({ outcome: "invalid", problem: "refused" });
    expect(await ask({ url: "bakkersmit.nl" })).toMatchObject({ outcome: "asked" });
  });

  it("gives a program that fills in the hidden field a link to nothing", async () => {
    expect(await read(await asked({ [HONEYPOT]: "x" }))).toBeUndefined();
    expect(await rows()).toEqual([]);
  });
});
