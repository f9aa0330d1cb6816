import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { StartProblem } from "~/lib/start-problem.server";

/** Milliseconds. A body of 64 KiB arrives within a minute even over the worst mobile connection. */
const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** The limit of a silent connection; docs/deploy.md tells proxies to close theirs sooner. */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Milliseconds: a client that does not read its answer cannot keep it in memory for longer. */
const LONGEST_SILENCE = 120_000;

/** Neither sending slowly nor not reading the answer can hold anything for too long. */
export function createLimitedServer(listener: RequestListener, longestSilence = LONGEST_SILENCE): Server {
  return createServer(CONNECTION_LIMITS, oneAfterTheOther(listener)).setTimeout(longestSilence);
}

/** A client that sends thousands at once (pipelining) would otherwise have all their answers wait in memory. */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  return (request, response) => {
    // An answer gets the socket when it is its turn.
    if (response.socket) listener(request, response);
    else response.once("socket", () => listener(request, response));
  };
}

/** Throws a `StartProblem` when it cannot listen. */
export async function openPort(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      code === "EADDRINUSE"
        ? `Port ${port} is in use. Choose another with PORT, as in: PORT=3001 npm start`
        : `Port ${port} of ${host} cannot be opened (${message}). See to PORT and HOST.`,
    );
  }
}
