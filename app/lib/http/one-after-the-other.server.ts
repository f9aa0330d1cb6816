import type { RequestListener } from "node:http";

/** Otherwise whoever sends thousands at once (pipelining) would have all their answers wait in memory. */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  return (request, response) => {
    // An answer gets the socket when it is its turn.
    if (response.socket) listener(request, response);
    else response.once("socket", () => listener(request, response));
  };
}
