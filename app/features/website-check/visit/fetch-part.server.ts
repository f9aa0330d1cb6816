import { fetchWithin } from "./fetch-within.server";
import type { Robots } from "./robots.server";
import type { Visiting } from "./visit-site.server";

export type Looking = Visiting & { robots: Robots };

/** Fetches a part of the site as far as its owner lets us. Null if not. */
export async function fetchPart(url: URL, looking: Looking, init: RequestInit = {}): Promise<Response | null> {
  const { fetch, signal, robots, isRefused } = looking;
  const isAllowed = async (part: URL) => !(await isRefused(part.hostname)) && (await robots.allows(part));
  return await fetchWithin(url, { ...init, signal }, { fetch, isAllowed });
}

export const orNull = <Seen>(look: Promise<Seen>): Promise<Seen | null> => look.catch(() => null);
