import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { isIP, type Socket } from "node:net";
import { createSecureContext } from "node:tls";
import { buildConnector } from "undici";
import type { Internet } from "./internet.server";
import { isPublicAddress } from "./public-address.server";
import { PublicFetchProblem } from "./public-fetch-problem";

/** Milliseconds for the name, the connection and the handshake together. */
const CONNECT_PATIENCE = 6_000;

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);

export interface Reach {
  /** `host:port` of hosts that may be private, on a port of their own. */
  allowedHosts: ReadonlySet<string>;
  /** Ports of public hosts: 80 and 443 if none are given. */
  ports?: ReadonlySet<number> | undefined;
  internet: Internet;
}

/** A URL has brackets around an IPv6 address; a name may end with a dot. */
const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

/**
 * Looks the name up once and connects to the addresses that were checked: a name that changes between two lookups gains
 * nothing. Throws `PublicFetchProblem` for a private address or another port.
 */
export async function connectPublic(
  hostname: string,
  port: number,
  { allowedHosts, ports = WEB_PORTS, internet }: Reach,
  signal: AbortSignal,
): Promise<Socket> {
  const host = bareHost(hostname);
  const isAllowed = allowedHosts.has(`${host}:${port}`);
  if (!isAllowed && !ports.has(port)) throw new PublicFetchProblem("port", `port ${port}`);
  const addresses = isIP(host) ? [host] : await untilAborted(addressesOf(host, isAllowed, internet), signal);
  if (!isAllowed && !addresses.every(isPublicAddress)) {
    throw new PublicFetchProblem("private-address", `${host} leads to an address that is not public`);
  }
  const socket = internet.connect(addresses, port);
  try {
    await once(socket, "connect", { signal });
  } catch (error) {
    socket.on("error", () => {}).destroy();
    throw error;
  }
  return socket.setNoDelay(true);
}

async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  return await Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", abort));
}

async function addressesOf(host: string, isAllowed: boolean, internet: Internet): Promise<string[]> {
  // The hosts file and the search domain of this machine know hosts of its own network.
  if (isAllowed) return (await lookup(host, { all: true })).map(({ address }) => address);
  return await internet.resolve(host);
}

/** Speaks HTTP/1.1 alone: the size of its headers is bounded. */
export function checkedConnector(reach: Reach): buildConnector.connector {
  // A context of its own for each connection would cost more memory than the connection.
  const secureContext = createSecureContext();
  const encrypt = buildConnector({ allowH2: false, maxCachedSessions: 0, timeout: CONNECT_PATIENCE, secureContext });
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === "https:" ? 443 : 80);
    connectPublic(options.hostname, port, reach, AbortSignal.timeout(CONNECT_PATIENCE)).then(
      (socket) => {
        if (options.protocol === "https:") encrypt({ ...options, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error) => callback(error, null),
    );
  };
}
