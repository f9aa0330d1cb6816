import { sql } from "kysely";
import { createLog } from "~/lib/log.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import { claimDue } from "~/platform/jobs/leases.server";
import { enqueueReminders, noticeQueue } from "../../app/features/notifications/notice-queue.server";
import { DEFAULT_SETTINGS, type NoticeSettings } from "../../app/features/notifications/notice-settings";
import { saveSettings } from "../../app/features/notifications/notice-store.server";
import { receivePush } from "../../app/features/notifications/receive-notice.server";
import { openFresh } from "./databases";
import { addUser } from "./push";
import { mailingServices } from "./services";

const MINUTE = 60_000;

/** Mulberry32: the same at every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Reach {
  user: string;
  once: string;
  at: string;
}

/** A desk of which two processes share the work: an owner, and a colleague and a student with quiet hours. */
export async function openDesk(start: string) {
  const db = await openFresh();
  // The plug is never pulled: a year on disk takes minutes.
  await sql`pragma synchronous = off`.execute(db);
  const desk = { now: new Date(start), reached: [] as Reach[], dead: new Set<string>() };
  const services = mailingServices(db, () => desk.now);
  // Nothing goes out: what counts is what is queued.
  const outbox = {
    enqueue: services.outbox.enqueue.bind(services.outbox),
    deliver: async () => "sent" as const,
  };
  const openQueue = () =>
    noticeQueue({
      ...services,
      env: { ...services.env, META_GRAPH_URL: "" },
      outbox,
      log: createLog("silent"),
      now: () => desk.now,
    });
  const queues = [openQueue(), openQueue()];
  const remind = () => enqueueReminders(db, desk.now);
  const users: string[] = [];
  const quiet = [null, { from: "17:00", to: "10:00" }, { from: "12:00", to: "13:00" }] as const;
  for (const [place, hours] of quiet.entries()) {
    const { id } = await addUser(db, { now: desk.now });
    users.push(id);
    if (place > 0) await db.updateTable("user").set({ role: "staff" }).where("id", "=", id).execute();
    const settings: NoticeSettings = { ...DEFAULT_SETTINGS, quiet: hours, off: ["morning"] };
    await db.transaction().execute((tx) => saveSettings(tx, id, settings));
    // The owner has only a phone that is dead, the student none at all.
    const device = { id: `${id} phone`, user_id: id, endpoint: id, p256dh: "p", auth: "a", name: "Phone" };
    const heard = { last_sent_at: null, problem: null, last_received_at: null, unheard_since: null };
    if (place === 0) desk.dead.add(device.id);
    if (place < 2)
      await db
        .insertInto("push_devices")
        .values({ ...device, ...heard, created_at: start })
        .execute();
  }

  /** Devices say what they received; who was mailed, was reached too. */
  async function receive() {
    const waiting = await db.selectFrom("push_messages").select(["id", "device_id"]).execute();
    for (const { id, device_id } of waiting)
      if (!desk.dead.has(device_id)) await receivePush(services, { id }, desk.now);
    await db.deleteFrom("push_messages").execute();
    const settled = await db
      .selectFrom("notices")
      .select(["id", "user_id", "once"])
      .where("state", "in", ["received", "mailed"])
      .where("topic", "not like", "counted %")
      .execute();
    for (const { user_id, once } of settled) {
      desk.reached.push({ user: user_id, once: once ?? "", at: desk.now.toISOString() });
    }
    if (settled.length === 0) return;
    const ids = settled.map(({ id }) => id);
    await db.updateTable("notices").set({ topic: "counted once" }).where("id", "in", ids).execute();
  }

  return {
    ...{ db, desk, services, users },
    /** Both processes look at once, or one does; a third may have died over what it took. Gives when to go on. */
    async work(random: () => number): Promise<string> {
      const [one, other] = queues as [LeasedQueue, LeasedQueue];
      await Promise.all(random() < 0.1 ? [remind(), remind()] : [remind()]);
      if (random() < 0.02) await claimDue(db, "notices", 2, { owner: "gone", now: desk.now, duration: MINUTE });
      if (random() < 0.02) {
        await one.stop();
        queues.splice(0, 2, other, openQueue());
      }
      for (let tried = 1; tried > 0; ) {
        const counts = await Promise.all(queues.map((queue) => queue.attemptDue()));
        tried = counts.reduce((sum, count) => sum + count, 0);
      }
      await receive();
      const { due } = await db
        .selectFrom("notices")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .where("state", "=", "queued")
        .executeTakeFirstOrThrow();
      return due ?? "9";
    },
  };
}
