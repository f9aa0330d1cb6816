import { beforeEach, describe, expect, it } from "vitest";
import { callByForm } from "~/features/leads/calling/call-lead.server";
import { CALLING_FORMS } from "~/features/leads/lead-page/lead-forms";
import { touchLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { createLog } from "~/lib/log.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import { claimDue } from "~/platform/jobs/leases.server";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { storeOffer } from "../../../tests/support/leads";
import { addUser } from "../../../tests/support/push";
import { mailingServices } from "../../../tests/support/services";
import { enqueuePush } from "./enqueue-push.server";
import { enqueueReminders, noticeQueue } from "./notice-queue.server";
import { DEFAULT_SETTINGS, type NoticeSettings } from "./notice-settings";
import { saveSettings } from "./notice-store.server";
import { receivePush } from "./receive-notice.server";

const MINUTE = 60_000;
/** A Tuesday, 10:00 at the business. Half of the promise is 14:30, and it breaks at 10:00 on Wednesday. */
const ASKED = "2026-11-24T09:00:00.000Z";
const HALF = "2026-11-24T13:30:00.000Z";

let db: Db;
let time: Date;
let services: ReturnType<typeof mailingServices>;
let queue: LeasedQueue;
let owner: { id: string; email: string };
let staff: { id: string; email: string };

const openQueue = (on = db) =>
  noticeQueue({
    ...services,
    env: { ...services.env, META_GRAPH_URL: "" },
    db: on,
    log: createLog("silent"),
    now: () => time,
  });
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  time = new Date(ASKED);
  services = mailingServices(db, () => time);
  queue = openQueue();
  owner = await addUser(db, { now: time });
  staff = await addUser(db, { now: time });
  await db.updateTable("user").set({ role: "staff" }).where("id", "=", staff.id).execute();
  for (const user of [owner, staff]) await set(user, { off: ["morning", "lead"] });
};
const set = (user: { id: string }, change: Partial<NoticeSettings>) =>
  db.transaction().execute((tx) => saveSettings(tx, user.id, { ...DEFAULT_SETTINGS, ...change }));
const addDevice = (user: { id: string }, id = `device ${user.id}`) =>
  db
    .insertInto("push_devices")
    .values({
      ...{ id, user_id: user.id, endpoint: `https://push.example/${id}`, p256dh: "p", auth: "a", name: "Chrome" },
      ...{ created_at: ASKED, last_sent_at: null, problem: null, last_received_at: null, unheard_since: null },
    })
    .execute();
const store = (changes: Partial<LeadRow> = {}) =>
  storeOffer(db, { name: "Joris", email: "joris@bakkerij.example", created_at: ASKED }).then(async (lead) => {
    await db.transaction().execute((tx) => touchLead(tx, lead, { updated_at: ASKED, ...changes }));
    return lead;
  });
const act = async (moment: string) => {
  time = new Date(moment);
  await enqueueReminders(db, time);
  await queue.attemptDue();
};
const minutesOn = (minutes: number) => new Date(time.getTime() + minutes * MINUTE).toISOString();
const nameOf = (id: string) => (id === owner.id ? "owner" : "staff");
/** "half to staff", in order. */
const reminded = async () =>
  (await db.selectFrom("notices").select(["once", "user_id", "state"]).where("once", "is not", null).execute())
    .map(({ once, user_id, state }) => `${once?.split(":")[0]} to ${nameOf(user_id)}: ${state}`)
    .sort();
const mails = async () =>
  (await db.selectFrom("outbox").select(["recipient", "props"]).where("template", "=", "desk-notice").execute())
    .map(({ recipient, props }) => `${recipient === owner.email ? "owner" : "staff"}: ${JSON.parse(props).title}`)
    .sort();
const messages = () => db.selectFrom("push_messages").selectAll().orderBy("created_at").orderBy("id").execute();
const answer = (lead: string) =>
  db.transaction().execute((tx) => touchLead(tx, lead, { first_answered_at: time.toISOString(), status: "contacted" }));

describeOnEachDatabase("reminders of a lead", (fresh) => {
  beforeEach(() => setUp(fresh));

  it("come at half to whoever took it, shortly before the end to everybody, and to the owner once it broke", async () => {
    await store({ assignee_id: staff.id });
    await act("2026-11-24T13:29:00.000Z");
    expect(await reminded()).toEqual([]);
    for (const moment of [HALF, "2026-11-24T14:00:00.000Z"]) await act(moment);
    expect(await reminded()).toEqual(["half to staff: mailed"]);
    await act("2026-11-25T08:46:00.000Z");
    await act("2026-11-25T09:00:00.000Z");
    await act("2026-11-25T09:05:00.000Z");
    expect(await mails()).toEqual([
      "owner: Bijna te laat: antwoord vóór wo 10:00",
      "owner: Te laat: antwoord had er wo 10:00 moeten zijn",
      "staff: Bijna te laat: antwoord vóór wo 10:00",
      "staff: Wacht op antwoord, uiterlijk wo 10:00",
    ]);
  });

  it("are of the latest step only after a standstill, and come once from two processes, whose third died", async () => {
    await store();
    const other = openQueue(openAgain(db));
    time = new Date("2026-11-25T08:50:00.000Z");
    await Promise.all([enqueueReminders(db, time), enqueueReminders(openAgain(db), time)]);
    await claimDue(db, "notices", 1, { owner: "gone", now: time, duration: MINUTE });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([queue.attemptDue(), other.attemptDue()]);
      time = new Date(minutesOn(1));
    }
    await other.stop();
    expect(await mails()).toHaveLength(2);
    expect(await reminded()).toEqual(["urgent to owner: mailed", "urgent to staff: mailed"]);
  });

  it("are mailed where no device has said within two minutes that it received them", async () => {
    await addDevice(owner);
    await addDevice(staff);
    await addDevice(staff, "dead");
    await store();
    await act(HALF);
    const sent = (await messages()).filter(({ topic, notice }) => topic.startsWith("lead:") && notice.includes("half"));
    expect(sent).toHaveLength(3);
    const ofStaff = sent.find(({ device_id }) => device_id === `device ${staff.id}`);
    await receivePush(services, { id: ofStaff?.id ?? "" }, time);
    await act(minutesOn(1));
    expect(await mails()).toEqual([]);
    await act(minutesOn(1));
    await act(minutesOn(1));
    expect(await mails()).toEqual(["owner: Wacht op antwoord, uiterlijk wo 10:00"]);
    expect(await reminded()).toEqual(["half to owner: mailed", "half to staff: received"]);
  });

  it("end while somebody calls, for an hour, unless that is taken back", async () => {
    const lead = await store();
    const call = (form: string) => callByForm(services, lead, form, { user: staff, now: time });
    time = new Date(HALF);
    await enqueueReminders(db, time);
    expect(await call(CALLING_FORMS.call)).toBe("changed");
    await act(HALF);
    expect(await mails()).toEqual([]);
    await act(minutesOn(59));
    expect(await mails()).toEqual([]);
    await act(minutesOn(1));
    expect(await mails()).toHaveLength(2);
    await call(CALLING_FORMS.call);
    await act("2026-11-25T08:46:00.000Z");
    expect(await mails()).toHaveLength(4);
  });

  it("of what is planned come on its day, when the business opens, also for a lead that has an answer", async () => {
    const planned = { next_action: "Bel", next_action_on: "2026-12-01", status: "quoted", first_answered_at: ASKED };
    await store({ ...planned, assignee_id: staff.id } as Partial<LeadRow>);
    await store({ ...planned, status: "declined" } as Partial<LeadRow>);
    for (const moment of ["2026-11-30T12:00:00.000Z", "2026-12-01T07:59:00.000Z"]) await act(moment);
    expect(await mails()).toEqual([]);
    for (const moment of ["2026-12-01T08:00:00.000Z", "2026-12-01T12:00:00.000Z"]) await act(moment);
    expect(await mails()).toEqual(["staff: Gepland voor vandaag"]);
  });
});

describe("reminders", () => {
  beforeEach(() => setUp(openFresh));

  it("do not come of what has an answer, is spam or a test", async () => {
    const lead = await store();
    await store({ status: "spam" });
    await store({ is_test: 1 });
    time = new Date(HALF);
    await enqueueReminders(db, time);
    await answer(lead);
    await act(HALF);
    await act("2026-11-25T09:00:00.000Z");
    expect(await reminded()).toEqual([]);
  });

  it("are not mailed once the lead has its answer", async () => {
    for (const user of [owner, staff]) await addDevice(user);
    const lead = await store();
    await act(HALF);
    await answer(lead);
    await act(minutesOn(3));
    expect(await mails()).toEqual([]);
    expect(await reminded()).toEqual(["half to owner: dropped", "half to staff: dropped"]);
  });

  it("wait for the end of quiet hours, and come then if they are still true", async () => {
    await set(staff, { off: ["morning"], quiet: { from: "14:00", to: "16:00" } });
    const lead = await store({ assignee_id: staff.id });
    await act(HALF);
    expect(await mails()).toEqual([]);
    await act("2026-11-24T15:00:00.000Z");
    expect(await mails()).toEqual(["staff: Wacht op antwoord, uiterlijk wo 10:00"]);
    await set(staff, { off: ["morning"], quiet: { from: "09:30", to: "10:30" } });
    await act("2026-11-25T08:46:00.000Z");
    await act("2026-11-25T09:30:00.000Z");
    expect(await mails()).toHaveLength(3);
    expect(await reminded()).not.toContain("urgent to staff: mailed");
    await answer(lead);
  });

  it("that were sent just before closing are mailed when the business opens", async () => {
    await addDevice(staff);
    await store({
      assignee_id: staff.id,
      created_at: "2026-11-24T08:00:00.000Z",
      promised_at: "2026-11-25T16:00:00.000Z",
    });
    await act("2026-11-24T16:59:00.000Z");
    await act("2026-11-24T17:01:00.000Z");
    expect(await mails()).toEqual([]);
    await act("2026-11-25T08:00:00.000Z");
    expect(await mails()).toEqual(["staff: Wacht op antwoord, uiterlijk wo 17:00"]);
  });

  it("go to others where whoever took the lead does not want them", async () => {
    await set(staff, { off: ["morning", "reminder"] });
    await store({ assignee_id: staff.id });
    await act(HALF);
    expect(await mails()).toEqual(["owner: Wacht op antwoord, uiterlijk wo 10:00"]);
  });
});

describe("the day in brief", () => {
  beforeEach(async () => {
    await setUp(openFresh);
    for (const user of [owner, staff]) await set(user, { off: ["lead"] });
    await addDevice(staff);
  });

  it("comes once on a working day, to devices and by mail, if there is something to do", async () => {
    await act("2026-11-24T07:30:00.000Z");
    expect(await mails()).toEqual([]);
    await store();
    await store({ next_action: "Bel", next_action_on: "2026-11-25", status: "contacted", first_answered_at: ASKED });
    await act("2026-11-25T07:29:00.000Z");
    expect(await mails()).toEqual([]);
    for (const moment of ["2026-11-25T07:30:00.000Z", "2026-11-25T07:40:00.000Z"]) await act(moment);
    expect(await mails()).toEqual(["owner: Je dag in het kort", "staff: Je dag in het kort"]);
    const [mail] = await db.selectFrom("outbox").select("props").where("recipient", "=", staff.email).execute();
    expect(JSON.parse(mail?.props ?? "{}").lines).toEqual([
      "1 lead wacht op antwoord, de eerste uiterlijk wo 10:00",
      "1 geplande actie",
    ]);
    expect((await messages()).filter(({ topic }) => topic === "morning")).toHaveLength(1);
  });

  it("does not come on closed days, long after its time, or to whoever turned it off", async () => {
    await store({ next_action: "Bel", next_action_on: "2026-11-25" });
    await set(owner, { off: ["morning"] });
    await act("2026-11-28T07:30:00.000Z");
    await act("2026-12-25T07:30:00.000Z");
    await act("2026-11-25T10:31:00.000Z");
    expect((await mails()).filter((mail) => mail.includes("kort"))).toEqual([]);
  });
});

describe("other notices", () => {
  beforeEach(() => setUp(openFresh));
  const hearOfMail = () =>
    db.transaction().execute((tx) => enqueuePush(tx, { kind: "mail", lead: "l1", name: "Joris" }, time));

  it("are mailed to whoever's devices stay silent, unless they turned them off or are mailed anyway", async () => {
    for (const user of [owner, staff]) await addDevice(user);
    for (const user of [owner, staff]) await set(user, { off: ["morning"] });
    await db.updateTable("user").set({ email: services.ownerEmail }).where("id", "=", owner.id).execute();
    const lead = await store();
    await store({ first_answered_at: ASKED, status: "contacted" });
    await act(minutesOn(2));
    expect(await mails()).toEqual(["staff: Nieuwe aanvraag"]);
    const [mail] = await db.selectFrom("outbox").select("request_id").where("template", "=", "desk-notice").execute();
    expect(mail).toEqual({ request_id: lead });
    await set(staff, { off: ["mail", "morning"] });
    await hearOfMail();
    await act(minutesOn(2));
    const sent = await db.selectFrom("outbox").select("recipient").where("template", "=", "desk-notice").execute();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([services.ownerEmail, staff.email].sort());
  });

  it("wait for the end of quiet hours on the devices too", async () => {
    await addDevice(staff);
    await set(staff, { off: ["morning"], quiet: { from: "08:00", to: "12:00" } });
    await hearOfMail();
    expect(await messages()).toMatchObject([{ due_at: "2026-11-24T11:00:00.000Z" }]);
    await act(minutesOn(3));
    expect(await mails()).toEqual([]);
  });
});
