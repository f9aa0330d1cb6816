import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { lookUpPublic } from "./public-address.server";

const BAD_GATEWAY = 502;

/** Fetches addresses that others chose: TLS, public hosts by name, no redirects. An invalid status counts as 502. */
export const fetchPublic = fetchBy(lookUpPublic);

export function fetchBy(lookup: LookupFunction): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const { protocol, hostname } = new URL(asked.url);
    // IP addresses would not be looked up, and so not be checked.
    if (protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, ""))) {
      throw new Error(`${protocol}//${hostname} is not the name of a host with TLS`);
    }
    const body = Buffer.from(await asked.arrayBuffer());
    const { method, signal } = asked;
    const headers = { ...Object.fromEntries(asked.headers), "content-length": String(body.length) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(asked.url, { method, headers, signal, lookup, agent: false }, resolve);
      sent.on("error", reject);
      // A host that switches to another protocol is cut off, without an answer and without an error.
      sent.on("close", () => reject(new Error(`${hostname} has given no answer`)));
      sent.end(body);
    });
    answer.resume();
    const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(null, { status: statusOf(answer), headers: told });
  };
}

/** HTTP itself allows any three digits. */
function statusOf({ statusCode = 0 }: IncomingMessage): number {
  return statusCode >= 200 && statusCode <= 599 ? statusCode : BAD_GATEWAY;
}
