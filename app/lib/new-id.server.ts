import { randomFillSync } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

/** Asking for random bytes costs more than everything else about an id. */
const BYTES = 16;
const ASKED = 256;
const pool = new Uint8Array(BYTES * ASKED);
let used = pool.length;
let msecs = 0;
let seq = 0;

/** UUIDv7 (RFC 9562): sorts after every id that this process has made before. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES);
  used += BYTES;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // Half of what there is, so that there is room to count within a millisecond.
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else seq += 1;
  return uuidv7({ random, msecs, seq });
}

/** `made`: with the form, so that a double press stores one thing. Without it, or for anything else, a new one. */
export function idOf(made: unknown): string {
  const read = z.safeParse(z.guid(), made);
  return read.success ? read.data : newId();
}
