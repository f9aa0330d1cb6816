import { describe, expect, it } from "vitest";
import { configuratorRequestSchema } from "~/features/configurator/configurator-request";
import { pricesOf } from "~/features/configurator/configurator-requests.server";
import type { OutgoingMail } from "../../app/features/mail/outbox/compose.server";
import { openFresh } from "../../tests/support/databases";
import { openOutbox, TestClock } from "../../tests/support/mails";
import { addSampleConfigurations } from "./seed-configurations";
import { addSampleRequests } from "./seed-requests";

const site = { env: { SITE_URL: "https://weef.example" }, ownerEmail: "owner@weef.example" };

const lists = (row: { services: string; features: string }) => ({
  services: JSON.parse(row.services),
  features: JSON.parse(row.features),
  attribution: null,
});

describe("sample requests", () => {
  it("are added once", async () => {
    const db = await openFresh();
    expect(await addSampleRequests(db, site)).toBe(300);
    expect(await addSampleRequests(db, site)).toBe(0);
  });

  it("come from the configurator too, with what they would cost", async () => {
    const db = await openFresh();
    expect(await addSampleConfigurations(db, site)).toBe(30);
    expect(await addSampleConfigurations(db, site)).toBe(0);
    const rows = await db.selectFrom("configurator_requests").selectAll().execute();
    for (const row of rows) expect(() => configuratorRequestSchema.parse({ ...row, ...lists(row) })).not.toThrow();
    expect(new Set(rows.map(({ website_type }) => website_type)).size).toBeGreaterThan(4);
    expect(rows.filter((row) => pricesOf(row).totals.once.excludingVat > 0).length).toBeGreaterThan(5);
  });

  it("have mails that can be sent again", async () => {
    const db = await openFresh();
    await addSampleRequests(db, site);
    await db.updateTable("outbox").set({ state: "failed" }).where("template", "=", "offer-request-notice").execute();
    const sent: OutgoingMail[] = [];
    const transport = { domain: "weef.example", send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
    const outbox = openOutbox({ db, clock: new TestClock(), transport });
    for (const template of ["offer-request-confirmation", "offer-request-notice"]) {
      const query = db.selectFrom("outbox").select("id").where("template", "=", template).where("state", "=", "failed");
      const { id } = await query.executeTakeFirstOrThrow();
      expect(await db.transaction().execute((tx) => outbox.requeue(tx, id))).toBe(true);
      expect(await outbox.deliver(id, 5_000)).toBe("sent");
    }
    const [toCustomer, toOwner] = sent;
    expect(toCustomer).toMatchObject({ recipient: expect.stringMatching(/\.example$/), replyTo: "hallo@weef.example" });
    expect(toOwner).toMatchObject({ recipient: "owner@weef.example", text: expect.stringContaining("/admin") });
  });
});
