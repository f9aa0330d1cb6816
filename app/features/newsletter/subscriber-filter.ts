import type { SubscriberRow } from "~/lib/db/tables";

/** The list of the newsletter at the desk. */
export const NEWSLETTER_PATH = "/admin/newsletter";

type SubscriberState = SubscriberRow["state"];

/** Who gets the newsletter first, then who has not answered yet, then who left. */
export const SUBSCRIBER_STATES: readonly SubscriberState[] = ["confirmed", "pending", "unsubscribed"];

/** The longest piece of an address that is looked for: as long as an address can be. */
export const LONGEST_ADDRESS = 254;

/** Which subscribers the list shows. */
export interface SubscriberFilter {
  state: SubscriberState;
  /** What stands in the address; empty: whatever it is. */
  question: string;
  /** Where the page starts; null for the newest. */
  cursor: string | null;
}

/** What an address of the list asks for. */
export function readSubscriberFilter({ searchParams }: URL): SubscriberFilter {
  return {
    state: SUBSCRIBER_STATES.find((known) => known === searchParams.get("state")) ?? "confirmed",
    question: (searchParams.get("q") ?? "").trim().slice(0, LONGEST_ADDRESS),
    cursor: searchParams.get("cursor") || null,
  };
}

/** The address of a list, with `more` in its query. */
export function subscriberListPath(
  { state, question, cursor }: SubscriberFilter,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (state !== "confirmed") query.set("state", state);
  if (question !== "") query.set("q", question);
  if (cursor !== null) query.set("cursor", cursor);
  return query.size > 0 ? `${NEWSLETTER_PATH}?${query}` : NEWSLETTER_PATH;
}
