import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { TimeOfDay } from "~/lib/time/opening-hours";
import { switchesFor } from "./notice-settings";
import { saveSettings } from "./notice-store.server";

export const SETTING_FIELDS = ["quiet_from", "quiet_to", "morning_at"] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

export type SettingErrors = Partial<Record<SettingField, "time" | "other" | "same">>;

export interface RefusedSettings {
  errors: SettingErrors;
  /** As typed. */
  times: Record<SettingField, string>;
  on: string[];
}

/** Null once they are stored. */
export async function saveByForm(
  db: Db,
  fields: Record<string, unknown>,
  { user, now, isOwner }: By & { isOwner: boolean },
): Promise<RefusedSettings | null> {
  const on = [fields.on ?? []].flat().map(String);
  const text = (name: SettingField) => String(fields[name] ?? "").trim();
  const times = { quiet_from: text("quiet_from"), quiet_to: text("quiet_to"), morning_at: text("morning_at") };
  const errors = errorsIn(times);
  if (Object.keys(errors).length > 0) return { errors, times, on };
  const { quiet_from: from, quiet_to: to, morning_at } = times as Record<SettingField, TimeOfDay>;
  const off = switchesFor({ isOwner }).filter((name) => !on.includes(name));
  await db.transaction().execute(async (tx) => {
    await saveSettings(tx, user.id, { off, quiet: from && to ? { from, to } : null, morningAt: morning_at });
    await recordAudit(tx, { user, at: now, action: "user.notices", subject: `user:${user.id}` });
  });
  return null;
}

function errorsIn(times: Record<SettingField, string>): SettingErrors {
  const errors: SettingErrors = {};
  for (const name of SETTING_FIELDS) {
    const isMissing = times[name] === "" && name !== "morning_at";
    if (!isMissing && !/^([01]\d|2[0-3]):[0-5]\d$/.test(times[name])) errors[name] = "time";
  }
  const { quiet_from, quiet_to } = times;
  if (!quiet_from && quiet_to) errors.quiet_from = "other";
  if (quiet_from && !quiet_to) errors.quiet_to = "other";
  if (quiet_from && quiet_from === quiet_to) errors.quiet_to = "same";
  return errors;
}
