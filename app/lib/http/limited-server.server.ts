import { createServer, type RequestListener, type Server } from "node:http";
import { CONNECTION_LIMITS, LONGEST_SILENCE } from "./connection-limits";
import { oneAfterTheOther } from "./one-after-the-other.server";

/**
 * A server whose connections cannot hold anything for too long, neither by sending slowly nor by not reading the
 * answer.
 */
export function createLimitedServer(listener: RequestListener, longestSilence = LONGEST_SILENCE): Server {
  return createServer(CONNECTION_LIMITS, oneAfterTheOther(listener)).setTimeout(longestSilence);
}
