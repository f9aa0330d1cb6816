import { createServer, type RequestListener, type Server } from "node:http";
import { CONNECTION_LIMITS, LONGEST_SILENCE } from "./connection-limits";
import { oneAfterTheOther } from "./one-after-the-other.server";

/** Neither sending slowly nor not reading the answer can hold anything for too long. */
export function createLimitedServer(listener: RequestListener, longestSilence = LONGEST_SILENCE): Server {
  return createServer(CONNECTION_LIMITS, oneAfterTheOther(listener)).setTimeout(longestSilence);
}
