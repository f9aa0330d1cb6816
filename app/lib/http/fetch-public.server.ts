import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { lookUpPublic } from "./public-address.server";

/**
 * `fetch` for addresses that others chose: over TLS, to hosts of the public internet by name, without following
 * redirects. Of the answer, status and headers only.
 */
export const fetchPublic = fetchBy(lookUpPublic);

/** The same with a `lookup` of its own. */
export function fetchBy(lookup: LookupFunction): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const { protocol, hostname } = new URL(asked.url);
    // Numbers are not looked up.
    if (protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, ""))) {
      throw new Error(`${protocol}//${hostname} is not the name of a host with TLS`);
    }
    const body = Buffer.from(await asked.arrayBuffer());
    const { method, signal } = asked;
    const headers = { ...Object.fromEntries(asked.headers), "content-length": String(body.length) };
    return new Promise((resolve, reject) => {
      const sent = request(asked.url, { method, headers, signal, lookup, agent: false }, (answer) => {
        answer.resume();
        const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve(new Response(null, { status: answer.statusCode ?? 502, headers: told }));
      });
      sent.on("error", reject);
      sent.end(body);
    });
  };
}
