import "../../../tests/support/mails-loaded";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { answerDueAt } from "~/content/answer-due";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { nl as packageNl } from "~/content/site/package/nl";
import { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { openFresh } from "../../../tests/support/databases";
import { pdfText } from "../../../tests/support/pdf-text";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { offerRequests } from "./offer-requests.server";
import { type ReceiveServices, receiveRequest } from "./receive-request.server";
import { ADS_SERVICE } from "./services";

const ASKED = {
  name: "Jan de Boer",
  email: "jan@bouw.example",
  service: "webshop",
  message: "Hoi",
  source: "homepage",
};
const SENDER = { language: "nl", address: "192.0.2.1" } as const;
const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";

describe("a received offer request", () => {
  let db: Db;
  let services: ReturnType<typeof mailingServices> & ReceiveServices;

  beforeEach(async () => {
    db = await openFresh();
    const limits = { requestsByAddress: limitOf(db, "a", 6), requestsByEmail: limitOf(db, "e", 4) };
    services = { ...mailingServices(db), limits };
  });

  const receive = (changes: object = {}, sender: { language: "nl" | "en"; address: string } = SENDER) =>
    receiveRequest(offerRequests, services, { ...ASKED, ...changes }, sender);
  const stored = () => db.selectFrom("offer_requests").selectAll().execute();
  const enqueued = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();

  it("is stored with its two mails, and the confirmation is sent", async () => {
    const received = await receive({ submission_id });
    expect(received).toMatchObject({ outcome: "stored", submitted: { isNew: true, confirmation: "sent" } });
    expect(await stored()).toMatchObject([{ ...ASKED, submission_id, status: "new", language: "nl", phone: null }]);
    await expect
      .poll(() => services.sent.map((mail) => mail.recipient).sort())
      .toEqual(["jan@bouw.example", "owner@weef.example"]);
    expect(services.sent.find((mail) => mail.recipient === "owner@weef.example")?.replyTo).toBe("jan@bouw.example");
    expect(services.sent.find((mail) => mail.recipient === "jan@bouw.example")?.text).toContain("Webshop");
    const [lead] = await db.selectFrom("leads").select("id").execute();
    const toOwner = services.sent.find((mail) => mail.recipient === "owner@weef.example")?.text;
    expect(toOwner).toContain(`https://weef.example/admin/leads/${lead?.id}`);
  });

  it("is confirmed in the visitor's language, and told to the owner in Dutch", async () => {
    await receive({}, { language: "en", address: "192.0.2.1" });
    expect((await enqueued()).map((mail) => [mail.template, mail.language])).toEqual([
      ["offer-request-confirmation", "en"],
      ["offer-request-notice", "nl"],
    ]);
  });

  it("is stored all the same when the mail server is away, and says so", async () => {
    services.mailServer.trouble = "away";
    expect(await receive()).toMatchObject({ outcome: "stored", submitted: { isNew: true, confirmation: "delayed" } });
    expect(await stored()).toHaveLength(1);
    expect((await enqueued()).map((mail) => mail.state)).toEqual(["queued", "queued"]);
  });

  it("is confirmed at once to the first visitor after the mail server was away", async () => {
    services.mailServer.trouble = "away";
    await receive();
    services.mailServer.trouble = null;
    const next = await receive({ email: "piet@bouw.example" });
    expect(next).toMatchObject({ outcome: "stored", submitted: { confirmation: "sent" } });
    expect(services.sent.map((mail) => mail.recipient)).toContain("piet@bouw.example");
  });

  it("is answered after four seconds while the mail server is silent", async () => {
    let asked = 0;
    const send = () => {
      asked += 1;
      return new Promise<void>(() => {});
    };
    const transport = { domain: "weef.example", send, close: () => {} };
    services.outbox = new Outbox({ db, transport, log: createLog("silent") });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let outcome: unknown = null;
    const answered = receive().then((received) => {
      outcome = received;
    });
    while (asked < 2) await nextTurn();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    await answered;
    expect(outcome).toMatchObject({ outcome: "stored", submitted: { isNew: true, confirmation: "delayed" } });
  });

  it.each([[{ submission_id }], [{}]])("is one request and one pair of mails when repeated (%o)", async (id) => {
    const first = await receive(id);
    const second = await receive(id);
    expect(first).toMatchObject({ submitted: { isNew: true } });
    expect(second).toMatchObject({ submitted: { isNew: false, confirmation: "sent" } });
    expect(await stored()).toHaveLength(1);
    expect(await enqueued()).toHaveLength(2);
  });

  it("without an id is another request from another address", async () => {
    await receive();
    await receive({}, { language: "nl", address: "192.0.2.2" });
    expect(await stored()).toHaveLength(2);
  });

  it("with the hidden field filled in is kept as spam, answered alike and mailed to nobody", async () => {
    const received = await receive({ [HONEYPOT]: "https://spam.example" });
    expect(received).toMatchObject({ outcome: "stored", submitted: { isNew: true, confirmation: "sent" } });
    expect(await stored()).toMatchObject([{ status: "spam" }]);
    expect(await enqueued()).toEqual([]);
  });

  it("made too fast for a person is kept as spam too", async () => {
    await receive({ [FILL_TIME]: 200 });
    await receive({ [FILL_TIME]: 20_000, message: "Rustig getypt" });
    expect((await stored()).map(({ status }) => status).sort()).toEqual(["new", "spam"]);
    expect(await enqueued()).toHaveLength(2);
  });

  it.each([
    [{ service: "Groei Package", source: "package-contact-groei" }, "package-contact", "Pakket\nGroei"],
    [{ service: ADS_SERVICE, source: "meta-ads-landing" }, "meta-ads-lead", "advertentie"],
    [{ service: null, source: "homepage" }, "offer-request", "offerteaanvraag"],
  ])("of %o is confirmed and told in the words of its form", async (changes, type, said) => {
    await receive(changes);
    expect((await enqueued()).map((mail) => mail.template)).toEqual([`${type}-confirmation`, `${type}-notice`]);
    expect(services.sent.find((mail) => mail.recipient === "jan@bouw.example")?.text).toContain(said);
  });

  it("for a package is told to the owner by the name of the package", async () => {
    await receive({ service: "Groei Package", source: "package-contact-groei" });
    const notice = (await enqueued()).find((mail) => mail.template === "package-contact-notice");
    expect(JSON.parse(notice?.props ?? "{}").asked).toContainEqual({ label: "Pakket", value: "Groei" });
    expect(JSON.parse(notice?.props ?? "{}").source).toBe("Pakket Groei");
  });

  it("from an advertisement is to be answered within an hour, as owner and visitor are told", async () => {
    await receive({ service: ADS_SERVICE, source: "meta-ads" });
    const { created_at } = await db.selectFrom("leads").select("created_at").executeTakeFirstOrThrow();
    const due = answerDueAt(created_at, { isAds: true });
    expect((await enqueued()).map(({ template, props }) => [template, JSON.parse(props).answerBy])).toEqual([
      ["meta-ads-lead-confirmation", due],
      ["meta-ads-lead-notice", due],
    ]);
  });

  it("for a package comes with a document that says what is in it", async () => {
    await receive({ service: "Groei Package", source: "package-contact-groei" });
    const [document] = services.sent.find((mail) => mail.recipient === "jan@bouw.example")?.attachments ?? [];
    const text = pdfText(document?.content ?? Buffer.alloc(0));
    for (const said of ["Groei", packageNl.groups.found.features.region.name, mailCopy.nl.summary.termsTitle]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain(packageNl.groups.sell.features.chatbot.name);
  });

  it.each([
    ["markup", '<img src=x onerror="alert(1)">'],
    ["a formula", `=cmd|' /C calc'!A0`],
    ["a query", "'; DROP TABLE offer_requests; --"],
    ["a placeholder", "{phone} $& %s"],
    ["reading from right to left", "שלום, אתר חדש"],
    ["letters outside the first plane", "🧵".repeat(50)],
  ])("keeps %s as the text that it is, and mails it", async (_what, text) => {
    await receive({ name: text, message: text });
    expect(await stored()).toMatchObject([{ name: text, message: text }]);
    await expect.poll(() => services.sent.length).toBe(2);
    expect(services.sent.map(({ html }) => html).join("")).not.toMatch(/<img/);
  });

  it("keeps where the visitor came from", async () => {
    const touch = { referrer: "https://zoek.example/", landing: "/" };
    await receive({ submission_id, attribution: { first: touch, last: touch } });
    expect(JSON.parse((await stored())[0]?.attribution ?? "")).toEqual({ first: touch, last: touch });
  });

  it("is no spam for a field that a browser fills in by itself", async () => {
    await receive({ website: "https://bouw.example", url: "https://bouw.example", organization: "Bouw" });
    expect(await stored()).toMatchObject([{ status: "new" }]);
    expect(await enqueued()).toHaveLength(2);
  });

  it("that is wrong says which fields, and stores nothing", async () => {
    expect(await receive({ name: " ", service: "rockets" })).toEqual({
      outcome: "invalid",
      errors: { name: "form.error.nameMissing", service: "form.error.serviceUnknown" },
    });
    expect(await stored()).toEqual([]);
  });

  describe("is limited", () => {
    it("by the sender's address", async () => {
      for (let index = 0; index < 6; index++) await receive({ email: `${index}@bouw.example` });
      expect(await receive({ email: "7@bouw.example" })).toMatchObject({
        outcome: "limited",
        retryAfter: expect.any(Number),
      });
      expect(await stored()).toHaveLength(6);
    });

    it("but not when it repeats a stored one", async () => {
      for (let index = 0; index < 4; index++) await receive({ message: `${index}` });
      for (let index = 0; index < 10; index++)
        await receive({ submission_id }, { language: "nl", address: "192.0.2.50" });
      expect(await receive({ submission_id })).toMatchObject({ outcome: "limited" });
      const other = { submission_id, email: "other@bouw.example" };
      expect(await receive(other, { language: "nl", address: "192.0.2.60" })).toMatchObject({
        submitted: { isNew: true },
      });
      for (let index = 0; index < 10; index++) {
        expect(await receive(other)).toMatchObject({ outcome: "stored", submitted: { isNew: false } });
      }
    });

    it("by the e-mail address, whoever sends", async () => {
      for (let index = 0; index < 4; index++)
        await receive({ message: `${index}` }, { language: "nl", address: `192.0.2.${index}` });
      const other = await receive({ email: "JAN@bouw.example" }, { language: "nl", address: "192.0.2.99" });
      expect(other).toMatchObject({ outcome: "limited" });
    });
  });
});
