import type { RequestListener } from "node:http";

/**
 * Begins with a request once those before it on its connection have been answered. Otherwise whoever sends thousands at
 * once (pipelining, which no browser or proxy does) would have them all under way together, and their answers waiting
 * in memory to be read.
 */
export function oneAfterTheOther(listener: RequestListener): RequestListener {
  return (request, response) => {
    // An answer gets the socket when it is its turn.
    if (response.socket) listener(request, response);
    else response.once("socket", () => listener(request, response));
  };
}
