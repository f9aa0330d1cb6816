import { reachableOn } from "~/content/answer-due";
import { isWorkingDay } from "~/features/leads/plans/step-days.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { NoticeRow } from "~/lib/db/tables/notice-tables";
import { addHours } from "~/lib/time/clock";
import { openTimeBetween, whenOpen } from "~/lib/time/open-time";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import { noticeRow } from "../enqueue-push.server";
import type { ReminderNotice } from "../notice";
import { afterQuiet } from "../notice-settings";
import { type NotifiedUser, usersNotified, usersToNotify } from "../notice-store.server";
import { type Due, recipients, stepAt } from "./reminder-step";
import {
  duePromises,
  dueWaits,
  plannedBetween,
  projectDates,
  remindedLead,
  remindedProject,
  remindedWait,
} from "./reminder-store.server";

/** Days, after which nobody is reminded any more. */
const PROMISE_DAYS = 30;
const PLAN_DAYS = 7;
/** Milliseconds of opening time, after which nobody needs to hear that a promise broke. */
const STALE = 20 * 3_600_000;
/** Hours, after which a morning is over. */
const MORNING = 3;

type Recipient = NotifiedUser & { isOwner: boolean; isTold: boolean };
type Reminder = Pick<ReminderNotice, "step" | "until">;
type About = Required<Pick<ReminderNotice, "lead" | "wait" | "conversation" | "quote" | "project" | "name">>;
/** `id`: of what is due. */
type Found = About & Pick<LeadRow, "phone_key" | "assignee_id"> & { id: string; reminder: Reminder };

const NO_WAIT = { wait: null, conversation: null, quote: null, project: null };

/** Everything that people are to be told by now and have not been told, once each. */
export async function findReminders(db: Db, now: Date): Promise<NoticeRow[]> {
  const users = await usersToNotify(db);
  return [...(await findAboutLeads(db, users, now)), ...(await findMornings(db, users, now))];
}

async function findAboutLeads(db: Db, users: readonly NotifiedUser[], now: Date): Promise<NoticeRow[]> {
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
  const since = addHours(moment, -24 * PROMISE_DAYS);
  const found: Found[] = [];
  for (const lead of await duePromises(db, since, now)) {
    const reminder = reminderOf(lead, moment);
    if (reminder) found.push({ ...lead, ...NO_WAIT, lead: lead.id, reminder });
  }
  for (const wait of await dueWaits(db, since, now)) {
    const { id, lead_id, conversation_id, quote_id, project_id, ...who } = wait;
    const reminder = reminderOf(wait, moment);
    const about = { lead: lead_id, conversation: conversation_id, quote: quote_id, project: project_id };
    if (reminder) found.push({ ...who, ...about, id, wait: id, reminder });
  }
  for (const { project, lead_id, ...promise } of await projectDates(db, since)) {
    const reminder = reminderOf(promise, moment);
    if (reminder) found.push({ ...promise, ...NO_WAIT, lead: lead_id, project, reminder });
  }
  for (const lead of await plannedBetween(db, addDays(today, -PLAN_DAYS), today, now)) {
    found.push({ ...lead, ...NO_WAIT, lead: lead.id, reminder: { step: "planned", until: lead.next_action_on } });
  }
  const keys = found.map(({ id, reminder }) => onceOf(id, reminder));
  const known = await usersNotified(db, keys);
  return found.flatMap(({ phone_key, assignee_id, reminder, ...about }, index) => {
    const once = keys[index] ?? "";
    if (known.has(once)) return [];
    const { lead, wait, conversation, quote, project, name } = about;
    const subject = { lead, wait, conversation, quote, project, name, isCallable: phone_key !== null };
    const notice: ReminderNotice = { kind: "reminder", ...subject, ...reminder };
    return recipients(reminder.step, assignee_id, told).map(({ id, settings }) => ({
      ...noticeRow(notice, id, now),
      once,
      due_at: afterQuiet(settings.quiet, moment),
    }));
  });
}

/** Null where nobody is to be told, or nobody needs to hear it any more. */
function reminderOf(due: Due, moment: string): Reminder | null {
  const step = stepAt(due, reachableOn, moment);
  const isStale = step === "broken" && openTimeBetween(reachableOn, due.due_at, moment) > STALE;
  return step && !isStale ? { step, until: due.due_at } : null;
}

/** `id`: of a wait, a date of a project, or else of the lead. */
function onceOf(id: string, { step, until }: Reminder): string {
  return step === "planned" ? `planned:${id}:${until}` : `${step}:${id}`;
}

async function findMornings(db: Db, users: readonly NotifiedUser[], now: Date): Promise<NoticeRow[]> {
  const moment = now.toISOString();
  const day = dayOf(moment);
  if (!isWorkingDay(day)) return [];
  const once = `morning:${day}`;
  const due = users.filter(({ settings }) => {
    const from = momentAt(day, settings.morningAt);
    return !settings.off.includes("morning") && from <= moment && moment < addHours(from, MORNING);
  });
  if (due.length === 0) return [];
  const told = (await usersNotified(db, [once])).get(once) ?? [];
  return due
    .filter(({ id }) => !told.includes(id))
    .map(({ id, settings }) => ({
      ...noticeRow({ kind: "morning", counts: {}, first: null }, id, now),
      once,
      due_at: afterQuiet(settings.quiet, moment),
    }));
}

/** Says if it is to be told now; `later` is when to look again (ISO-8601 UTC). */
export async function reminderStands(
  db: Db,
  notice: ReminderNotice,
  now: Date,
): Promise<"now" | "never" | { later: string }> {
  const moment = now.toISOString();
  const reminded = await remindedOf(db, notice);
  if (!reminded || !isDue(notice, reminded, moment)) return "never";
  const { calling_until } = reminded;
  if (calling_until !== null && moment < calling_until) return { later: calling_until };
  const open = whenOpen(reachableOn, moment);
  return open > moment ? { later: open } : "now";
}

async function remindedOf(db: Db, { wait, project, lead, until }: ReminderNotice) {
  if (wait !== null) return remindedWait(db, wait);
  return project ? remindedProject(db, project, until) : remindedLead(db, lead ?? "");
}

type Reminded = NonNullable<Awaited<ReturnType<typeof remindedOf>>>;

function isDue({ step, until }: Reminder, reminded: Reminded, moment: string): boolean {
  if (step !== "planned") return reminded.due !== null && stepAt(reminded.due, reachableOn, moment) === step;
  if (!("next_action_on" in reminded)) return false;
  return reminded.next_action_on === until && reminded.status !== "spam" && reminded.status !== "declined";
}
