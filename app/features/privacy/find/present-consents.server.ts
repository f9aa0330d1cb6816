import type { ConsentCounts } from "~/features/consent/consent-counts.server";
import { ASKED_PURPOSES, type AskedPurpose } from "~/features/consent/purposes";
import type { Language } from "~/lib/language/language";
import { dayInWords } from "~/lib/time/clock";
import { CONSENT_DAYS, type ConsentDay } from "./consent-table";

export async function presentConsents(consents: ConsentCounts, language: Language): Promise<ConsentDay[]> {
  const rows = new Map<string, ConsentDay>();
  const days = await consents.ofLast(CONSENT_DAYS);
  const made = days.flatMap(({ day, counts }) => counts.map((count) => ({ ...count, day })));
  for (const { day, version, purposes, count } of made) {
    const key = `${day} ${version}`;
    const nobody = Object.fromEntries(ASKED_PURPOSES.map((purpose) => [purpose, 0])) as ConsentDay["allowed"];
    const row = rows.get(key) ?? {
      key,
      day: dayInWords(day, language),
      version: dayInWords(version, language),
      choices: 0,
      allowed: nobody,
      refused: 0,
    };
    const chosen = JSON.parse(purposes) as Partial<Record<AskedPurpose, boolean>>;
    const allowed = ASKED_PURPOSES.filter((purpose) => chosen[purpose]);
    row.choices += count;
    for (const purpose of allowed) row.allowed[purpose] += count;
    if (allowed.length === 0) row.refused += count;
    rows.set(key, row);
  }
  return [...rows.values()].sort((one, other) => (one.key < other.key ? 1 : -1));
}
