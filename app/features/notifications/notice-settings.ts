import type { FormAnswer } from "~/components/forms/form-answer";
import type { TimeOfDay } from "~/lib/time/opening-hours";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import type { Notice } from "./notice";

/** The kinds of notices that a person may turn off. */
const NOTICE_SWITCHES = [
  "lead",
  "assigned",
  "reminder",
  "morning",
  "message",
  "mail",
  "appointment",
  "quote",
  "project",
  "review",
  "alert",
] as const;
export type NoticeSwitch = (typeof NOTICE_SWITCHES)[number];

export const SETTING_TIMES = ["quiet_from", "quiet_to", "morning_at"] as const;
export type SettingTime = (typeof SETTING_TIMES)[number];
export type SettingField = NoticeSwitch | SettingTime;
export type SettingsAnswer = FormAnswer<SettingField>;

/** The owner alone is told that something does not work. */
export function switchesFor({ isOwner }: { isOwner: boolean }): NoticeSwitch[] {
  return NOTICE_SWITCHES.filter((name) => isOwner || name !== "alert");
}

export interface QuietHours {
  from: TimeOfDay;
  to: TimeOfDay;
}

export interface NoticeSettings {
  off: readonly NoticeSwitch[];
  quiet: QuietHours | null;
  morningAt: TimeOfDay;
}

export const DEFAULT_SETTINGS: NoticeSettings = { off: [], quiet: null, morningAt: "08:30" };

export function switchOf({ kind }: Notice): NoticeSwitch {
  if (kind === "assigned-several") return "assigned";
  if (kind === "project-complete" || kind === "project-approved" || kind === "project-changes") return "project";
  return kind === "quote-asked" || kind === "quote-agreed" || kind === "quote-declined" ? "quote" : kind;
}

/** The moment itself (ISO-8601 UTC) or, where it is in quiet hours, their end. */
export function afterQuiet(quiet: QuietHours | null, moment: string): string {
  if (!quiet) return moment;
  const { from, to } = quiet;
  const today = dayOf(moment);
  // Those that began yesterday may last until today.
  for (const day of [addDays(today, -1), today]) {
    const end = momentAt(from < to ? day : addDays(day, 1), to);
    if (momentAt(day, from) <= moment && moment < end) return end;
  }
  return moment;
}

export const NOTIFICATIONS_PATH = "/admin/notifications";
