import { reachableOn } from "~/content/promised";
import { isWorkingDay } from "~/features/leads/plans/step-days.server";
import type { Db } from "~/lib/db/database.server";
import type { NoticeRow } from "~/lib/db/tables/notice-tables";
import { addHours } from "~/lib/time/clock";
import { openTimeBetween, whenOpen } from "~/lib/time/open-time";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import { noticeRow } from "../enqueue-push.server";
import type { ReminderNotice } from "../notice";
import { afterQuiet } from "../notice-settings";
import { type ToldUser, toldOnce, toldUsers } from "../notice-store.server";
import { type PromisedLead, recipients, stepAt } from "./due";
import { openPromises, plannedBetween, remindedLead } from "./reminder-store.server";

/** Days, after which nobody is reminded any more. */
const PROMISE_DAYS = 30;
const PLAN_DAYS = 7;
/** Milliseconds of opening time, after which nobody needs to hear that a promise broke. */
const STALE = 20 * 3_600_000;
/** Hours, after which a morning is over. */
const MORNING = 3;

type Recipient = ToldUser & { isOwner: boolean; isTold: boolean };
type Reminder = Pick<ReminderNotice, "step" | "until">;

/** Everything that people are to be told by now and have not been told, once each. */
export async function findReminders(db: Db, now: Date): Promise<NoticeRow[]> {
  const users = await toldUsers(db);
  return [...(await findAboutLeads(db, users, now)), ...(await findMornings(db, users, now))];
}

async function findAboutLeads(db: Db, users: readonly ToldUser[], now: Date): Promise<NoticeRow[]> {
  const moment = now.toISOString();
  if (whenOpen(reachableOn, moment) > moment) return [];
  const told = users.map(
    (user): Recipient => ({
      ...user,
      isOwner: user.role === "owner",
      isTold: !user.settings.off.includes("reminder"),
    }),
  );
  const today = dayOf(moment);
  const found: { lead: PromisedLead; reminder: Reminder }[] = [];
  for (const lead of await openPromises(db, addHours(moment, -24 * PROMISE_DAYS), now)) {
    const step = stepAt(lead, reachableOn, moment);
    const isStale = step === "broken" && openTimeBetween(reachableOn, lead.promised_at ?? moment, moment) > STALE;
    if (step && !isStale && lead.promised_at) found.push({ lead, reminder: { step, until: lead.promised_at } });
  }
  for (const lead of await plannedBetween(db, addDays(today, -PLAN_DAYS), today, now)) {
    found.push({ lead, reminder: { step: "planned", until: lead.next_action_on } });
  }
  const keys = found.map(({ lead, reminder }) => onceOf(lead.id, reminder));
  const known = await toldOnce(db, keys);
  return found.flatMap(({ lead, reminder }, index) => {
    const once = keys[index] ?? "";
    if (known.has(once)) return [];
    const isCallable = lead.phone_key !== null;
    const notice: ReminderNotice = { kind: "reminder", lead: lead.id, name: lead.name, isCallable, ...reminder };
    return recipients(reminder.step, lead.assignee_id, told).map(({ id, settings }) => ({
      ...noticeRow(notice, id, now),
      once,
      due_at: afterQuiet(settings.quiet, moment),
    }));
  });
}

function onceOf(lead: string, { step, until }: Reminder): string {
  return step === "planned" ? `planned:${lead}:${until}` : `${step}:${lead}`;
}

async function findMornings(db: Db, users: readonly ToldUser[], now: Date): Promise<NoticeRow[]> {
  const moment = now.toISOString();
  const day = dayOf(moment);
  if (!isWorkingDay(day)) return [];
  const once = `morning:${day}`;
  const due = users.filter(({ settings }) => {
    const from = momentAt(day, settings.morningAt);
    return !settings.off.includes("morning") && from <= moment && moment < addHours(from, MORNING);
  });
  if (due.length === 0) return [];
  const told = (await toldOnce(db, [once])).get(once) ?? [];
  return due
    .filter(({ id }) => !told.includes(id))
    .map(({ id, settings }) => ({
      ...noticeRow({ kind: "morning", counts: {}, first: null }, id, now),
      once,
      due_at: afterQuiet(settings.quiet, moment),
    }));
}

/** Whether it is to be told now; `later` is when to look again (ISO-8601 UTC). */
export async function reminderStands(
  db: Db,
  { lead: id, step, until }: ReminderNotice,
  now: Date,
): Promise<"now" | "never" | { later: string }> {
  const lead = await remindedLead(db, id);
  if (!lead) return "never";
  const moment = now.toISOString();
  const isDue =
    step === "planned"
      ? lead.next_action_on === until && lead.status !== "spam" && lead.status !== "declined"
      : stepAt(lead, reachableOn, moment) === step;
  if (!isDue) return "never";
  if (lead.calling_until !== null && moment < lead.calling_until) return { later: lead.calling_until };
  const open = whenOpen(reachableOn, moment);
  return open > moment ? { later: open } : "now";
}
