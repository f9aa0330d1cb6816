import { randomBytes } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DatabasePlace, openDatabase } from "~/lib/db/database.server";
import { type Load, wrk } from "./wrk";

const SCRIPT = path.resolve(import.meta.dirname, "post-requests.lua");

/** How long mails may take to go out, in seconds. */
const PATIENCE = 300;

const ASKED = {
  company: "Smit Installatie Enschede",
  service: "webshop",
  source: "contact",
  message: "Wij zoeken een webshop voor onderdelen, met ongeveer 80 artikelen. Kan dat voor de zomer?",
};

/** Posts requests for so many seconds. Adds the ids of those that were acknowledged to `file`. */
export function postRequests(url: string, seconds: number, file: string): Promise<Load> {
  appendFileSync(file, "");
  const script = { file: SCRIPT, args: [file, randomBytes(4).toString("hex")] };
  return wrk({ url: `${url}/api/offer-requests`, seconds, script });
}

/** How many visitors ask at the same time; as many as wrk has connections. */
const VISITORS = 16;

/**
 * Posts requests for so many seconds by 16 visitors, each again as soon as they are answered, and adds the ids to `file`.
 * Gives how long each of them waited, in milliseconds. wrk does not say: it also counts those who would have come while
 * others waited, and the first ten of a rush wait for the mail server to take their mail.
 */
export async function waitForAnswers(url: string, seconds: number, file: string): Promise<number[]> {
  const run = randomBytes(4).toString("hex");
  const end = performance.now() + seconds * 1_000;
  const waits: number[] = [];
  const visit = async (visitor: number) => {
    for (let count = 1; performance.now() < end; count++) {
      const start = performance.now();
      const response = await fetch(`${url}/api/offer-requests`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `10.${visitor}.${count >> 8}.${count & 255}`,
        },
        body: JSON.stringify({ ...ASKED, ...visitorOf(run, visitor * 1_000_000 + count) }),
      });
      const { id } = (await response.json()) as { id: string };
      waits.push(performance.now() - start);
      appendFileSync(file, `${id}\n`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  return waits;
}

/** Another one for each `count`, with an address and a number of their own. */
function visitorOf(run: string, count: number) {
  const number = String((Number.parseInt(run, 16) + count) % 100_000_000).padStart(8, "0");
  return { name: "Jan Smit", email: `jan-${run}-${count}@smit.example`, phone: `06 ${number}` };
}

/** What is in the database, of what was acknowledged. */
export interface Kept {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There more than once, or not with the two mails that it owes. */
  wrong: number;
}

/** Compares the ids in `file` with the database, which nothing else writes to any more. */
export async function readKept(place: DatabasePlace, file: string): Promise<Kept> {
  const ids = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const db = openDatabase(place);
  try {
    const stored = new Set((await db.selectFrom("offer_requests").select("id").execute()).map(({ id }) => id));
    const mails = new Map<string | null, number>();
    for (const { request_id } of await db.selectFrom("outbox").select("request_id").execute()) {
      mails.set(request_id, (mails.get(request_id) ?? 0) + 1);
    }
    return {
      acknowledged: ids.length,
      lost: ids.filter((id) => !stored.has(id)).length,
      wrong: ids.length - new Set(ids).size + [...stored].filter((id) => mails.get(id) !== 2).length,
    };
  } finally {
    await db.destroy();
  }
}

/** Waits until all mails have been sent. Throws when some are still owed after five minutes. */
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
