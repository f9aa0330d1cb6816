import { closeSync, openSync, readSync } from "node:fs";

/** The state of a socket that listens, as Linux numbers it. */
const LISTENS = "0A";
/** Bytes; the system gives no more at once. */
const CHUNK = 4_096;

/**
 * How many connections have come to a port of this machine and wait to be accepted; null where that is not told (other
 * systems than Linux). Source: `/proc/net/tcp`, whose `rx_queue` counts them for a socket that listens (proc_net_tcp.txt
 * of Linux).
 */
export function connectionsWaiting(port: number): number | null {
  const place = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const queues = [...listening("tcp6"), ...listening("tcp")]
    .filter(([, local]) => local?.endsWith(place))
    .map(([, , , , queue]) => Number.parseInt(queue?.split(":")[1] ?? "", 16));
  return queues.length > 0 ? queues.reduce((total, length) => total + length, 0) : null;
}

/**
 * The columns of each socket that listens. The table begins with them: what follows are connections, thousands after a busy
 * minute, and who comes while those are read is not counted.
 */
function listening(table: string): string[][] {
  let file: number | undefined;
  try {
    file = openSync(`/proc/self/net/${table}`, "r");
    const chunk = Buffer.alloc(CHUNK);
    for (let text = ""; ; ) {
      const length = readSync(file, chunk);
      text += chunk.toString("latin1", 0, length);
      const rows = text.split("\n").slice(1, -1);
      const columns = rows.map((row) => row.trim().split(/\s+/)).filter(([, , , state]) => state === LISTENS);
      if (length === 0 || columns.length < rows.length) return columns;
    }
  } catch {
    return [];
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
