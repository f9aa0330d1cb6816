import { beforeEach, describe, expect, it } from "vitest";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { business } from "~/content/business";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { confirmSubscription, lookAtLink, unsubscribe } from "./follow-link.server";
import { deleteOldSubscriptions, type SubscribeServices, subscribe } from "./subscribe.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const EMAIL = "Anna@Bakkerij.example";

describe("the newsletter", () => {
  let db: Db;
  let sent: OutgoingMail[];
  let services: SubscribeServices;
  beforeEach(async () => {
    db = await openFresh();
    const mailing = mailingServices(db, () => NOW);
    sent = mailing.sent;
    const limits = { subscriptionsByAddress: limitOf(db, "a", 20), subscriptionsByEmail: limitOf(db, "e", 6) };
    services = { ...mailing, limits };
  });

  const ask = (fields: Record<string, unknown> = {}, now = NOW) =>
    subscribe(services, { email: EMAIL, ...fields }, { language: "nl", address: "192.0.2.1", page: "/blog" }, now);
  const mails = async (count: number) => {
    await expect.poll(() => sent.length).toBe(count);
    return sent;
  };
  const tokenOf = (mail: OutgoingMail | undefined) => /\?code=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const rows = () => db.selectFrom("subscribers").selectAll().orderBy("email").execute();
  const asked = async () => {
    await ask();
    return tokenOf((await mails(1))[0]);
  };
  const confirmed = async () => {
    await confirmSubscription(services, await asked(), NOW);
    return tokenOf((await mails(2))[1]);
  };

  it("asks by mail, and subscribes whoever presses the button", async () => {
    expect(await ask()).toEqual({ outcome: "requested" });
    const [mail] = await mails(1);
    expect(mail).toMatchObject({ recipient: EMAIL, subject: "Wil je de nieuwsbrief van Weef?" });
    expect(mail?.text).toMatch(/https:\/\/weef\.example\/nieuwsbrief\/bevestigen\?code=[\w-]{43}/);
    const token = tokenOf(mail);
    expect(await lookAtLink(db, "confirm", token, NOW)).toEqual({ step: "open", email: "anna@bakkerij.example" });
    expect(await rows()).toMatchObject([{ state: "pending", confirmed_at: null }]);
    expect(await confirmSubscription(services, token, day(1))).toMatchObject({ step: "done" });
    expect(await rows()).toMatchObject([
      { email: "anna@bakkerij.example", state: "confirmed", page: "/blog", language: "nl" },
    ]);
    expect(await lookAtLink(db, "confirm", token, day(2))).toMatchObject({ step: "done" });
  });

  it("takes both spellings of an address for one, by which it is subscribed once and shown readably", async () => {
    const both = ["Info@Bäckerei-idn.example", "info@xn--bckerei-idn-l8a.example"];
    for (const email of both) await ask({ email });
    const [mail] = await mails(2);
    expect(await rows()).toMatchObject([{ email: both[1] }]);
    expect(mail?.recipient.toLowerCase()).toBe(both[1]);
    const shown = { step: "open", email: "info@bäckerei-idn.example" };
    expect(await lookAtLink(db, "confirm", tokenOf(mail), NOW)).toEqual(shown);
  });

  it("keeps what was agreed to, where and when", async () => {
    await confirmSubscription(services, await asked(), day(1));
    const [proof] = await rows();
    expect(proof).toMatchObject({ requested_at: NOW.toISOString(), confirmed_at: day(1).toISOString() });
    expect(proof?.wording).toMatch(/Weef in je mail.+mail om te bevestigen\. Afmelden kan altijd/);
  });

  it("welcomes once, however often the button is pressed, with one click to leave", async () => {
    const token = await asked();
    await Promise.all([1, 2, 3].map(() => confirmSubscription(services, token, NOW)));
    const [request, welcome] = await mails(2);
    expect([request?.replyTo, welcome?.replyTo]).toEqual([business.email, business.email]);
    const url = /<(https:[^>]+)>/.exec(welcome?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(welcome).toMatchObject({
      recipient: "anna@bakkerij.example",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(url).toMatch(/^https:\/\/weef\.example\/nieuwsbrief\/afmelden\?code=[\w-]{43}$/);
    expect(welcome?.text).toContain(url);
  });

  it("lets a reader leave by the link at any time, and harmlessly twice", async () => {
    const token = await confirmed();
    expect(await lookAtLink(db, "unsubscribe", token, NOW)).toMatchObject({ step: "open" });
    expect(await rows()).toMatchObject([{ state: "confirmed" }]);
    expect(await unsubscribe(db, token, day(700))).toMatchObject({ step: "done", email: "anna@bakkerij.example" });
    expect(await unsubscribe(db, token, day(701))).toMatchObject({ step: "done" });
    expect(await rows()).toMatchObject([{ state: "unsubscribed", unsubscribed_at: day(700).toISOString() }]);
  });

  it("accepts each link for one purpose only", async () => {
    const confirm = await asked();
    expect(await unsubscribe(db, confirm, NOW)).toEqual({ step: "unknown" });
    await confirmSubscription(services, confirm, NOW);
    const leave = tokenOf((await mails(2))[1]);
    expect(await confirmSubscription(services, leave, NOW)).toEqual({ step: "unknown" });
    expect(await lookAtLink(db, "confirm", "", NOW)).toEqual({ step: "unknown" });
    expect(await rows()).toMatchObject([{ state: "confirmed" }]);
  });

  it("does not bring back a former reader by an old link, but does by a new one", async () => {
    const confirm = await asked();
    await confirmSubscription(services, confirm, NOW);
    await unsubscribe(db, tokenOf((await mails(2))[1]), NOW);
    expect(await confirmSubscription(services, confirm, NOW)).toEqual({ step: "unknown" });
    expect(await rows()).toMatchObject([{ state: "unsubscribed" }]);
    await ask({}, day(3));
    expect(await rows()).toMatchObject([{ state: "pending" }]);
    await confirmSubscription(services, tokenOf((await mails(3))[2]), day(3));
    expect(await rows()).toMatchObject([
      { state: "confirmed", unsubscribed_at: null, requested_at: day(3).toISOString() },
    ]);
  });

  it("keeps the earlier consent when somebody asks for the address again and nobody confirms", async () => {
    await confirmed();
    await unsubscribe(db, tokenOf(sent[1]), NOW);
    const [left] = await rows();
    await ask({}, day(40));
    expect(await rows()).toEqual([{ ...left, state: "pending" }]);
    await deleteOldSubscriptions(db, day(69));
    expect(await rows()).toMatchObject([{ state: "pending" }]);
    await deleteOldSubscriptions(db, day(70));
    expect(await rows()).toEqual([left]);
  });

  it("gives a reader the same answer, and tells that address once a day at most", async () => {
    await confirmed();
    expect(await ask()).toEqual({ outcome: "requested" });
    expect(await ask({ email: "ANNA@bakkerij.example" }, day(0.9))).toEqual({ outcome: "requested" });
    const already = (await mails(3))[2];
    expect(already?.subject).toBe("Je krijgt de nieuwsbrief van Weef al");
    expect(already?.headers["List-Unsubscribe"]).toContain(tokenOf(already));
    await ask({}, day(1));
    await mails(4);
    expect(await rows()).toMatchObject([{ state: "confirmed", confirmed_at: NOW.toISOString() }]);
    expect(await unsubscribe(db, tokenOf(already), NOW)).toMatchObject({ step: "done" });
  });

  it("keeps one row for an address that is asked for twice at once, and both links work", async () => {
    await Promise.all([ask(), ask()]);
    const both = await mails(2);
    expect(await rows()).toHaveLength(1);
    for (const mail of both)
      expect(await lookAtLink(db, "confirm", tokenOf(mail), NOW)).toMatchObject({ step: "open" });
  });

  it("leaves no token in the database once the mails are sent", async () => {
    await confirmed();
    await expect
      .poll(async () => (await db.selectFrom("outbox").select("props").execute()).map(({ props }) => props))
      .toEqual(["{}", "{}"]);
    const kept = JSON.stringify([
      await rows(),
      await db.selectFrom("subscriber_links").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
    ]);
    for (const mail of sent) expect(kept).not.toContain(tokenOf(mail));
  });

  it("deletes an address that nobody confirms, but remembers that one had left", async () => {
    await confirmed();
    await unsubscribe(db, tokenOf(sent[1]), NOW);
    await ask();
    await ask({ email: "nooit@bevestigd.example" });
    const pending = tokenOf((await mails(4)).find(({ recipient }) => recipient === "nooit@bevestigd.example"));
    await deleteOldSubscriptions(db, day(29));
    expect(await rows()).toMatchObject([{ state: "pending" }, { state: "pending" }]);
    expect(await lookAtLink(db, "confirm", pending, day(30))).toEqual({ step: "unknown" });
    await deleteOldSubscriptions(db, day(30));
    expect(await rows()).toMatchObject([{ email: "anna@bakkerij.example", state: "unsubscribed" }]);
    await deleteOldSubscriptions(db, day(731));
    expect(await rows()).toEqual([]);
    expect(await db.selectFrom("subscriber_links").selectAll().execute()).toEqual([]);
  });

  it("keeps readers for as long as they are subscribed", async () => {
    const leave = await confirmed();
    await deleteOldSubscriptions(db, day(3_000));
    expect(await rows()).toMatchObject([{ state: "confirmed" }]);
    expect(await lookAtLink(db, "unsubscribe", leave, day(3_000))).toMatchObject({ step: "open" });
  });

  it("does nothing for a program, and gives it the same answer", async () => {
    expect(await ask({ [HONEYPOT]: "x" })).toEqual({ outcome: "requested" });
    expect(await ask({ [FILL_TIME]: 400 })).toEqual({ outcome: "requested" });
    expect(await rows()).toEqual([]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("refuses what is not an address, and too many at once", async () => {
    expect(await ask({ email: "anna" })).toEqual({ outcome: "invalid", error: "form.error.emailInvalid" });
    expect(await ask({ email: "" })).toEqual({ outcome: "invalid", error: "form.error.emailMissing" });
    for (let count = 0; count < 6; count++) expect(await ask()).toEqual({ outcome: "requested" });
    expect(await ask()).toMatchObject({ outcome: "limited" });
    expect(await ask({ email: "iemand@anders.example" })).toEqual({ outcome: "requested" });
  });
});
