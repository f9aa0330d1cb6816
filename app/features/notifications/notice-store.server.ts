import type { Role } from "~/features/users/sign-in/role";
import type { Db, Tx } from "~/lib/db/database.server";
import type { NoticeRow, NoticeSettingsRow } from "~/lib/db/tables/notice-tables";
import type { Language } from "~/lib/language/language";
import type { TimeOfDay } from "~/lib/time/opening-hours";
import { FREE, settle } from "~/platform/jobs/leases.server";
import { DEFAULT_SETTINGS, type NoticeSettings, type NoticeSwitch } from "./notice-settings";

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 500;

export interface NotifiedUser {
  id: string;
  email: string;
  role: Role;
  language: Language;
  settings: NoticeSettings;
}

type Settings = { [K in keyof Omit<NoticeSettingsRow, "user_id">]: NoticeSettingsRow[K] | null };

const SETTINGS = ["switched_off", "quiet_from", "quiet_to", "morning_at"] as const;

/** Everybody of the desk, or one of them. */
export async function usersToNotify(db: Db, id: string | null = null): Promise<NotifiedUser[]> {
  const users = await db
    .selectFrom("user")
    .leftJoin("notice_settings", "notice_settings.user_id", "user.id")
    .select(["user.id", "user.email", "user.role", "user.language", ...SETTINGS])
    .$if(id !== null, (query) => query.where("user.id", "=", id))
    .orderBy("user.id")
    .execute();
  return users.map(({ id, email, role, language, ...row }) => ({
    id,
    email,
    role,
    language,
    settings: settingsOf(row),
  }));
}

function settingsOf({ switched_off, quiet_from, quiet_to, morning_at }: Settings): NoticeSettings {
  if (switched_off === null) return DEFAULT_SETTINGS;
  return {
    off: JSON.parse(switched_off) as NoticeSwitch[],
    quiet: quiet_from && quiet_to ? { from: quiet_from as TimeOfDay, to: quiet_to as TimeOfDay } : null,
    morningAt: morning_at as TimeOfDay,
  };
}

export async function saveSettings(tx: Tx, userId: string, { off, quiet, morningAt }: NoticeSettings): Promise<void> {
  const row = {
    switched_off: JSON.stringify(off),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    morning_at: morningAt,
  };
  await tx
    .insertInto("notice_settings")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** Those that a person was told once already stay as they are. */
export async function insertNotices(tx: Tx, rows: readonly NoticeRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto("notices")
      .values(rows.slice(from, from + CHUNK))
      .onConflict((conflict) => conflict.columns(["once", "user_id"]).doNothing())
      .execute();
  }
}

/** Ids of the users who were told of these (`NoticeRow.once`). */
export async function usersNotified(db: Db, keys: readonly string[]): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>();
  for (let from = 0; from < keys.length; from += CHUNK) {
    const rows = await db
      .selectFrom("notices")
      .select(["once", "user_id"])
      .where("once", "in", keys.slice(from, from + CHUNK))
      .execute();
    for (const { once, user_id } of rows) {
      if (once !== null) told.set(once, [...(told.get(once) ?? []), user_id]);
    }
  }
  return told;
}

/** Ends an attempt. False, with nothing changed, if the lease was lost. */
export async function settleNotice(
  tx: Tx,
  row: NoticeRow,
  change: Partial<Pick<NoticeRow, "state" | "due_at" | "sent_at">>,
): Promise<boolean> {
  // The notice of one that has ended is not read again.
  return await settle(tx, "notices", row, { ...change, ...(change.state && { notice: "{}" }) });
}

/** One of the user's devices has reported it. */
export async function receiveNotice(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("notices")
    .set({ ...FREE, state: "received", notice: "{}" })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute();
}

/** Up to `limit`, older than `moment`; those that are told once are kept until `onceMoment`. Returns how many. */
export async function deleteNoticesBefore(db: Db, moment: Date, onceMoment: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("notices")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("notices")
        .select("id")
        .where("created_at", "<", moment.toISOString())
        .where((by) => by.or([by("once", "is", null), by("created_at", "<", onceMoment.toISOString())]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
