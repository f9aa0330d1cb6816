import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { enqueue } from "../../../../tests/support/mails";
import { refuseAudit } from "../../../../tests/support/refuse-writes";
import { mailingServices } from "../../../../tests/support/services";
import { resendMail } from "./resend-mail.server";

const by = { user: anna, now: new Date("2026-11-24T11:00:00.000Z") };

describe("a mail that was given up", () => {
  let db: Db;
  let services: ReturnType<typeof mailingServices>;
  let id: string;
  beforeEach(async () => {
    db = await openFresh();
    services = mailingServices(db);
    id = await enqueue(db, services.outbox);
    await db.updateTable("outbox").set({ state: "failed", attempts: 7, lease_until: null }).execute();
  });
  const mail = () => db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const auditEntries = () => db.selectFrom("audit_log").select(["action", "subject", "user_email"]).execute();

  it("is sent again for whoever asks, which is logged", async () => {
    expect(await resendMail(services, id, by)).toBe("sent");
    expect(services.sent).toHaveLength(1);
    expect(await auditEntries()).toEqual([{ action: "mail.resend", subject: `mail:${id}`, user_email: anna.email }]);
  });

  it("stays as it is when that cannot be logged, and nothing goes out", async () => {
    const before = await mail();
    await expect(resendMail({ ...services, db: refuseAudit(db) }, id, by)).rejects.toThrow("the log takes nothing");
    expect(await mail()).toEqual(before);
    expect(await services.outbox.sendDue()).toBe(0);
    expect([services.sent, await auditEntries()]).toEqual([[], []]);
  });

  it("is not sent again once it is sent, or if there is none, and nothing is logged", async () => {
    await db.updateTable("outbox").set({ state: "sent" }).execute();
    expect([await resendMail(services, id, by), await resendMail(services, "made up", by)]).toEqual([
      "refused",
      "refused",
    ]);
    expect([services.sent, await auditEntries()]).toEqual([[], []]);
  });
});
