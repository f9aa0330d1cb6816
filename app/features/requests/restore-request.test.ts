import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { mailingServices } from "../../../tests/support/services";
import { offerRequests } from "./offer-requests.server";
import { restoreRequest } from "./restore-request.server";

const NOW = new Date("2026-03-04T08:00:00.000Z");
const suspect = offerRequestRow({ status: "spam", language: "en", created_at: "2026-03-02T09:30:00.000Z" });

describeOnEachDatabase("a request that was taken for spam", (openFresh) => {
  let db: Db;
  let services: ReturnType<typeof mailingServices>;
  beforeEach(async () => {
    db = await openFresh();
    services = mailingServices(db);
    await db.insertInto("offer_requests").values(suspect).execute();
  });

  const restore = (id: string, at = db) =>
    at.transaction().execute((tx) => restoreRequest(tx, offerRequests, services, { id, now: NOW }));
  const status = async () => (await db.selectFrom("offer_requests").select("status").executeTakeFirst())?.status;
  const enqueued = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  it("becomes a lead, is confirmed to the visitor and told to the owner", async () => {
    const mails = await restore(suspect.id);
    expect(await status()).toBe("new");
    expect(mails).toEqual((await enqueued()).map(({ id }) => id));
    expect(await enqueued()).toMatchObject([
      { template: "offer-request-confirmation", language: "en", recipient: suspect.email, request_id: suspect.id },
      { template: "offer-request-notice", language: "nl", recipient: "owner@weef.example", request_id: suspect.id },
    ]);
  });

  it("is promised an answer from then on, and was asked when it was asked", async () => {
    await restore(suspect.id);
    const [confirmation, notice] = (await enqueued()).map((mail) => JSON.parse(mail.props));
    expect(confirmation.answerBy).toBe("2026-03-05T08:00:00.000Z");
    expect(notice).toMatchObject({ answerBy: "2026-03-05T08:00:00.000Z", requestedAt: suspect.created_at });
  });

  it("enqueues its mails once, however often and from however many tabs it is restored", async () => {
    const outcomes = await Promise.all([db, openAgain(db)].map((tab) => restore(suspect.id, tab)));
    expect(outcomes.map(({ length }) => length).toSorted()).toEqual([0, 2]);
    expect(await restore(suspect.id)).toEqual([]);
    expect(await enqueued()).toHaveLength(2);
  });

  it("stays spam when its mails cannot be enqueued", async () => {
    services.outbox.enqueueAll = () => Promise.reject(new Error("no room"));
    await expect(restore(suspect.id)).rejects.toThrow("no room");
    expect([await status(), await enqueued()]).toEqual(["spam", []]);
  });

  it("is not a request that was never suspect, or that there is none of", async () => {
    const genuine = offerRequestRow();
    await db.insertInto("offer_requests").values(genuine).execute();
    expect(await restore(genuine.id)).toEqual([]);
    expect(await restore("made up")).toEqual([]);
    expect(await enqueued()).toEqual([]);
  });
});
