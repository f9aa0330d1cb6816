import { CalendarX2 } from "lucide-react";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { agendaAfter, readMovable } from "~/features/appointments/agenda/desk-move.server";
import { OutcomeNotice } from "~/features/appointments/booking/appointment-notice";
import { manageAppointment, presentManaged } from "~/features/appointments/booking/manage-appointment.server";
import { moveAnswer } from "~/features/appointments/booking/move-answer";
import { MoveForm } from "~/features/appointments/booking/move-form";
import { BLOCKS_PATH } from "~/features/appointments/paths";
import { dayPath } from "~/features/appointments/week/week-address";
import { deskMeta } from "~/features/desk/desk-meta";
import { orRefusedAtDesk } from "~/features/desk/not-taken";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointment-move";

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const language = context.get(languageContext);
  const { db } = context.get(servicesContext);
  return orDatabaseAway(async () => {
    await requireUser(args);
    const appointment = await readMovable(db, params.appointment, { language, now: new Date() });
    if (!appointment) throw redirect(await agendaAfter(db, params.appointment, "gone"));
    return { appointment };
  });
}

export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const services = context.get(servicesContext);
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const done = await manageAppointment(services, params.appointment, fields, user);
    const managed = presentManaged(done, fields, context.get(languageContext));
    if (managed.outcome === "again") return data(managed.answer, managed.init);
    return redirect(await agendaAfter(services.db, params.appointment, managed.outcome), 303);
  });
}

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** The frame of the desk tells those who are signed out. */
export const clientAction = (args: Route.ClientActionArgs) =>
  orRefusedAtDesk(args, (problem, sent) => moveAnswer(Object.fromEntries(sent), problem === "failed" ? problem : null));

export const meta = deskMeta(({ admin }) => admin.appointments.move.metaTitle);

export default function AppointmentMove({ loaderData: { appointment }, actionData }: Route.ComponentProps) {
  const { key } = useLocation();
  const { name, subject, kind, place, startsAt, moment, current, days } = appointment;
  const { move: words, places, kinds } = useWords("admin").appointments;
  // The form shows the free moments if this one is taken.
  const problem = actionData?.problem === "taken" ? null : actionData?.problem;
  return (
    <>
      <Link to={dayPath(current.date)} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      {problem && <OutcomeNotice key={key} text={words.problems[problem]} />}
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,40rem)]">
        <div className="grid gap-1 rounded-card border border-linen-200 bg-white p-4 sm:p-6 lg:sticky lg:top-6">
          <h2 className="text-h3 wrap-anywhere">{name}</h2>
          {subject && <p className="wrap-anywhere text-ink-950">{subject}</p>}
          <p className="text-small text-ink-500">
            {kinds[kind]} · {places[place]}
          </p>
          <p className="mt-3 text-small text-ink-500">{words.now}</p>
          <p className="font-semibold text-ink-950 first-letter:uppercase">
            <time dateTime={startsAt}>{moment}</time>
          </p>
        </div>
        {days.length > 0 ? (
          <div className="@container grid gap-6">
            <p>{appointment.isMailed ? words.explain : words.explainUnmailed}</p>
            <MoveForm
              // A new answer, or a new moment: the previous selection no longer applies.
              key={JSON.stringify(actionData ?? current)}
              copy={words}
              days={days}
              current={current}
              answer={actionData ?? null}
            />
          </div>
        ) : (
          <EmptyList
            icon={CalendarX2}
            copy={fill(words.none, { appointmentWeeksAhead: String(business.appointments.weeksAhead) })}
          >
            <ButtonLink to={BLOCKS_PATH} variant="quiet">
              {words.toBlocks}
            </ButtonLink>
          </EmptyList>
        )}
      </div>
    </>
  );
}
