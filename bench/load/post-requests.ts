import { randomBytes } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DatabasePlace, openDatabase } from "~/lib/db/database.server";
import { CONNECTIONS, type Load, wrk } from "./wrk";

const SCRIPT = path.resolve(import.meta.dirname, "post-requests.lua");

/** How many seconds mails may take to go out. */
const PATIENCE = 300;

/** Posts requests for that many seconds. Appends the ids of those that were acknowledged to `file`. */
export function postRequests(url: string, seconds: number, file: string): Promise<Load> {
  appendFileSync(file, "");
  const args = [file, randomBytes(4).toString("hex")];
  return wrk({ url: addressOf(url), seconds, script: { file: SCRIPT, args } });
}

/** The same, but returns how long each acknowledged visitor waited, in milliseconds. */
export async function waitForAnswers(url: string, seconds: number, file: string): Promise<number[]> {
  const before = linesOf(file).length;
  const args = [file, randomBytes(4).toString("hex"), "timed"];
  // One thread per connection: within a thread, wrk does not tell whose answer it is.
  const load = await wrk({ url: addressOf(url), seconds, threads: CONNECTIONS, script: { file: SCRIPT, args } });
  if (load.broken + load.refused > 0) throw new Error("Not all of those who asked were acknowledged");
  return linesOf(file)
    .slice(before)
    .map((line) => Number(line.split(" ")[1]));
}

const addressOf = (url: string) => `${url}/api/offer-requests`;
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

/** How much of what was acknowledged is in the database. */
export interface Kept {
  acknowledged: number;
  /** Acknowledged, but missing. */
  lost: number;
  /** Stored more than once, or without exactly the two mails that it owes. */
  wrong: number;
}

/** Compares the ids in `file` with the database, to which nothing else may be writing any more. */
export async function readKept(place: DatabasePlace, file: string): Promise<Kept> {
  const ids = linesOf(file).map((line) => line.split(" ")[0] ?? "");
  const db = openDatabase(place);
  try {
    const rows = await db.selectFrom("offer_requests").select(["id", "email"]).execute();
    const stored = new Set(rows.map(({ id }) => id));
    // Nobody asks twice.
    const visitors = new Set(rows.map(({ email }) => email));
    const mails = new Map<string | null, number>();
    for (const { request_id } of await db.selectFrom("outbox").select("request_id").execute()) {
      mails.set(request_id, (mails.get(request_id) ?? 0) + 1);
    }
    return {
      acknowledged: ids.length,
      lost: ids.filter((id) => !stored.has(id)).length,
      wrong: rows.length - visitors.size + [...stored].filter((id) => mails.get(id) !== 2).length,
    };
  } finally {
    await db.destroy();
  }
}

/** Waits until all mails have been sent. Throws if some are still owed after five minutes. */
export async function mailsSent(place: DatabasePlace): Promise<void> {
  const db = openDatabase(place);
  const owed = db.selectFrom("outbox").select("id").where("state", "=", "queued").limit(1);
  try {
    for (let seconds = 0; await owed.executeTakeFirst(); seconds++) {
      if (seconds === PATIENCE) throw new Error("Mails of the load have not been sent");
      await pause(1_000);
    }
  } finally {
    await db.destroy();
  }
}
