import { expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/compose.server";
import { describeOnEachDatabase } from "../../tests/support/databases";
import { openOutbox, TestClock } from "../../tests/support/mails";
import { addSampleRequests } from "./seed-requests";

const site = { env: { SITE_URL: "https://weef.example" }, ownerEmail: "owner@weef.example" };

describeOnEachDatabase("sample requests", (openFresh) => {
  it("are added once", async () => {
    const db = await openFresh();
    expect(await addSampleRequests(db, site)).toBe(300);
    expect(await addSampleRequests(db, site)).toBe(0);
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
      expect(await outbox.resend(id)).toBe(true);
      expect(await outbox.deliver(id, 5_000)).toBe("sent");
    }
    const [toCustomer, toOwner] = sent;
    expect(toCustomer).toMatchObject({ recipient: expect.stringMatching(/\.example$/), replyTo: "hallo@weef.example" });
    expect(toOwner).toMatchObject({ recipient: "owner@weef.example", text: expect.stringContaining("/admin") });
  });
});
