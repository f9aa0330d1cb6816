import { randomBytes } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DatabasePlace, openDatabase } from "~/lib/db/database.server";
import { type Load, wrk } from "./wrk";

const SCRIPT = path.resolve(import.meta.dirname, "post-requests.lua");

/** Posts requests for so many seconds. Adds the ids of those that were acknowledged to `file`. */
export function postRequests(url: string, seconds: number, file: string): Promise<Load> {
  appendFileSync(file, "");
  const script = { file: SCRIPT, args: [file, randomBytes(4).toString("hex")] };
  return wrk({ url: `${url}/api/offer-requests`, seconds, script });
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
