import { closeSync, openSync, readSync } from "node:fs";
import type { AddressInfo } from "node:net";

/** The state of a socket that listens, as Linux numbers it. */
const LISTENS = "0A";
/** Bytes, fewer than two rows: the system looks for as many sockets as are read. */
const CHUNK = 128;

/**
 * How many connections have come to an address of this machine and wait to be accepted; null where that is not told (other
 * systems than Linux). Source: `/proc/net/tcp`, whose `rx_queue` counts them for a socket that listens (proc_net_tcp.txt
 * of Linux).
 *
 * Who comes after the row was written is not counted, so it is read no further: the table begins with the sockets that
 * listen, and to go through all connections that there may be after them takes milliseconds.
 */
export function connectionsWaiting({ port, family }: AddressInfo): number | null {
  const place = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  for (const [, local, , state, queues] of rowsOf(family === "IPv6" ? "tcp6" : "tcp")) {
    if (state !== LISTENS) break;
    if (local?.endsWith(place)) return Number.parseInt(queues?.split(":")[1] ?? "", 16);
  }
  return null;
}

/** The columns of each socket of a table, read as they are asked for. */
function* rowsOf(table: string): Generator<string[]> {
  let file: number | undefined;
  try {
    file = openSync(`/proc/self/net/${table}`, "r");
    const chunk = Buffer.alloc(CHUNK);
    let text = "";
    for (let isHeader = true; ; ) {
      const end = text.indexOf("\n");
      if (end < 0) {
        const length = readSync(file, chunk);
        if (length === 0) return;
        text += chunk.toString("latin1", 0, length);
        continue;
      }
      if (!isHeader) yield text.slice(0, end).trim().split(/\s+/);
      isHeader = false;
      text = text.slice(end + 1);
    }
  } catch {
    // There is no such table.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
