import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { tidyText } from "~/lib/text/tidy-text";
import { addDays, type Day, dayOf, momentAt } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { CLOCK_TIME, MOST_DAYS_AHEAD } from "../appointment";
import { lockAgenda } from "../appointment-store.server";
import { type BlockField, NOTE_LENGTH } from "./block";
import { type BlockedTime, findBlock, findSameBlock, insertBlock, setBlockRemoved } from "./block-store.server";

type BlockBy = By & { language: Language };

export type Blocked =
  | { outcome: "blocked" | "already"; id: string }
  | { outcome: "invalid"; errors: Partial<Record<BlockField, string>> };

/** Appointments in it stay booked. `already`: the block with that id covers exactly this. */
export async function blockTime(db: Db, fields: Record<string, unknown>, by: BlockBy): Promise<Blocked> {
  const { user, now } = by;
  const read = readBlock(fields, by);
  if ("errors" in read) return { outcome: "invalid", errors: read.errors };
  return db.transaction().execute(async (tx): Promise<Blocked> => {
    await lockAgenda(tx);
    const same = await findSameBlock(tx, read);
    if (same) return { outcome: "already", id: same.id };
    const id = newId();
    const at = now.toISOString();
    await insertBlock(tx, { ...read, id, user_email: user.email, created_at: at, removed_at: null });
    const detail = { from: read.starts_at, to: read.ends_at };
    await recordAudit(tx, { user, at: now, action: "agenda.block", subject: `block:${id}`, detail });
    return { outcome: "blocked", id };
  });
}

/** False if there was nothing to do. */
export async function setBlock(db: Db, id: string, isOn: boolean, { user, now }: By): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockAgenda(tx);
    const block = await findBlock(tx, id);
    if (!block || (block.removed_at === null) === isOn) return false;
    if (isOn && (await findSameBlock(tx, block))) return false;
    await setBlockRemoved(tx, id, isOn ? null : now.toISOString());
    const action = isOn ? "agenda.reblock" : "agenda.unblock";
    const detail = { from: block.starts_at, to: block.ends_at };
    await recordAudit(tx, { user, at: now, action, subject: `block:${id}`, detail });
    return true;
  });
}

function readBlock(
  fields: Record<string, unknown>,
  { now, language }: BlockBy,
): BlockedTime | { errors: Partial<Record<BlockField, string>> } {
  const [from, until, fromTime, untilTime, note] = (["from", "until", "fromTime", "untilTime", "note"] as const).map(
    (name) => (typeof fields[name] === "string" ? tidyText(fields[name]) : ""),
  ) as [string, string, string, string, string];
  const last = until || from;
  const { problems } = deskWords[language].agendaBlocks;
  const errors: Partial<Record<BlockField, string>> = {
    ...(!isDay(from) && { from: problems.day }),
    ...(!isDay(last) && until !== "" && { until: problems.day }),
    ...(fromTime !== "" && !CLOCK_TIME.test(fromTime) && { fromTime: problems.time }),
    ...(untilTime !== "" && !CLOCK_TIME.test(untilTime) && { untilTime: problems.time }),
    ...((note.length > NOTE_LENGTH || /[\p{Cc}\p{Cs}]/u.test(note)) && { note: problems.note }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const starts_at = momentOf(from, fromTime || "00:00");
  const ends_at = untilTime === "" ? momentOf(addDays(last, 1), "00:00") : momentOf(last, untilTime);
  if (ends_at <= starts_at)
    return { errors: last === from ? { untilTime: problems.order } : { until: problems.order } };
  if (ends_at <= now.toISOString()) return { errors: { from: problems.past } };
  if (last > addDays(dayOf(now.toISOString()), MOST_DAYS_AHEAD))
    return { errors: { [until ? "until" : "from"]: problems.far } };
  return { starts_at, ends_at, note: note || null };
}

function momentOf(day: Day, time: string): string {
  return momentAt(day, time as `${number}:${number}`);
}
