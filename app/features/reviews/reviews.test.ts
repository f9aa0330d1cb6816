import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NO_CHANGES, readChangesFrom } from "~/content/current";
import { reviewsCopy } from "~/content/site/page-copies.server";
import { changeStatus, setLiveDate } from "~/features/leads/change-lead.server";
import { readLead } from "~/features/leads/lead-page/read-lead.server";
import { erasePerson, printOf } from "~/features/privacy/erase/erase-person.server";
import { tracePerson } from "~/features/privacy/find/find-person.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import { createLog } from "~/lib/log.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import { claimDue, settle } from "~/platform/jobs/leases.server";
import { describeOnEachDatabase, openFresh } from "../../../tests/support/databases";
import { anna, storeOffer } from "../../../tests/support/leads";
import { mailingServices } from "../../../tests/support/services";
import { handleReviewForm } from "./desk/handle-review-form.server";
import { readReviews } from "./desk/read-reviews.server";
import { declineReview, giveReview, lookUpReview } from "./give-review.server";
import { readPublished } from "./published-reviews.server";
import { reviewQueue } from "./review-queue.server";

/** A Monday, 12:00 at the business. */
const WON = new Date("2026-11-23T11:00:00.000Z");
const LIVE = "2026-11-30";
/** Seven days after, a minute before the business opens; and an hour after. */
const BEFORE = new Date("2026-12-07T07:59:00.000Z");
const LATER = new Date("2026-12-07T10:00:00.000Z");
const SAID = { stars: "4", words: "Vlot en helder.\nDe foto’s mogen beter.", name: "Joris", consent: "on" };

let db: Db;
let time: Date;
let services: ReturnType<typeof mailingServices> & { siteContent: { changed: () => Promise<void> } };
let queue: () => LeasedQueue;

async function setUp(open: () => Promise<Db>) {
  db = await open();
  time = WON;
  const now = () => time;
  services = { ...mailingServices(db, now), siteContent: { changed: async () => {} } };
  queue = () => reviewQueue({ ...services, log: createLog("silent"), now });
  askCustomers(true);
}

function askCustomers(asks: boolean) {
  const changes = { reviews: { asks } };
  readChangesFrom(() => changes);
}
afterEach(() => readChangesFrom(() => NO_CHANGES));

const by = () => ({ user: anna, now: time });
const storeLead = (changes = {}) =>
  storeOffer(db, { name: "Joris", email: "joris@bakkerij.example", phone: null, ...changes });

async function become(id: string, status: LeadRow["status"]) {
  const { version } = await db.selectFrom("leads").select("version").where("id", "=", id).executeTakeFirstOrThrow();
  expect(await changeStatus(services, id, { status, version: String(version) }, by())).toBe("changed");
}

async function setLive(id: string, on: string) {
  const { version } = await db.selectFrom("leads").select("version").where("id", "=", id).executeTakeFirstOrThrow();
  return await setLiveDate(services, id, { on, version: String(version) }, by());
}

/** A lead that has said yes; nothing says when the site is live. */
async function agree(changes = {}) {
  const id = await storeLead(changes);
  await become(id, "agreed");
  return id;
}

async function win(changes = {}) {
  const id = await agree(changes);
  expect(await setLive(id, LIVE)).toBe("changed");
  return id;
}

/** The text about the review on the page of the lead. */
async function told(id: string, language: "nl" | "en" = "nl") {
  const place = { path: "/", filter: "all", cursor: null } as const;
  return (await readLead(db, id, { language, now: time }, place))?.live?.says;
}

const invitations = () =>
  db.selectFrom("outbox").select(["recipient", "props"]).where("template", "=", "review-invitation").execute();
const states = async () => (await db.selectFrom("reviews").select("state").execute()).map(({ state }) => state);

/** Gives the code of the link in the last invitation. */
async function ask() {
  time = LATER;
  const enqueued: string[] = [];
  const { outbox } = services;
  const enqueue = outbox.enqueue.bind(outbox);
  outbox.enqueue = (tx, mail) => {
    enqueued.push(String((mail.props as { url?: string }).url));
    return enqueue(tx, mail);
  };
  await queue().attemptDue();
  outbox.enqueue = enqueue;
  return new URL(enqueued.at(-1) ?? "https://none.example").searchParams.get("code") ?? "";
}

async function receive(said: Partial<typeof SAID> = {}, lead = {}) {
  time = WON;
  await win(lead);
  const code = await ask();
  const given = await giveReview(services, code, { ...SAID, ...said }, { language: "nl", now: time });
  expect(given).toEqual({ outcome: "given" });
  const review = await lookUpReview(db, code);
  return review?.id ?? "";
}

const act = (fields: Record<string, string>) => handleReviewForm(services, fields, by(), "nl");

describeOnEachDatabase("a customer", (open) => {
  beforeEach(() => setUp(open));

  it("is asked once, a week after the site goes live, with however many processes", async () => {
    const id = await win();
    expect(await told(id)).toBe("Op 7 december 2026 vragen we om een beoordeling.");
    time = BEFORE;
    await queue().attemptDue();
    expect(await invitations()).toEqual([]);
    time = LATER;
    await Promise.all([queue().attemptDue(), queue().attemptDue(), queue().attemptDue()]);
    await queue().attemptDue();
    expect(await invitations()).toMatchObject([{ recipient: "joris@bakkerij.example" }]);
    expect(await states()).toEqual(["asked"]);
  });

  it("is asked once for two leads that are won, at one moment or later", async () => {
    await win();
    await win({ submission_id: null });
    time = LATER;
    await Promise.all([queue().attemptDue(), queue().attemptDue()]);
    await win({ submission_id: null });
    time = new Date("2027-02-01T11:00:00.000Z");
    await queue().attemptDue();
    expect(await invitations()).toHaveLength(1);
  });

  it("is not asked before the desk has said when the site is live", async () => {
    const id = await agree();
    time = new Date("2027-02-01T11:00:00.000Z");
    await queue().attemptDue();
    expect([await invitations(), await states()]).toEqual([[], ["waiting"]]);
    expect(await told(id)).toContain("Zeven dagen na deze datum vragen we om een beoordeling.");
    expect((await readReviews(db, null, "nl")).counts).toMatchObject({ undated: 1, waiting: 0, asked: 0 });
  });

  it("is asked by the last date that was given, and by none once it is cleared", async () => {
    const id = await win();
    expect(await setLive(id, "2026-12-07")).toBe("changed");
    time = LATER;
    await queue().attemptDue();
    expect(await setLive(id, "")).toBe("changed");
    time = new Date("2026-12-14T10:00:00.000Z");
    await queue().attemptDue();
    expect([await invitations(), await states()]).toEqual([[], ["waiting"]]);
    expect(await setLive(id, "2026-12-08")).toBe("changed");
    time = new Date("2026-12-15T10:00:00.000Z");
    await queue().attemptDue();
    expect(await invitations()).toHaveLength(1);
  });

  it.each([
    ["moved", "2026-12-20", "queued"],
    ["cleared", "", "waiting"],
  ])("is not asked by a process that was about to, when the date is %s", async (_how, on, state) => {
    const id = await win();
    time = LATER;
    const [claimed] = await claimDue(db, "reviews", 5, { owner: "other", now: time, duration: 60_000 });
    expect(claimed?.lead_id).toBe(id);
    await setLive(id, on);
    expect(await settle(db, "reviews", claimed as ReviewRow, { state: "asked" })).toBe(false);
    await queue().attemptDue();
    expect([await invitations(), await states()]).toEqual([[], [state]]);
  });

  it("is asked no second time when the date changes after it", async () => {
    const id = await win();
    time = LATER;
    await queue().attemptDue();
    expect(await told(id)).toContain("Op 7 december 2026 is om een beoordeling gevraagd.");
    expect(await setLive(id, "2026-12-10")).toBe("changed");
    expect(await setLive(id, "")).toBe("changed");
    expect(await setLive(id, "2026-12-01")).toBe("changed");
    time = new Date("2027-02-01T11:00:00.000Z");
    await queue().attemptDue();
    expect(await invitations()).toHaveLength(1);
    expect(await states()).toEqual(["asked"]);
  });

  it("is not asked once erased", async () => {
    await win();
    const key = { email: "joris@bakkerij.example" };
    const privacy = { ...services, env: { ...services.env, DATA_DIR: "/nowhere" } };
    const { trace } = await tracePerson(db, key, services.ownerEmail);
    expect((await erasePerson(privacy, key, { seen: printOf(trace) }, by())).outcome).toBe("erased");
    time = LATER;
    await queue().attemptDue();
    expect(await invitations()).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it("says what they think once, with the consent as worded, and counts in the average from then on", async () => {
    await win();
    const code = await ask();
    const give = () => giveReview(services, code, SAID, { language: "nl", now: time });
    const both = await Promise.all([give(), give()]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["already", "given"]);
    const review = await lookUpReview(db, code);
    expect(review).toMatchObject({
      state: "given",
      stars: 4,
      words: SAID.words,
      name: "Joris",
      given_at: LATER.toISOString(),
    });
    expect(review?.consent).toContain("mag mijn beoordeling met deze naam op de website tonen");
    expect(await readPublished(db)).toMatchObject({ "published-reviews": { list: [], count: 1, average: 4 } });
    expect((await readReviews(db, null, "nl")).counts).toEqual({
      undated: 0,
      waiting: 0,
      asked: 1,
      given: 1,
      average: "4,0",
    });
  });

  it("is shown once the owner publishes it, and counts in the average when hidden again", async () => {
    const joris = await receive();
    const ria = await receive({ stars: "1", words: "Traag." }, { name: "Ria", email: "ria@bloemen.example" });
    expect(await act({ do: "review-publish", review: joris })).toEqual({ outcome: "published" });
    expect(await act({ do: "review-answer", review: joris, answer: "Dank!", answered_at: "" })).toEqual({
      outcome: "answered",
    });
    const shown = { words: SAID.words, name: "Joris", stars: 4, since: "2026-11-23", answer: "Dank!" };
    expect(await readPublished(db)).toMatchObject({
      "published-reviews": { list: [shown], count: 2, average: 2.5, latest: "2026-12-07" },
    });
    expect(await act({ do: "review-hide", review: joris, reason: "Op verzoek" })).toEqual({ outcome: "hidden" });
    expect(await act({ do: "review-hide", review: ria, reason: "Niet van een klant" })).toEqual({ outcome: "hidden" });
    expect(await readPublished(db)).toMatchObject({ "published-reviews": { list: [], count: 2, average: 2.5 } });
    const audit = await db.selectFrom("audit_log").select("action").where("action", "like", "review.%").execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      "review.answer",
      "review.hide",
      "review.hide",
      "review.publish",
    ]);
  });
});

describeOnEachDatabase("an answer to a review", (open) => {
  beforeEach(() => setUp(open));

  it("is one of those that are saved at once, and the others are told", async () => {
    const review = await receive();
    const answer = (text: string, at = "") => act({ do: "review-answer", review, answer: text, answered_at: at });
    const all = await Promise.all(["Dank!", "Fijn!", "Mooi!", "Top!"].map((text) => answer(text)));
    expect(all.filter((done) => "outcome" in done && done.outcome === "answered")).toHaveLength(1);
    expect(all.filter((done) => "outcome" in done && done.outcome === "conflict")).toHaveLength(3);
    const readAt = time.toISOString();
    time = new Date(time.getTime() + 1_000);
    expect(await answer("Dank je!", readAt)).toEqual({ outcome: "answered" });
    expect(await answer("Fijn!", readAt)).toEqual({ outcome: "conflict" });
    const audit = await db.selectFrom("audit_log").select("id").where("action", "=", "review.answer").execute();
    expect(audit).toHaveLength(2);
  });
});

describe("asking", () => {
  beforeEach(() => setUp(openFresh));

  it("is off until the owner switches it on, and stops when it is off again", async () => {
    askCustomers(false);
    await win();
    expect(await states()).toEqual([]);
    askCustomers(true);
    await win({ email: "ria@bloemen.example", name: "Ria" });
    askCustomers(false);
    time = LATER;
    await queue().attemptDue();
    expect(await invitations()).toEqual([]);
  });

  it("leaves alone whoever is no customer any more, or has no address", async () => {
    await become(await win(), "contacted");
    const unreachable = await win({ email: "ria@bloemen.example" });
    await db.updateTable("leads").set({ email: null }).where("id", "=", unreachable).execute();
    time = LATER;
    await queue().attemptDue();
    expect(await invitations()).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it.each([
    ["at once, if the site was live for longer", "2026-11-02", WON, "We vragen nu om een beoordeling"],
    [
      "when the business opens, if that is said in the evening",
      "2026-11-02",
      new Date("2026-11-23T20:00:00.000Z"),
      "Op 24 november 2026 vragen we om een beoordeling: dan zijn we weer open.",
    ],
    [
      "when the business opens, if the seventh day is a Sunday",
      "2026-11-22",
      WON,
      "Op 30 november 2026 vragen we om een beoordeling: dan zijn we weer open.",
    ],
  ])("is %s", async (_when, on, at, says) => {
    const id = await agree();
    time = at;
    await setLive(id, on);
    expect(await told(id)).toContain(says);
    const { due_at } = await db.selectFrom("reviews").select("due_at").executeTakeFirstOrThrow();
    time = new Date(Date.parse(due_at) - 1);
    await queue().attemptDue();
    expect(await invitations()).toEqual([]);
    time = new Date(due_at);
    await queue().attemptDue();
    expect(await invitations()).toHaveLength(1);
  });

  it("is for a customer from before asking was on, too, once the desk says when the site is live", async () => {
    askCustomers(false);
    const id = await agree();
    await setLive(id, "2026-11-20");
    expect([await states(), await told(id)]).toEqual([[], expect.stringContaining("We vragen niet om")]);
    askCustomers(true);
    expect(await told(id)).toContain("Bewaar de datum nog eens");
    expect(await setLive(id, "2026-11-20")).toBe("changed");
    expect(await db.selectFrom("reviews").select("won_at").execute()).toEqual([{ won_at: "2026-11-19T23:00:00.000Z" }]);
    expect(await told(id, "en")).toBe("We’ll ask for a review on 27 November 2026.");
  });

  it("says why it does not happen", async () => {
    expect(await told(await win({ is_test: 1 }))).toContain("Dit is een test");
    const unreachable = await win({ email: "ria@bloemen.example" });
    await db.updateTable("leads").set({ email: null }).where("id", "=", unreachable).execute();
    expect(await told(unreachable)).toContain("Zonder e-mailadres");
    await receive({}, { email: "ivo@kaas.example" });
    expect(await told(await win({ email: "ivo@kaas.example", submission_id: null }))).toContain("al eerder om een");
  });

  it("ends when they would rather not, and the link gives nothing any more", async () => {
    await win();
    const code = await ask();
    await declineReview(db, code);
    expect(await states()).toEqual(["declined"]);
    expect((await giveReview(services, code, SAID, { language: "nl", now: time })).outcome).toBe("already");
    expect((await giveReview(services, "broken", SAID, { language: "nl", now: time })).outcome).toBe("unknown");
  });

  it.each([
    [{ stars: "" }, "stars", reviewsCopy.nl.page.problems.stars],
    [{ stars: "6" }, "stars", reviewsCopy.nl.page.problems.stars],
    [{ words: " \n " }, "words", reviewsCopy.nl.page.problems.words],
    [{ words: "é".repeat(2_001) }, "words", "Dit is te lang."],
    [{ name: "" }, "name", reviewsCopy.nl.page.problems.name],
    [{ name: "Jo\u0000ris" }, "name", "Hier staan tekens"],
    [{ consent: "" }, "consent", reviewsCopy.nl.page.problems.consent],
  ] as const)("refuses %o at its field, and keeps the rest", async (typed, field, problem) => {
    await win();
    const code = await ask();
    const given = await giveReview(services, code, { ...SAID, ...typed }, { language: "nl", now: time });
    if (given.outcome !== "refused") throw new Error("It was taken");
    expect(Object.keys(given.answer.errors)).toEqual([field]);
    expect(given.answer.errors[field]).toContain(problem);
    expect(given.answer.fields).toMatchObject({ ...SAID, ...typed });
    expect(await states()).toEqual(["asked"]);
  });
});

describe("the owner", () => {
  beforeEach(() => setUp(openFresh));

  it("says why a review is hidden", async () => {
    const review = await receive();
    expect(await act({ do: "review-hide", review, reason: " " })).toMatchObject({
      answer: { fields: { review }, errors: { reason: "Schrijf waarom." } },
    });
    expect(await states()).toEqual(["given"]);
  });

  it("does not write over the answer of a colleague", async () => {
    const review = await receive();
    expect(await act({ do: "review-answer", review, answer: "Dank!", answered_at: "" })).toEqual({
      outcome: "answered",
    });
    expect(await act({ do: "review-answer", review, answer: "Fijn!", answered_at: "" })).toEqual({
      outcome: "conflict",
    });
    expect((await readReviews(db, null, "nl")).reviews[0]?.answer).toBe("Dank!");
  });
});
