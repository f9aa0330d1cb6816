import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { newCalendar } from "~/features/calendars/calendar-account.server";
import { recordTrouble } from "~/features/mail/mailbox/mailbox-store.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { requeueMail } from "~/features/mail/outbox/outbox-store.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { enqueue, openOutbox, TestClock } from "../../../../tests/support/mails";
import { addUser } from "../../../../tests/support/push";
import { listAlerts } from "./alert-store.server";
import { lookForTroubles } from "./alert-watch.server";
import { isNearlyFull } from "./find-troubles.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ROOM = { free: 50e9, total: 100e9 };
const FULL = { free: 1e9, total: 100e9 };

let db: Db;
let clock: TestClock;
let outbox: ReturnType<typeof openOutbox>;
let isMailUp: boolean;
let sent: OutgoingMail[];
let logged: { level: number; msg: string }[];

const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  clock = new TestClock();
  isMailUp = false;
  sent = [];
  logged = [];
  const send = async (mail: OutgoingMail) => {
    const failure = { code: "EENVELOPE", command: "MAIL FROM", response: "450 <anna@bakkerij.example> not now" };
    if (!isMailUp) throw Object.assign(new Error("refused"), failure);
    sent.push(mail);
  };
  outbox = openOutbox({ db, clock, transport: { domain: "weef.example", send, close: () => {} } });
  return () => outbox.stop();
};

/** The watch of one process; sending is left to `sendAll`. */
function watch(machine: string, disk: { space: typeof ROOM | null } = { space: ROOM }, database = db) {
  const queue = {
    enqueue: outbox.enqueue.bind(outbox),
    withdraw: outbox.withdraw.bind(outbox),
    deliver: async () => "delayed" as const,
  };
  const log = createLog("info", { write: (line: string) => void logged.push(JSON.parse(line)) });
  const options = {
    db: database,
    outbox: queue,
    log,
    env: { SITE_URL: "https://weef.example", DATA_DIR: "" },
    ownerEmail: "owner@weef.example",
    machine,
    diskSpace: async () => {
      if (!disk.space) throw new Error("no such disk");
      return disk.space;
    },
    now: clock.now,
  };
  return { look: () => lookForTroubles(options) };
}

async function sendAll(): Promise<void> {
  clock.advance(31_000);
  while ((await outbox.sendDue()) > 0);
}

/** Ends all waiting mails except notices, as the mail server or those who give them up would. */
async function end(state: "sent" | "failed"): Promise<void> {
  const at = clock.now().toISOString();
  const ended = { state, due_at: at, ...(state === "sent" && { sent_at: at }) };
  await db.updateTable("outbox").set(ended).where("template", "!=", "alert-notice").execute();
}

const notices = () =>
  db.selectFrom("outbox").select(["state", "props"]).where("template", "=", "alert-notice").execute();
const told = () => db.selectFrom("push_messages").select(["device_id", "topic"]).execute();
const errors = () => logged.filter(({ level }) => level === 50);

async function addDevice(role: "owner" | "staff"): Promise<string> {
  const { id: user_id } = await addUser(db, { now: clock.now() });
  await db.updateTable("user").set({ role }).where("id", "=", user_id).execute();
  const id = uuidv7();
  const at = clock.now().toISOString();
  const kept = { endpoint: `https://push.example/${id}`, p256dh: "p", auth: "a", name: "Firefox" };
  await db
    .insertInto("push_devices")
    .values({ id, user_id, ...kept, created_at: at, last_sent_at: null, problem: null })
    .execute();
  return id;
}

describe("alerts", () => {
  beforeEach(() => setUp(openFresh));

  it("do not report mail that is up to a quarter of an hour late", async () => {
    await enqueue(db, outbox);
    clock.advance(15 * MINUTE);
    await watch("one").look();
    expect(await listAlerts(db)).toEqual([]);
  });

  it.each([
    ["its server does not answer", "silent", /Anna \(.+\)[\s\S]*dav\.example antwoordt niet op tijd/],
    ["its readings break off", null, /Anna \(.+\)[\s\S]*door een fout aan onze kant/],
  ] as const)(
    "say after six hours that a calendar is not read, and when it is again: %s",
    async (_why, trouble, said) => {
      const { id: user } = await addUser(db, { now: clock.now() });
      const account = { kind: "ics", url: "https://dav.example/anna.ics", username: null, password: null } as const;
      const made = { ...account, userId: user, name: "Anna", collections: [], ownAddresses: [] };
      const calendar = newCalendar(made, "a-secret-for-tests-of-32-characters", clock.now());
      const since = clock.now().toISOString();
      await db
        .insertInto("calendars")
        .values({ ...calendar, trouble, trouble_since: trouble && since, read_at: since })
        .execute();
      clock.advance(6 * HOUR - 1);
      await watch("one").look();
      expect(await listAlerts(db)).toEqual([]);
      clock.advance(1);
      await watch("one").look();
      isMailUp = true;
      await sendAll();
      expect(sent.map(({ subject }) => subject)).toEqual([
        "Actie nodig: een gekoppelde agenda kan niet worden gelezen",
      ]);
      expect(sent[0]?.text).toMatch(said);
      const read_at = clock.now().toISOString();
      await db.updateTable("calendars").set({ trouble: null, trouble_since: null, read_at }).execute();
      await watch("one").look();
      await sendAll();
      expect(sent.at(-1)?.subject).toBe("De gekoppelde agenda’s worden weer gelezen, na 6 uur");
    },
  );

  it.each([
    ["a refused token", "token", 0, /weigert het token/],
    ["a refused password", "password", 0, /weigert de gebruikersnaam of het wachtwoord/],
    ["a mail server that is away", "unreachable", 15, /neemt geen verbinding aan/],
  ])("say why the mailbox is not read: %s", async (_what, trouble, minutes, said) => {
    const mailbox = watch("one");
    await recordTrouble(db, trouble, clock.now());
    if (minutes > 0) {
      await mailbox.look();
      expect(await listAlerts(db)).toEqual([]);
    }
    clock.advance(minutes * MINUTE);
    await mailbox.look();
    isMailUp = true;
    await sendAll();
    expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(said)]);
    await recordTrouble(db, null, clock.now());
    await mailbox.look();
    await sendAll();
    expect(sent).toHaveLength(2);
  });

  it("do not report mail that was given up long ago and has just been requeued", async () => {
    const id = await enqueue(db, outbox);
    await db.updateTable("outbox").set({ state: "failed", lease_until: null }).execute();
    clock.advance(HOUR);
    await requeueMail(db, id, clock.now());
    await watch("one").look();
    expect(await listAlerts(db)).toEqual([]);
  });

  it("tell the owner of mail even if the disk cannot be checked", async () => {
    await enqueue(db, outbox);
    clock.advance(16 * MINUTE);
    await expect(watch("one", { space: null }).look()).rejects.toThrow("no such disk");
    expect((await listAlerts(db)).map(({ cause }) => cause)).toEqual(["mail"]);
  });

  it("report that mail goes out again if it had been given up and was requeued", async () => {
    const id = await enqueue(db, outbox);
    await db.updateTable("outbox").set({ state: "failed", lease_owner: null, lease_until: null }).execute();
    clock.advance(HOUR);
    await requeueMail(db, id, clock.now());
    await sendAll();
    clock.advance(16 * MINUTE);
    await sendAll();
    await watch("one").look();
    expect(await notices()).toHaveLength(1);
    isMailUp = true;
    await sendAll();
    await watch("one").look();
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toContainEqual(expect.stringContaining("E-mails gaan weer weg"));
  });

  it("report by mail that mail goes out again, and for how long it did not", async () => {
    await enqueue(db, outbox);
    await sendAll();
    clock.advance(3 * HOUR);
    await watch("one").look();
    isMailUp = true;
    await end("sent");
    await watch("one").look();
    await watch("one").look();
    await sendAll();
    expect(sent.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ["E-mails gaan weer weg, na 3 uur", "owner@weef.example"],
    ]);
    expect(await listAlerts(db)).toEqual([]);
  });

  it("report by mail that mails were given up, and not that they go out again", async () => {
    await enqueue(db, outbox);
    await sendAll();
    clock.advance(5 * 24 * HOUR);
    await watch("one").look();
    await end("failed");
    await watch("one").look();
    isMailUp = true;
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual(["Actie nodig: e-mails zijn opgegeven"]);
    expect(await listAlerts(db)).toEqual([]);
  });

  it("do not report withdrawn mail: whether others go out is not known", async () => {
    await enqueue(db, outbox);
    await end("sent");
    clock.advance(HOUR);
    await enqueue(db, outbox);
    clock.advance(HOUR);
    await watch("one").look();
    expect(await notices()).toHaveLength(1);
    await db.deleteFrom("outbox").where("state", "=", "queued").where("template", "!=", "alert-notice").execute();
    await watch("one").look();
    expect(await notices()).toEqual([]);
    expect(await listAlerts(db)).toEqual([]);
    expect(logged.at(-1)).toMatchObject({ msg: "the trouble has ended", ending: "unclear" });
  });

  it("do not wait for the mail that reports them", async () => {
    await enqueue(db, outbox);
    clock.advance(16 * MINUTE);
    await watch("one").look();
    await db.deleteFrom("outbox").where("template", "!=", "alert-notice").execute();
    clock.advance(20 * MINUTE);
    await watch("one").look();
    expect(await listAlerts(db)).toEqual([]);
  });

  it("are deleted with the machine that they were about", async () => {
    const [one, two] = [watch("one", { space: FULL }), watch("two")];
    await one.look();
    clock.advance(50 * MINUTE);
    await one.look();
    clock.advance(50 * MINUTE);
    await two.look();
    expect(await listAlerts(db)).toHaveLength(1);
    clock.advance(20 * MINUTE);
    await two.look();
    expect(await listAlerts(db)).toEqual([]);
    expect(await notices()).toHaveLength(1);
  });
});

describeOnEachDatabase("alerts, from several processes", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("tell the owner once a day of mail that does not go out, whichever process finds out", async () => {
    const phone = await addDevice("owner");
    await addDevice("staff");
    await enqueue(db, outbox);
    await sendAll();
    clock.advance(16 * MINUTE);
    const [one, two] = [watch("one"), watch("two", undefined, openAgain(db))];
    await Promise.all([one.look(), two.look()]);
    clock.advance(HOUR);
    await Promise.all([one.look(), two.look()]);
    expect(await notices()).toHaveLength(1);
    expect(await told()).toEqual([{ device_id: phone, topic: "alert:mail" }]);
    expect(errors()).toHaveLength(1);
    expect((await notices())[0]?.props).not.toContain("bakkerij");

    clock.advance(24 * HOUR);
    await Promise.all([one.look(), two.look()]);
    // It replaces the first, which could not be sent either.
    expect(await notices()).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  it("report a disk that is nearly full until its own machine says that it is not", async () => {
    isMailUp = true;
    const disk = { space: FULL };
    const [one, two] = [watch("one", disk), watch("two")];
    await one.look();
    await two.look();
    expect((await listAlerts(db)).map(({ cause, place }) => [cause, place])).toEqual([["disk", "one"]]);
    disk.space = ROOM;
    clock.advance(2 * MINUTE);
    await two.look();
    expect(await listAlerts(db)).toHaveLength(1);
    await sendAll();
    await one.look();
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Actie nodig: de schijf van de server is bijna vol",
      "Er is weer ruimte op de schijf, na 3 minuten",
    ]);
    expect(sent[0]?.text).toContain("1.000 MB");
  });
});

it.each([
  ["half of it is free", { free: 50e9, total: 100e9 }, false],
  ["less than 5 % is free", { free: 4.9e9, total: 100e9 }, true],
  ["exactly 5 % is free", { free: 5e9, total: 100e9 }, false],
  ["less than 500 MB is free of a small one", { free: 0.49e9, total: 2e9 }, true],
])("knows whether a disk is nearly full: %s", (_case, space, isFull) => {
  expect(isNearlyFull(space, false)).toBe(isFull);
});

it("takes a disk for full until there is clearly more space", () => {
  expect(isNearlyFull({ free: 5.5e9, total: 100e9 }, true)).toBe(true);
  expect(isNearlyFull({ free: 6.1e9, total: 100e9 }, true)).toBe(false);
});
