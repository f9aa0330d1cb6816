import {
  createAccount,
  type DAVCalendar,
  fetchCalendars,
  fetchCalendarUserAddresses,
  getBasicAuthHeaders,
} from "tsdav";
import type { Collection } from "./calendar";
import type { CalendarAccount } from "./calendar-account.server";
import { CalendarProblem, calendarProblemOf, problemOfStatus, somethingElse } from "./calendar-problem";

/** The credentials and the connection that each call of the library takes. */
export interface DavAccess {
  headers: Record<string, string>;
  fetch: typeof fetch;
}

/** Calls the library with access to an account. Throws `CalendarProblem`, or the reason of `signal`. */
export async function withAccount<T>(
  { username, password }: Pick<CalendarAccount, "username" | "password">,
  fetching: typeof fetch,
  signal: AbortSignal | undefined,
  run: (access: DavAccess) => Promise<T>,
): Promise<T> {
  let problem: CalendarProblem | undefined;
  // The library says of most failures only that there was one.
  const watched: typeof fetch = async (input, init) => {
    try {
      const answer = await fetching(input, { ...init, signal: signal ?? null });
      // Reading it here keeps a body that breaks off from being taken for an empty one.
      const body = await answer.text();
      if (answer.status >= 400 && problem?.trouble !== "password") problem = problemOfStatus(answer.status, "password");
      const { status, statusText, headers } = answer;
      return new Response(status === 204 || status === 304 ? null : body, { status, statusText, headers });
    } catch (error) {
      problem = calendarProblemOf(error);
      throw problem;
    }
  };
  const headers = getBasicAuthHeaders({ username: username ?? "", password: password ?? "" }) as Record<string, string>;
  try {
    return await run({ headers, fetch: watched });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CalendarProblem) throw error;
    // The message of the library may have the answer in it, with the titles of events.
    throw problem ?? somethingElse();
  }
}

export interface FoundAccount {
  collections: Collection[];
  /** The mail addresses that invitations to its user name, in lower case. */
  ownAddresses: string[];
}

/** The calendars of an account. Throws `CalendarProblem`. */
export async function findAccount(
  { url, username, password }: CalendarAccount,
  fetching: typeof fetch,
  signal?: AbortSignal,
): Promise<FoundAccount> {
  return await withAccount({ username, password }, fetching, signal, async (access) => {
    const account = await createAccount({ ...access, account: { serverUrl: url, accountType: "caldav" } });
    const calendars = await fetchCalendars({ ...access, account });
    const named = await fetchCalendarUserAddresses({ ...access, account }).catch(() => []);
    const ownAddresses = [username ?? "", ...named].map(addressIn).filter((address) => address !== null);
    return { collections: calendars.filter(hasEvents).map(asCollection), ownAddresses: [...new Set(ownAddresses)] };
  });
}

function hasEvents({ components = [] }: DAVCalendar): boolean {
  return components.length === 0 || components.includes("VEVENT");
}

function asCollection({ url, displayName }: DAVCalendar): Collection {
  const lastPart = decodeURIComponent(new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? url);
  const name = typeof displayName === "string" && displayName.trim() !== "" ? displayName.trim() : lastPart;
  return { url, name, isRead: true, syncToken: null, ctag: null };
}

function addressIn(text: string): string | null {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, "");
  return /^[^\s@/]+@[^\s@/]+$/.test(address) ? address : null;
}
