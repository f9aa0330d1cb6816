import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeAppointment, storeConfiguration, storeOffer } from "../../../../tests/support/leads";
import { mailingServices } from "../../../../tests/support/services";
import { sendConfirmation } from "./send-confirmation.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };

describe("the confirmation of a request", () => {
  let db: Db;
  let services: ReturnType<typeof mailingServices>;
  beforeEach(async () => {
    db = await openFresh();
    services = mailingServices(db, () => NOW);
  });
  const auditEntries = () => db.selectFrom("audit_log").select(["action", "subject"]).execute();

  it("is sent again, without a promise that has passed, and that is logged", async () => {
    const lead = await storeOffer(db, { created_at: "2026-11-20T10:00:00.000Z" });
    expect(await sendConfirmation(services, lead, by)).toBe("sent");
    expect(services.sent).toHaveLength(1);
    const { props } = await db.selectFrom("outbox").select("props").executeTakeFirstOrThrow();
    expect(JSON.parse(props)).toMatchObject({ isLate: true, email: "jan@bouw.example" });
    expect(await auditEntries()).toEqual([{ action: "lead.confirm", subject: `lead:${lead}` }]);
  });

  it("goes out once for two taps, but again later", async () => {
    const lead = await storeConfiguration(db, { created_at: "2026-11-24T10:00:00.000Z" });
    services.mailServer.trouble = "away";
    expect(await sendConfirmation(services, lead, by)).toBe("delayed");
    expect(await sendConfirmation(services, lead, by)).toBe("delayed");
    expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
    await db.updateTable("outbox").set({ state: "sent", sent_at: NOW.toISOString() }).execute();
    services.mailServer.trouble = null;
    expect(await sendConfirmation(services, lead, by)).toBe("sent");
    expect(services.sent).toHaveLength(0);
    const later = { ...by, now: new Date(NOW.getTime() + 120_000) };
    expect(await sendConfirmation(services, lead, later)).toBe("sent");
    expect(services.sent).toHaveLength(1);
  });

  it("is tried at once although its next try is later", async () => {
    const lead = await storeOffer(db, { created_at: "2026-11-24T10:00:00.000Z" });
    services.mailServer.trouble = "away";
    expect(await sendConfirmation(services, lead, by)).toBe("delayed");
    services.mailServer.trouble = null;
    expect(await sendConfirmation(services, lead, by)).toBe("sent");
    expect(services.sent).toHaveLength(1);
    expect(await db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "sent" }]);
  });

  it("goes to a corrected address at once", async () => {
    const lead = await storeOffer(db, { created_at: "2026-11-24T10:00:00.000Z" });
    expect(await sendConfirmation(services, lead, by)).toBe("sent");
    await db.updateTable("offer_requests").set({ email: "jan@right.example" }).execute();
    expect(await sendConfirmation(services, lead, by)).toBe("sent");
    const mails = await db.selectFrom("outbox").select(["recipient", "state"]).orderBy("id").execute();
    expect(mails).toEqual([
      { recipient: "jan@bouw.example", state: "sent" },
      { recipient: "jan@right.example", state: "sent" },
    ]);
  });

  it("is refused where there is none", async () => {
    const leads = [
      await storeOffer(db, { email: "", phone: "0612345678" }),
      await storeOffer(db, { is_test: 1 }),
      await storeOffer(db, { status: "spam" }),
      await storeAppointment(db, { id: "a1" }),
      "gone",
    ];
    for (const lead of leads) expect(await sendConfirmation(services, lead, by)).toBe("refused");
    expect([services.sent, await auditEntries()]).toEqual([[], []]);
  });
});
