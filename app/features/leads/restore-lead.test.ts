import { beforeEach, describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { readLog, readLogFilter } from "~/features/desk/audit/read-audit.server";
import type { Db } from "~/lib/db/database.server";
import { chatServices } from "../../../tests/support/conversations";
import { openFresh } from "../../../tests/support/databases";
import { anna, storeConfiguration, storeOffer } from "../../../tests/support/leads";
import { refuseAudit } from "../../../tests/support/refuse-writes";
import { addNote, changeStatus } from "./change-lead.server";
import { readLead } from "./lead-page/read-lead.server";
import { findLead } from "./lead-store.server";
import { restoreLead } from "./restore-lead.server";

const by = { user: anna, now: new Date("2026-11-24T11:00:00.000Z") };

describe("a lead among the spam", () => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });
  const services = (on = db) => {
    const { env, ...rest } = chatServices(on);
    return { ...rest, env: { ...env, SESSION_SECRET: "a-secret-for-tests-of-32-characters" } };
  };
  const enqueued = () => db.selectFrom("outbox").select("template").execute();

  it("that was taken for a program's gets its mails enqueued, and is promised an answer, from then on", async () => {
    const leads = [await storeOffer(db, { status: "spam" }), await storeConfiguration(db, { status: "spam" })];
    const mailing = services();
    for (const id of leads) {
      expect(await restoreLead(mailing, id, by)).toBe(true);
      expect(await restoreLead(mailing, id, by)).toBe(false);
      expect(await findLead(db, { id })).toMatchObject({ status: "new", promised_at: "2026-11-25T11:00:00.000Z" });
    }
    expect(await enqueued()).toHaveLength(4);
    await expect.poll(() => mailing.sent).toHaveLength(4);
    expect(await db.selectFrom("audit_log").select(["action", "user_email"]).execute()).toEqual(
      leads.map(() => ({ action: "lead.restore", user_email: anna.email })),
    );
  });

  it("that the owner marked as spam comes back as it was, and nobody is mailed", async () => {
    const id = await storeOffer(db);
    await changeStatus(services(), id, { status: "spam", version: "1" }, by);
    expect(await restoreLead(services(), id, by)).toBe(true);
    expect(await findLead(db, { id })).toMatchObject({ status: "new" });
    expect(await enqueued()).toEqual([]);
  });

  it.each([
    ["agreed", null],
    ["declined", "Te duur"],
  ] as const)("that was %s before is so again, with its reason", async (status, reason) => {
    const id = await storeOffer(db);
    await changeStatus(services(), id, { status, version: "1", ...(reason && { reason }) }, by);
    await changeStatus(services(), id, { status: "spam", version: "2" }, by);
    await addNote(services(), id, "Was een vergissing", by);
    expect(await findLead(db, { id })).toMatchObject({ status: "spam", decline_reason: null });
    const shown = await readLog(db, readLogFilter(new URL("https://weef.example/?kind=lead")), "nl");
    const [, intoSpam] = shown?.days.flatMap(({ auditEntries }) => auditEntries) ?? [];
    expect(intoSpam?.details).toBe(
      `van ${deskWords.nl.admin.leads.statuses[status]}, naar ${deskWords.nl.admin.leads.statuses.spam}`,
    );
    const place = { path: "/admin", filter: "all", cursor: null } as const;
    const file = await readLead(db, id, { language: "nl", now: by.now }, place);
    const items = file?.timeline.days.flatMap(({ items }) => items) ?? [];
    expect(items.find(({ title }) => title.endsWith(deskWords.nl.admin.leads.statuses.spam))).toMatchObject({
      text: null,
    });

    expect(await restoreLead(services(), id, by)).toBe(true);
    expect(await findLead(db, { id })).toMatchObject({ status, decline_reason: reason, version: 4 });
    expect(await enqueued()).toEqual([]);
  });

  it("comes back as it last was, and as new if it was marked automatically", async () => {
    const id = await storeOffer(db, { status: "spam" });
    await restoreLead(services(), id, by);
    expect(await findLead(db, { id })).toMatchObject({ status: "new" });
    for (const [version, status] of ["quoted", "contacted"].entries()) {
      const at = (add: number) => String(2 + version * 3 + add);
      await changeStatus(services(), id, { status, version: at(0) }, by);
      await changeStatus(services(), id, { status: "spam", version: at(1) }, by);
      expect(await restoreLead(services(), id, by)).toBe(true);
      expect(await findLead(db, { id })).toMatchObject({ status, first_answered_at: by.now.toISOString() });
    }
  });

  it("stays there, and enqueues nothing, when that cannot be logged", async () => {
    const leads = [await storeOffer(db, { status: "spam" }), await storeConfiguration(db, { status: "spam" })];
    for (const id of leads) {
      await expect(restoreLead(services(refuseAudit(db)), id, by)).rejects.toThrow("the log takes nothing");
      expect(await findLead(db, { id })).toMatchObject({ status: "spam", promised_at: null });
    }
    expect(await enqueued()).toEqual([]);
    for (const id of leads) expect(await restoreLead(services(), id, by)).toBe(true);
  });

  it("is not restored if it is not spam", async () => {
    expect(await restoreLead(services(), await storeOffer(db), by)).toBe(false);
    expect(await restoreLead(services(), "made up", by)).toBe(false);
  });
});
