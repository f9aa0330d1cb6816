import { NEW_LEAD_PATH, SHARED_LEAD_PATH } from "../paths";
import { SHARED, SHARED_FILE, shortCard } from "./shared-fields";

/** Characters of an address, percent-encoded. Servers and proxies refuse longer ones. */
const LONGEST_QUERY = 6_000;

/**
 * The browser itself posts what another app shares, and says of its origin that there is none. It changes nothing:
 * cookies play no part, and a page that fills in the form can be linked to as well.
 */
export function isShared({ method, url, headers }: Pick<Request, "method" | "url" | "headers">): boolean {
  const isFromBrowser = headers.get("Sec-Fetch-Site") === "none";
  return method === "POST" && isFromBrowser && new URL(url).pathname === SHARED_LEAD_PATH;
}

/** The address of the form, with what was shared: from there on everything goes as with a link. */
export async function receiveShared(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  const query = new URLSearchParams();
  for (const name of SHARED) {
    const value = form.get(name);
    if (typeof value === "string" && value) query.set(name, value);
  }
  const card = form.getAll(SHARED_FILE).find((file) => file instanceof File && file.size > 0);
  if (card instanceof File) query.set("text", shortCard(await card.text()));
  shorten(query);
  return query.size > 0 ? `${NEW_LEAD_PATH}?${query}` : NEW_LEAD_PATH;
}

function shorten(query: URLSearchParams): void {
  while (query.toString().length > LONGEST_QUERY) {
    const [longest] = [...query].toSorted(([, one], [, other]) => other.length - one.length);
    const [name, text] = longest ?? ["", ""];
    query.set(name, text.slice(0, Math.min(LONGEST_QUERY, Math.floor(text.length * 0.9))).toWellFormed());
  }
}
