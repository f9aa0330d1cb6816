import { closeSync, openSync, readSync } from "node:fs";
import type { AddressInfo } from "node:net";

/** Bytes of the table that are read at once: less than is left of a row behind its queues. */
const CHUNK = 64;
/** A row whose state is another than 0A, which is that of a socket that listens: its place, both addresses, the state. */
const NO_LISTENER = /^ *\d+: \S+ \S+ (?!0A)[\dA-F]{2} /m;

/**
 * How many connections have come to an address of this machine and wait to be accepted; null where that is not told (other
 * systems than Linux). Source: `/proc/net/tcp`, whose `rx_queue` counts them for a socket that listens (proc_net_tcp.txt
 * of Linux).
 *
 * Who comes after the row was written is not counted, so it is read no further than there: the table begins with the sockets
 * that listen, and to look for the first of the connections after them takes the system milliseconds.
 */
export function connectionsWaiting({ port, family }: AddressInfo): number | null {
  const place = port.toString(16).toUpperCase().padStart(4, "0");
  const listener = new RegExp(`:${place} \\S+ 0A [\\dA-F]{8}:([\\dA-F]{8})`);
  let file: number | undefined;
  try {
    file = openSync(`/proc/self/net/${family === "IPv6" ? "tcp6" : "tcp"}`, "r");
    const chunk = Buffer.alloc(CHUNK);
    for (let text = ""; ; ) {
      const length = readSync(file, chunk);
      text += chunk.toString("latin1", 0, length);
      const queue = listener.exec(text)?.[1];
      if (queue !== undefined) return Number.parseInt(queue, 16);
      if (length === 0 || NO_LISTENER.test(text)) return null;
    }
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
