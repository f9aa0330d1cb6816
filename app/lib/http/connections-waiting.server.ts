import { readFileSync } from "node:fs";

/** The state of a socket that listens, as Linux numbers it. */
const LISTENS = "0A";

/**
 * How many connections have come to a port of this machine and wait to be accepted; null where that is not told (other
 * systems than Linux). Source: `/proc/net/tcp`, whose `rx_queue` counts them for a socket that listens (proc_net_tcp.txt
 * of Linux).
 */
export function connectionsWaiting(port: number): number | null {
  const place = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  let waiting: number | null = null;
  for (const table of ["tcp", "tcp6"]) {
    for (const row of readTable(table).split("\n")) {
      const [, local, , state, queues] = row.trim().split(/\s+/);
      if (state !== LISTENS || !local?.endsWith(place)) continue;
      waiting = (waiting ?? 0) + Number.parseInt(queues?.split(":")[1] ?? "", 16);
    }
  }
  return waiting;
}

function readTable(name: string): string {
  try {
    return readFileSync(`/proc/self/net/${name}`, "utf8");
  } catch {
    return "";
  }
}
