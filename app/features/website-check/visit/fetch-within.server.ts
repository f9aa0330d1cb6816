import { addressIn, isSameSite } from "./same-site";

const REDIRECTS = 3;
const STATUSES = new Set([301, 302, 303, 307, 308]);

/** Address to which an answer leads, or null if it is no redirect; also if the address cannot be read. */
export function redirectOf({ status, headers }: Response, url: URL): URL | null {
  const location = STATUSES.has(status) ? headers.get("location") : null;
  return location === null ? null : addressIn(location, url);
}

export interface Within {
  fetch: typeof fetch;
  /** True for an address that its owner lets us visit. */
  isAllowed: (url: URL) => Promise<boolean>;
}

/**
 * Fetches a part of a site. Null where its redirects lead to another site, which did not ask for a visit, or to an address that
 * is not allowed.
 */
export async function fetchWithin(
  first: URL,
  init: RequestInit,
  { fetch, isAllowed }: Within,
): Promise<Response | null> {
  let url = first;
  for (let followed = 0; followed <= REDIRECTS; followed += 1) {
    if (!isSameSite(first, url) || !(await isAllowed(url))) return null;
    const answer = await fetch(url, { ...init, redirect: "manual" });
    const next = redirectOf(answer, url);
    if (!next) return answer;
    await answer.body?.cancel();
    url = next;
  }
  return null;
}

/** The first `longest` bytes of a body. */
export async function readStart({ body }: Response, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, longest - bytes));
    bytes += chunk.byteLength;
    if (bytes >= longest) break;
  }
  return Buffer.concat(chunks);
}
