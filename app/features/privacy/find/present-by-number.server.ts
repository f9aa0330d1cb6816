import { deskWords } from "~/content/desk/words.server";
import { chatPath } from "~/features/chat/paths";
import { leadPath } from "~/features/leads/paths";
import { deskProjectPath } from "~/features/projects/paths";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { formatMoment } from "~/lib/time/clock";
import { type ByNumber, tickOf } from "./find-person.server";
import { draftsShown, peopleNamed, rowsShown } from "./shown-store.server";

/** The ticked ones are part of an address. */
const MOST = 100;

export interface ToldByNumber {
  tick: string;
  says: string;
  details: string;
  /** Null where it has no page. */
  path: string | null;
}

export async function presentByNumber(
  db: Db,
  found: ByNumber,
  language: Language,
): Promise<{ rows: ToldByNumber[]; more: number }> {
  const { privacyDesk, admin } = deskWords[language];
  const { kinds } = privacyDesk.byNumber;
  const say = (parts: (string | null)[], at: string) =>
    [...parts.filter(Boolean), formatMoment(at, language)].join(" · ");
  const leads = found.leads.map(({ id }) => id);
  const rows = [
    ...(await rowsShown(db, "leads", leads)).map(({ id, kind, name, email, phone, created_at: at }) => ({
      at,
      tick: tickOf("leads", id),
      says: name,
      details: say([admin.leads.kinds[kind], email, phone], at),
      path: leadPath(id),
    })),
    ...(await rowsShown(db, "conversations", found.conversations)).map(({ id, last_line_at: at }) => ({
      at,
      tick: tickOf("conversations", id),
      says: kinds.conversation,
      details: say([], at),
      path: chatPath(id),
    })),
    ...(await rowsShown(db, "appointments", found.appointments)).map(({ id, name, email, phone, created_at: at }) => ({
      at,
      tick: tickOf("appointments", id),
      says: name,
      details: say([kinds.appointment, email, phone], at),
      path: null,
    })),
    ...(await rowsShown(db, "projects", found.projects)).map(({ id, customer_name, email, phone, created_at: at }) => ({
      at,
      tick: tickOf("projects", id),
      says: customer_name,
      details: say([kinds.project, email, phone], at),
      path: deskProjectPath(id),
    })),
    ...(await draftsShown(db, found.drafts)).map(({ token_hash, created_at: at }) => ({
      at,
      tick: tickOf("drafts", token_hash),
      says: kinds.draft,
      details: say([], at),
      path: null,
    })),
    ...(await peopleNamed(db, found.people)).map(({ id, name, created_at: at }) => ({
      at,
      tick: tickOf("people", id),
      says: name,
      details: say([kinds.person], at),
      path: null,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  const count = Object.values(found).reduce((sum, { length }) => sum + length, 0);
  return {
    rows: rows.slice(0, MOST).map(({ at: _at, ...row }) => row),
    more: Math.max(0, count - MOST),
  };
}
