import "../../../tests/support/mails-loaded";
import { beforeEach, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/compose.server";
import { Outbox } from "~/features/mail/outbox.server";
import type { MailTransport } from "~/features/mail/send.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { offerRequests } from "./offer-requests.server";
import { restoreRequest } from "./restore-request.server";

const NOW = new Date("2026-03-04T08:00:00.000Z");
const suspect = offerRequestRow({ status: "spam", language: "en", created_at: "2026-03-02T09:30:00.000Z" });

describeOnEachDatabase("a request that was taken for spam", (openFresh) => {
  let db: Db;
  let sent: OutgoingMail[];
  beforeEach(async () => {
    db = await openFresh();
    sent = [];
    await db.insertInto("offer_requests").values(suspect).execute();
  });

  const servicesOn = (connection: Db) => {
    const transport: MailTransport = {
      domain: "weef.example",
      send: async (mail: OutgoingMail) => void sent.push(mail),
      close: () => {},
    };
    return {
      db: connection,
      live: { publish: async () => {} },
      outbox: new Outbox({ db: connection, transport, log: createLog("silent") }),
      env: { SESSION_SECRET: "a-secret-for-tests-of-32-characters", SITE_URL: "https://weef.example" },
      ownerEmail: "owner@weef.example",
    };
  };
  const status = async () => (await db.selectFrom("offer_requests").select("status").executeTakeFirst())?.status;
  const owed = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  it("becomes a lead, is confirmed to the visitor and told to the owner", async () => {
    expect(await restoreRequest(offerRequests, servicesOn(db), suspect.id, NOW)).toBe(true);
    expect(await status()).toBe("new");
    expect(await owed()).toMatchObject([
      { template: "offer-request-confirmation", language: "en", recipient: suspect.email, request_id: suspect.id },
      { template: "offer-request-notice", language: "nl", recipient: "owner@weef.example", request_id: suspect.id },
    ]);
    await expect.poll(() => sent.map((mail) => mail.recipient).sort()).toEqual([suspect.email, "owner@weef.example"]);
  });

  it("is promised an answer from then on, and was asked when it was asked", async () => {
    await restoreRequest(offerRequests, servicesOn(db), suspect.id, NOW);
    const [confirmation, notice] = (await owed()).map((mail) => JSON.parse(mail.props));
    expect(confirmation.answerBy).toBe("2026-03-05T08:00:00.000Z");
    expect(notice).toMatchObject({ answerBy: "2026-03-05T08:00:00.000Z", requestedAt: suspect.created_at });
  });

  it("owes its mails once, however often and from however many tabs it is restored", async () => {
    const [one, other] = [servicesOn(db), servicesOn(openAgain(db))];
    const outcomes = await Promise.all(
      [one, other].map((services) => restoreRequest(offerRequests, services, suspect.id, NOW)),
    );
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await restoreRequest(offerRequests, one, suspect.id, NOW)).toBe(false);
    expect(await owed()).toHaveLength(2);
    await expect.poll(() => sent).toHaveLength(2);
  });

  it("stays spam when its mails cannot be owed", async () => {
    const services = servicesOn(db);
    services.outbox.owe = () => Promise.reject(new Error("no room"));
    await expect(restoreRequest(offerRequests, services, suspect.id, NOW)).rejects.toThrow("no room");
    expect([await status(), await owed()]).toEqual(["spam", []]);
  });

  it("is not a request that was never suspect, or that there is none of", async () => {
    const genuine = offerRequestRow();
    await db.insertInto("offer_requests").values(genuine).execute();
    expect(await restoreRequest(offerRequests, servicesOn(db), genuine.id, NOW)).toBe(false);
    expect(await restoreRequest(offerRequests, servicesOn(db), "made up", NOW)).toBe(false);
    expect(await owed()).toEqual([]);
  });
});
