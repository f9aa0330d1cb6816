import type { SubscriberRow } from "~/lib/db/tables";
import { tidyText } from "~/lib/tidy-text";

/** The list of the newsletter at the desk. */
export const NEWSLETTER_PATH = "/admin/newsletter";

type SubscriberState = SubscriberRow["state"];

/** The order of the tabs: those who get the newsletter, those who have not answered yet, those who left. */
export const SUBSCRIBER_STATES: readonly SubscriberState[] = ["confirmed", "pending", "unsubscribed"];

/** The longest search: as long as an address can be. */
export const LONGEST_ADDRESS = 254;

/** Which subscribers the list shows. */
export interface SubscriberFilter {
  state: SubscriberState;
  /** The part of an address to search for; empty for all. */
  question: string;
  /** Where the page starts; null for the newest. */
  cursor: string | null;
}

/** The filter in an address of the list. */
export function readSubscriberFilter({ searchParams }: URL): SubscriberFilter {
  return {
    state: SUBSCRIBER_STATES.find((known) => known === searchParams.get("state")) ?? "confirmed",
    question: tidyText(searchParams.get("q") ?? "").slice(0, LONGEST_ADDRESS),
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
