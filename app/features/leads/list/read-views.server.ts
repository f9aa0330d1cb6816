import { dashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Db } from "~/lib/db/database.server";
import { DESK_PATH } from "~/lib/desk-path";
import { type Language, LOCALES } from "~/lib/language/language";
import { ME } from "../assign/assignee";
import { mayChange } from "./change-views.server";
import { EVERYTHING, LEAD_DUES, type LeadFilter, leadListPath, readLeadFilter } from "./lead-filter";
import type { SavedView } from "./saved-view";
import { viewsFor } from "./view-store.server";

export async function readViews(
  db: Db,
  filter: LeadFilter,
  { user, language }: { user: DeskUser; language: Language },
): Promise<SavedView[]> {
  const now = pathOf(filter);
  const names = dashboardCopy[language].views.given;
  const given = [
    ...LEAD_DUES.map((due) => ({ name: names[due], to: leadListPath({ ...EVERYTHING, due }) })),
    { name: names.mine, to: leadListPath({ ...EVERYTHING, assignee: ME }) },
  ].map((view) => ({ ...view, id: null, isShared: true, isOpenToChange: false, isCurrent: view.to === now }));
  const saved = (await viewsFor(db, user.id)).map((row) => {
    const to = pathOfQuery(row.query);
    const view = { id: row.id, name: row.name, to, isShared: row.is_shared === 1 };
    return { ...view, isOpenToChange: mayChange(row, user), isCurrent: to === now };
  });
  const byName = new Intl.Collator(LOCALES[language], { numeric: true });
  return [...given, ...saved.sort((one, other) => byName.compare(one.name, other.name))];
}

export function queryOf(filter: LeadFilter): string {
  return pathOf(filter).slice(DESK_PATH.length);
}

/** A saved filter may be of an older version: what is not known any more is dropped. */
function pathOfQuery(query: string): string {
  return pathOf(readLeadFilter(new URL(query, "https://desk.invalid")));
}

function pathOf(filter: LeadFilter): string {
  return leadListPath({ ...filter, cursor: null });
}
