import { deskWords } from "~/content/desk/words.server";
import { pathOfAppointment } from "~/features/appointments/agenda/agenda-address";
import { firstMomentOf, movesOf } from "~/features/appointments/appointment";
import { chatPath } from "~/features/chat/paths";
import { deskQuotePath } from "~/features/quotes/paths";
import { sourceName } from "~/features/requests/source-name.server";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow, LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanRunRow, PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { QuoteQuestionRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import type { LeadsContext } from "../list/present-lead.server";
import { leadPath } from "../paths";
import { runsOf, stepsOfRuns } from "../plans/plan-store.server";
import { presentEnd } from "../plans/present-plan.server";
import { planName } from "../plans/read-plans.server";
import { type Happening, NO_MORE } from "./timeline";

export function presentAsked(
  { id, kind, subject_id, source, created_at }: LeadRow,
  isShown: boolean,
  { subjects }: LeadsContext,
  language: Language,
): Happening[] {
  const { timeline } = deskWords[language].leads;
  const item = { ...NO_MORE, key: id, at: created_at, to: isShown ? null : leadPath(id) };
  switch (kind) {
    case "offer-request": {
      const title = fill(timeline.asked, { source: sourceName(source, language) });
      return [{ ...item, kind: "request", title, text: subjects.offers.get(subject_id)?.message ?? null }];
    }
    case "configurator-request": {
      const text = subjects.configurations.get(subject_id)?.description ?? null;
      return [{ ...item, kind: "configuration", title: timeline.configured, text }];
    }
    case "conversation": {
      const to = subjects.conversations.has(subject_id) ? chatPath(subject_id) : item.to;
      return [{ ...item, kind: "chat", title: timeline.chatted, to }];
    }
    case "appointment": {
      const appointment = subjects.appointments.get(subject_id);
      return appointment ? presentAppointment(appointment, { key: id, by: null }, language) : [];
    }
  }
}

/** `by`: who at the desk made it. */
export function presentAppointment(
  appointment: AppointmentRow,
  { key, by }: Pick<Happening, "key" | "by">,
  language: Language,
): Happening[] {
  const { timeline } = deskWords[language].leads;
  const { starts_at, subject, created_at, cancelled_at, cancelled_by } = appointment;
  const say = (iso: string) => formatMoment(iso, language);
  const moves = movesOf(appointment);
  const told = { ...NO_MORE, key, at: created_at, kind: "appointment" as const, to: pathOfAppointment(appointment) };
  const booked = fill(timeline.booked, { moment: say(firstMomentOf(appointment)) });
  const cancelled = fill(timeline.cancelled[cancelled_by ?? "unknown"], { moment: say(starts_at) });
  return [
    { ...told, title: booked, text: subject, by },
    ...moves.map(({ at, from, to, by: side }) => {
      const title = fill(timeline.moved[side], { from: say(from), to: say(to) });
      return { ...told, key: `${key}-moved-${Date.parse(at)}`, at, title };
    }),
    ...(cancelled_at ? [{ ...told, key: `${key}-cancelled`, at: cancelled_at, title: cancelled }] : []),
  ];
}

/** The begin and end of plans, and their calls. Their mails are in the timeline themselves. */
export async function readPlanHappenings(db: Db, leadIds: readonly string[], language: Language): Promise<Happening[]> {
  const runs = await runsOf(db, leadIds);
  const steps = await stepsOfRuns(
    db,
    runs.map(({ id }) => id),
  );
  return [...runs.flatMap((run) => presentRun(run, language)), ...steps.flatMap((step) => presentStep(step, language))];
}

function presentRun(run: PlanRunRow, language: Language): Happening[] {
  const { started } = deskWords[language].plans.timeline;
  const { id, name, started_at, started_by, ended_at, ended_by } = run;
  const work = { ...NO_MORE, kind: "work" as const };
  return [
    { ...work, key: id, at: started_at, title: fill(started, { name: planName(name, language) }), by: started_by },
    ...(ended_at === null
      ? []
      : [{ ...work, key: `${id}-ended`, at: ended_at, title: presentEnd(run, language), by: ended_by }]),
  ];
}

function presentStep({ id, subject, state, settled_at, settled_by }: PlanStepRow, language: Language): Happening[] {
  const { timeline } = deskWords[language].plans;
  if (settled_at === null || (state !== "done" && state !== "skipped")) return [];
  const title = fill(timeline[state], { what: subject });
  return [{ ...NO_MORE, kind: "work", key: id, at: settled_at, title, by: settled_by }];
}

interface Quoted {
  quotes: readonly QuoteRow[];
  questions: readonly QuoteQuestionRow[];
  auditEntries: readonly AuditRow[];
}

export function presentQuotes({ quotes, questions, auditEntries }: Quoted, language: Language): Happening[] {
  return quotes.flatMap((quote) => {
    const asked = questions.filter(({ quote_id }) => quote_id === quote.id);
    return [
      ...presentQuote(quote, auditEntries, language),
      ...asked.flatMap((one) => presentQuestion(one, quote, language)),
    ];
  });
}

function presentQuote(quote: QuoteRow, auditEntries: readonly AuditRow[], language: Language): Happening[] {
  const { timeline } = deskWords[language].leads;
  const { reasons } = deskWords[language].quotes.quote;
  const by = (action: string) =>
    auditEntries.find((auditEntry) => auditEntry.action === action && auditEntry.subject === `quote:${quote.id}`)
      ?.user_email ?? null;
  const words = { number: quote.number ?? "", who: quote.agreed_by ?? "" };
  const told = (step: keyof typeof timeline.quote, at: string | null, more: Partial<Happening> = {}): Happening[] => {
    if (at === null) return [];
    const title = fill(timeline.quote[step], words);
    return [{ ...NO_MORE, key: `${quote.id}-${step}`, kind: "quote", at, title, to: deskQuotePath(quote.id), ...more }];
  };
  const reason = quote.decline_reason && reasons[quote.decline_reason];
  return [
    ...told("made", quote.created_at),
    ...told("sent", quote.sent_at, { by: by("quote.sent") }),
    ...told("viewed", quote.first_viewed_at),
    ...told("agreed", quote.state === "agreed" ? quote.answered_at : null),
    ...told("declined", quote.state === "declined" ? quote.answered_at : null, {
      text: [reason, quote.decline_note].filter(Boolean).join("\n") || null,
    }),
    ...told("withdrawn", quote.withdrawn_at, { by: by("quote.withdrawn") }),
    ...told("replaced", quote.state === "replaced" ? quote.updated_at : null, { by: by("quote.replaced") }),
  ];
}

function presentQuestion(question: QuoteQuestionRow, quote: QuoteRow, language: Language): Happening[] {
  const { asked, answered } = deskWords[language].leads.timeline.question;
  const { id, text, asked_at, answer, answered_at, answered_by } = question;
  const told = { ...NO_MORE, kind: "question" as const, to: deskQuotePath(quote.id) };
  const words = { number: quote.number ?? "" };
  return [
    { ...told, key: id, at: asked_at, title: fill(asked, words), text },
    ...(answered_at
      ? [
          {
            ...told,
            key: `${id}-answered`,
            at: answered_at,
            title: fill(answered, words),
            text: answer,
            by: answered_by,
          },
        ]
      : []),
  ];
}
