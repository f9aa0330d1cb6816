import type { ActionNoun } from "~/lib/audit/audit-actions";

export const LOG_PATH = "/admin/log";

/** null: all of it. */
export interface LogFilter {
  user: string | null;
  noun: ActionNoun | null;
  /** Days that exist, `YYYY-MM-DD`, both included. */
  from: string | null;
  until: string | null;
  cursor: string | null;
}

export const WHOLE_LOG: LogFilter = { user: null, noun: null, from: null, until: null, cursor: null };

export function logPath({ user, noun, from, until, cursor }: LogFilter): string {
  const asked = { user, kind: noun, from, until, cursor };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value);
  return query.size > 0 ? `${LOG_PATH}?${query}` : LOG_PATH;
}

export function isNarrowed({ user, noun, from, until }: LogFilter): boolean {
  return [user, noun, from, until].some((choice) => choice !== null);
}
