import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { type Colleague, ME } from "../lead";
import type { LeadFilter } from "../list/lead-filter";
import { userNames, usersByName } from "./assignee-store.server";

/** The reader comes first. */
export async function readColleagues(db: Db, you: string): Promise<Colleague[]> {
  const users = (await usersByName(db)).map(({ id, name }) => ({ id, name: shownName(name), isYou: id === you }));
  return [...users.filter(({ isYou }) => isYou), ...users.filter(({ isYou }) => !isYou)];
}

/** The names of the assignees, by their ids. */
export async function readNames(db: Db, leads: readonly Pick<LeadRow, "assignee_id">[]): Promise<Map<string, string>> {
  const names = await userNames(
    db,
    leads.map(({ assignee_id }) => assignee_id),
  );
  return new Map([...names].map(([id, name]) => [id, shownName(name)]));
}

/** An address stands in the place of a missing name. */
export function shownName(name: string): string {
  return name.includes("@") ? readableAddress(name) : name;
}

/** The filter with the reader's id in the place of `ME`. */
export function filterOf(filter: LeadFilter, userId: string): LeadFilter {
  return filter.assignee === ME ? { ...filter, assignee: userId } : filter;
}
