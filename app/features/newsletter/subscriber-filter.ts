import type { SubscriberRow } from "~/lib/db/tables/tables";
import { tidyText } from "~/lib/text/tidy-text";

export const NEWSLETTER_PATH = "/admin/newsletter";

type SubscriberState = SubscriberRow["state"];

export const SUBSCRIBER_STATES: readonly SubscriberState[] = ["confirmed", "pending", "unsubscribed"];

/** The longest possible address. */
export const LONGEST_ADDRESS = 254;

export interface SubscriberFilter {
  state: SubscriberState;
  /** Empty for all. */
  question: string;
  /** Null for the newest. */
  cursor: string | null;
}

export function readSubscriberFilter({ searchParams }: URL): SubscriberFilter {
  return {
    state: SUBSCRIBER_STATES.find((known) => known === searchParams.get("state")) ?? "confirmed",
    question: tidyText(searchParams.get("q") ?? "").slice(0, LONGEST_ADDRESS),
    cursor: searchParams.get("cursor") || null,
  };
}

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
