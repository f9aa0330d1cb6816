import type { ConsentCounts, HourOfConsents } from "~/features/consent/consent-counts.server";
import { ASKED_PURPOSES, type AskedPurpose } from "~/features/consent/purposes";
import { sayDay } from "~/lib/clock";
import { addDays, dayOf, momentAt } from "~/lib/zoned-time.server";
import type { Reader } from "./tell-person.server";

/** How many days are shown. */
export const CONSENT_DAYS = 30;

export interface ConsentDay {
  key: string;
  day: string;
  version: string;
  choices: number;
  allowed: Record<AskedPurpose, number>;
  refused: number;
}

/** What visitors chose on each of the last days, by the version of the question; the latest first. */
export async function tellConsents(made: ConsentCounts, { language, now }: Reader): Promise<ConsentDay[]> {
  const from = new Date(momentAt(addDays(dayOf(now.toISOString()), 1 - CONSENT_DAYS), "00:00"));
  const days = new Map<string, ConsentDay>();
  const hours = await made.since(from, now);
  for (const { day, version, purposes, count } of hours.flatMap(ofItsDay)) {
    const key = `${day} ${version}`;
    const nobody = Object.fromEntries(ASKED_PURPOSES.map((purpose) => [purpose, 0])) as ConsentDay["allowed"];
    const row = days.get(key) ?? {
      key,
      day: sayDay(day, language),
      version: sayDay(version, language),
      choices: 0,
      allowed: nobody,
      refused: 0,
    };
    const chosen = JSON.parse(purposes) as Partial<Record<AskedPurpose, boolean>>;
    const allowed = ASKED_PURPOSES.filter((purpose) => chosen[purpose]);
    row.choices += count;
    for (const purpose of allowed) row.allowed[purpose] += count;
    if (allowed.length === 0) row.refused += count;
    days.set(key, row);
  }
  return [...days.values()].sort((one, other) => (one.key < other.key ? 1 : -1));
}

function ofItsDay({ hour, counts }: HourOfConsents) {
  const day = dayOf(hour.toISOString());
  return counts.map((count) => ({ ...count, day }));
}
