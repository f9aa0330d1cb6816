import { deskWords } from "~/content/desk/words.server";
import { pathOfAppointment } from "~/features/appointments/agenda/agenda-address";
import { placeOf } from "~/features/appointments/appointment";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { readAsked } from "~/features/calendars/copies/answer-change.server";
import { mailPath } from "~/features/mail/desk/mail";
import { reasonMessage } from "~/features/mail/outbox/mail-words.server";
import { countEvents } from "~/features/meta-leads/meta-lead-store.server";
import { META_ADS_PATH } from "~/features/meta-leads/paths";
import { leadsWithoutToken } from "~/features/meta-leads/setup.server";
import { PROJECTS_PATH } from "~/features/projects/paths";
import { deskQuotePath, QUOTES_PATH } from "~/features/quotes/paths";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { mailLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { readableAddress } from "~/lib/text/readable-address.server";
import { addMinutes, formatDay, formatMoment, formatTime, formatWeekday } from "~/lib/time/clock";
import { addDays, dayOf, momentAt, timeOf } from "~/lib/time/zoned-time";
import { readNames } from "../assign/read-colleagues.server";
import { NOBODY } from "../lead";
import { preparedWays } from "../lead-page/prepared-ways.server";
import { chosenValue } from "../list/bulk-change";
import { EVERYTHING, type LeadFilter, leadListPath } from "../list/lead-filter";
import { type LeadsContext, presentLead, type Reader } from "../list/present-lead.server";
import { leadPath } from "../paths";
import { PLAN_FORMS } from "../plans/lead-plan";
import { dueSteps } from "../plans/plan-store.server";
import { presentStep } from "../plans/present-plan.server";
import {
  beginningBetween,
  type ExpiringQuote,
  expiringQuotes,
  failedMails,
  leadsById,
  leadsOfAppointments,
  nextBooked,
  nextPlanned,
  plannedLeads,
  reachedSince,
} from "./leads-today-store.server";
import { readDueProjects } from "./project-rows.server";
import type { Failure, Today, TodayRow } from "./today";
import { contactOf, contextOf, readWaiting, wordsOf } from "./waiting-rows.server";

const MOST = 12;
/** A quote that expires within so many days is worth a call. */
const QUOTE_DAYS = 3;
/** Minutes: whoever rings a little early has kept the appointment too. */
const EARLY = 15;
/** The days for which a failed mail is shown here. Its list shows it longer. */
const FAILED_DAYS = 10;
const MOST_FAILED = 5;

interface Asked {
  /** The filter with the id of the reader in the place of `ME`. */
  filter: LeadFilter;
  isOwner: boolean;
}

type Services = Parameters<typeof leadsWithoutToken>[0];

export async function readToday(services: Services, { filter, isOwner }: Asked, reader: Reader): Promise<Today> {
  const { db } = services;
  const { now, language } = reader;
  const { assignee } = filter;
  const day = dayOf(now.toISOString());
  const wanted = { assignee, limit: MOST + 1 };
  const { rows: waiting, leadIds: answered } = await readWaiting(db, wanted, reader);
  const planned = await plannedLeads(db, day, { ...wanted, without: answered });
  const quotes = await readQuotes(db, day, filter, reader);
  const follow = await readFollowUps(services, wanted, day, reader);
  const projects = await readDueProjects(db, momentAt(addDays(day, 1), "00:00"), wanted, reader);
  const appointments = await readAppointments(db, day, filter, reader);
  const context = await contextOf(db, planned, reader);
  const failures = isOwner && assignee === null ? await readFailures(services, reader) : [];
  const listPath = (narrowed: Partial<LeadFilter>) => leadListPath({ ...EVERYTHING, ...narrowed });
  const group = (rows: TodayRow[], all: string) => ({
    rows: rows.slice(0, MOST),
    all: rows.length > MOST ? all : null,
  });
  const groups = {
    call: group(waiting, listPath({ due: "waiting" })),
    projects: group(projects, PROJECTS_PATH),
    appointments: group(appointments, APPOINTMENTS_PATH),
    follow: group(follow, listPath({})),
    plan: group(
      planned.map((row) => planRow(row, context, day, reader)),
      listPath({ due: "today" }),
    ),
    quotes: group(quotes, QUOTES_PATH),
  };
  const asked = await readAsked(db, reader);
  const isEmpty = failures.length + asked.length === 0 && Object.values(groups).every(({ rows }) => rows.length === 0);
  const next = isEmpty ? await readNext(db, day, reader) : null;
  return { day: formatWeekday(day, language), groups, asked, failures, next };
}

function planRow(row: LeadRow, context: LeadsContext, day: string, reader: Reader): TodayRow {
  const lead = presentLead(row, context, reader);
  const { copy, language } = wordsOf(reader);
  const on = row.next_action_on ?? day;
  const until = on === day ? copy.until.today : fill(copy.until.overdue, { day: formatDay(on, language) });
  return {
    id: row.id,
    who: lead.name,
    company: lead.company,
    path: leadPath(row.id),
    todo: null,
    why: row.next_action ?? "",
    clock: null,
    until: { text: until, isLate: on < day },
    assignee: lead.assignee,
    ways: lead.ways,
    ending: { do: "done", lead: chosenValue(row) },
  };
}

/** Steps of plans that wait for somebody at the desk. */
async function readFollowUps(
  services: Services,
  wanted: { assignee: string | null; limit: number },
  day: string,
  reader: Reader,
): Promise<TodayRow[]> {
  const { db } = services;
  const steps = await dueSteps(db, reader.now, wanted);
  const rows = await leadsById(
    db,
    steps.map(({ lead_id }) => lead_id),
  );
  const leads = new Map(rows.map((row) => [row.id, row]));
  const names = await readNames(db, rows);
  const told: TodayRow[] = [];
  for (const step of steps) {
    const lead = leads.get(step.lead_id);
    if (!lead) continue;
    const { copy, language } = wordsOf(reader);
    const { subject, problem, act } = await presentStep(services, step, lead, reader);
    const on = dayOf(step.due_at);
    told.push({
      id: step.id,
      who: lead.name,
      company: lead.company,
      path: leadPath(lead.id),
      todo: copy.todo[step.kind],
      why: problem ? `${subject}. ${problem}` : subject,
      clock: null,
      until: {
        text: on === day ? copy.until.today : fill(copy.until.overdue, { day: formatDay(on, language) }),
        isLate: on < day,
      },
      assignee: names.get(lead.assignee_id ?? "") ?? null,
      ways: preparedWays(lead),
      ending: act && { do: PLAN_FORMS.step, step: step.id, act },
    });
  }
  return told;
}

/** Leaves out quotes whose customer was reached since they were about to expire. */
async function readQuotes(db: Db, day: string, { assignee }: LeadFilter, reader: Reader): Promise<TodayRow[]> {
  const quotes = await expiringQuotes(db, day, addDays(day, QUOTE_DAYS));
  const rows = await leadsById(
    db,
    quotes.flatMap(({ lead_id }) => lead_id ?? []),
  );
  const leads = new Map(rows.map((row) => [row.id, row]));
  const since = momentAt(addDays(day, -QUOTE_DAYS), "00:00");
  const reached = await reachedSince(db, [...leads.keys()], since);
  const names = await readNames(db, rows);
  return quotes.flatMap((quote) => {
    const lead = leads.get(quote.lead_id ?? "");
    const soonSince = momentAt(addDays(quote.valid_until, -QUOTE_DAYS), "00:00");
    if (!isWanted(lead, assignee) || wasReached(lead, reached, soonSince)) return [];
    return [quoteRow(quote, { lead, assignee: names.get(lead?.assignee_id ?? "") ?? null, day }, reader)];
  });
}

function quoteRow(
  quote: ExpiringQuote,
  { lead, assignee, day }: { lead: LeadRow | undefined; assignee: string | null; day: string },
  reader: Reader,
): TodayRow {
  const { copy, language } = wordsOf(reader);
  const { number, first_viewed_at, valid_until } = quote;
  const seen = first_viewed_at
    ? fill(copy.quote.viewed, { moment: formatMoment(first_viewed_at, language) })
    : copy.quote.unseen;
  const mailOnly = { call: null, whatsapp: null, mail: quote.email && mailLink(quote.email) };
  const ways = lead ? preparedWays(lead) : mailOnly;
  const isLast = valid_until === day;
  return {
    id: quote.id,
    who: quote.customer_name,
    company: quote.company,
    path: deskQuotePath(quote.id),
    todo: null,
    why: fill(copy.quote.why, { number: number ?? "", seen }),
    clock: null,
    until: {
      text: isLast ? copy.until.lastDay : fill(copy.until.valid, { day: formatDay(valid_until, language) }),
      isLate: isLast,
    },
    assignee,
    ways,
    ending: lead ? contactOf(lead.id, ways) : null,
  };
}

/** Leaves out appointments that are marked as held. */
async function readAppointments(db: Db, day: string, { assignee }: LeadFilter, reader: Reader): Promise<TodayRow[]> {
  const from = momentAt(day, "00:00");
  const rows = await beginningBetween(db, from, momentAt(addDays(day, 1), "00:00"));
  const byAppointment = await leadsOfAppointments(db, rows);
  const leads = [...byAppointment.values()];
  const reached = await reachedSince(
    db,
    leads.map(({ id }) => id),
    addMinutes(from, -EARLY),
  );
  const names = await readNames(db, leads);
  return rows.flatMap((row) => {
    const lead = byAppointment.get(row.id);
    if (!isWanted(lead, assignee) || wasReached(lead, reached, beginOf(row))) return [];
    return [appointmentRow(row, { lead, assignee: names.get(lead?.assignee_id ?? "") ?? null }, reader)];
  });
}

const beginOf = ({ starts_at }: AppointmentRow) => addMinutes(starts_at, -EARLY);

function appointmentRow(
  row: AppointmentRow,
  { lead, assignee }: { lead: LeadRow | undefined; assignee: string | null },
  reader: Reader,
): TodayRow {
  const { copy } = wordsOf(reader);
  const moment = reader.now.toISOString();
  const place = placeOf(row);
  const times = { from: formatTime(timeOf(row.starts_at)), to: formatTime(timeOf(row.ends_at)) };
  const hasEnded = row.ends_at <= moment;
  const hasBegun = beginOf(row) <= moment;
  return {
    id: row.id,
    who: row.name,
    company: lead?.company ?? null,
    path: lead ? leadPath(lead.id) : pathOfAppointment(row),
    todo: null,
    why: [row.address ?? copy.appointment[place], row.subject].filter(Boolean).join(": "),
    clock: null,
    until: { text: fill(hasEnded ? copy.until.ended : copy.until.times, times), isLate: hasEnded },
    assignee,
    ways: lead ? preparedWays(lead) : { call: null, whatsapp: null, mail: mailLink(row.email) },
    ending: lead && hasBegun ? { do: "contact", lead: lead.id, way: place === "phone" ? "phone" : "visit" } : null,
  };
}

/** A lead that is new again was not reached after all. */
function wasReached(lead: LeadRow | undefined, reached: ReadonlyMap<string, string>, since: string): boolean {
  return lead !== undefined && lead.status !== "new" && (reached.get(lead.id) ?? "") >= since;
}

function isWanted(lead: LeadRow | undefined, assignee: string | null): boolean {
  return assignee === null || (lead?.assignee_id ?? NOBODY) === assignee;
}

async function readFailures(services: Services, { now, language }: Reader): Promise<Failure[]> {
  const { copy, templates } = {
    copy: deskWords[language].today.failed,
    templates: deskWords[language].mailDesk.templates,
  };
  const waiting = await leadsWithoutToken(services);
  const { failed } = await countEvents(services.db);
  const since = momentAt(addDays(dayOf(now.toISOString()), -FAILED_DAYS), "00:00");
  const mails = await failedMails(services.db, since, MOST_FAILED);
  const meta = { path: META_ADS_PATH, mail: null, reason: null };
  return [
    ...(waiting === null ? [] : [{ ...meta, id: "token", text: copy.token }]),
    ...(failed === 0
      ? []
      : [
          {
            ...meta,
            id: "meta",
            text: failed === 1 ? copy.lead : fill(copy.leads, { count: formatCount(failed, language) }),
          },
        ]),
    ...mails.map(({ id, template, recipient, state, last_error }) => {
      const known: Partial<Record<string, string>> = templates;
      const words = { mail: known[template] ?? template, to: readableAddress(recipient) };
      const reason = reasonMessage(last_error, language)?.text ?? "";
      const isTried = state === "queued";
      const text = fill(isTried ? copy.refused : copy.mail, words);
      return { id, text, reason: isTried ? `${reason} ${copy.whenRefused}` : reason, path: mailPath(id), mail: id };
    }),
  ];
}

/** The next appointment or, if that is sooner, what is planned next. */
async function readNext(db: Db, day: string, { language }: Reader): Promise<Today["next"]> {
  const copy = deskWords[language].today.next;
  const tomorrow = momentAt(addDays(day, 1), "00:00");
  const appointment = await nextBooked(db, tomorrow);
  const planned = await nextPlanned(db, day);
  const isPlanFirst =
    planned?.next_action_on && (!appointment || planned.next_action_on < dayOf(appointment.starts_at));
  if (planned?.next_action_on && isPlanFirst) {
    const words = { name: planned.name, day: formatWeekday(planned.next_action_on, language) };
    return { text: fill(copy.planned, words), path: leadPath(planned.id) };
  }
  if (!appointment) return null;
  const words = { name: appointment.name, moment: formatMoment(appointment.starts_at, language) };
  return { text: fill(copy.appointment, words), path: pathOfAppointment(appointment) };
}
