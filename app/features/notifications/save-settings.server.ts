import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { TimeOfDay } from "~/lib/time/opening-hours";
import { SETTING_TIMES, type SettingTime, switchesFor } from "./notice-settings";
import { saveSettings } from "./notice-store.server";

type SettingErrors = Partial<Record<SettingTime, "time" | "other" | "same">>;

/** Null once they are stored. */
export async function saveByForm(
  db: Db,
  fields: Record<string, unknown>,
  { user, now, isOwner }: By & { isOwner: boolean },
): Promise<SettingErrors | null> {
  const text = (name: SettingTime) => String(fields[name] ?? "").trim();
  const times = { quiet_from: text("quiet_from"), quiet_to: text("quiet_to"), morning_at: text("morning_at") };
  const errors = errorsIn(times);
  if (Object.keys(errors).length > 0) return errors;
  const { quiet_from: from, quiet_to: to, morning_at } = times as Record<SettingTime, TimeOfDay>;
  const off = switchesFor({ isOwner }).filter((name) => fields[name] !== "on");
  await db.transaction().execute(async (tx) => {
    await saveSettings(tx, user.id, { off, quiet: from && to ? { from, to } : null, morningAt: morning_at });
    await recordAudit(tx, { user, at: now, action: "user.notices", subject: `user:${user.id}` });
  });
  return null;
}

function errorsIn(times: Record<SettingTime, string>): SettingErrors {
  const errors: SettingErrors = {};
  for (const name of SETTING_TIMES) {
    const isMissing = times[name] === "" && name !== "morning_at";
    if (!isMissing && !/^([01]\d|2[0-3]):[0-5]\d$/.test(times[name])) errors[name] = "time";
  }
  const { quiet_from, quiet_to } = times;
  if (!quiet_from && quiet_to) errors.quiet_from = "other";
  if (quiet_from && !quiet_to) errors.quiet_to = "other";
  if (quiet_from && quiet_from === quiet_to) errors.quiet_to = "same";
  return errors;
}
