import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { orRefused } from "~/components/forms/or-refused";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { appointmentManageCopy } from "~/content/site/page-copies.server";
import { AppointmentLabel } from "~/features/appointments/agenda/appointment-label";
import { minutesBetween, placeOf, plannedOf } from "~/features/appointments/appointment";
import { freeDays } from "~/features/appointments/booking/appointment-form-state.server";
import { AppointmentManager, ManagePage } from "~/features/appointments/booking/appointment-manager";
import { OutcomeNotice } from "~/features/appointments/booking/appointment-notice";
import {
  findByToken,
  manageAppointment,
  presentManaged,
} from "~/features/appointments/booking/manage-appointment.server";
import { moveAnswer } from "~/features/appointments/booking/move-answer";
import { isOpen } from "~/features/appointments/change-appointment.server";
import { calendarPath, OUTCOME_PARAM } from "~/features/appointments/paths";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { directionsLink } from "~/lib/text/contact-links";
import { momentInWords } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointment-manage";

export const handle = { router: "whole" };

const KEPT = ["booked", "delayed", "moved", "unchanged"] as const;
const ENDED = ["cancelled", "gone"] as const;
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const copy = pageCopy(appointmentManageCopy, language);
  const { db } = context.get(servicesContext);
  const row = await orDatabaseAway(() => findByToken(db, params.token));
  if (!row) return data({ copy, appointment: null }, { status: 404, headers: PRIVATE });
  const now = new Date();
  const canChange = isOpen(row, now);
  const { starts_at: startsAt, subject, phone, kind, address } = row;
  const minutes = minutesBetween(startsAt, row.ends_at);
  const state = row.status === "cancelled" ? "cancelled" : canChange ? "booked" : "past";
  const outcomes = state === "booked" ? [...KEPT, ...ENDED] : ENDED;
  const moment = momentInWords(startsAt, language);
  const appointment = { state, startsAt, moment, minutes, kind, place: placeOf(row), subject, phone, address } as const;
  return data(
    {
      copy,
      appointment,
      token: params.token,
      current: { date: dayOf(startsAt), time: timeOf(startsAt), seen: row.sequence },
      days: canChange ? ((await freeDays(db, language, plannedOf(row), now, row.id)) ?? []) : [],
      outcome: outcomes.find((known) => known === url.searchParams.get(OUTCOME_PARAM)) ?? null,
    },
    { headers: PRIVATE },
  );
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { fields } = await readBody(request);
  try {
    const row = await findByToken(services.db, params.token);
    const managed = row ? await manageAppointment(services, row.id, fields, "visitor") : ({ outcome: "gone" } as const);
    const told = presentManaged(managed, fields, context.get(languageContext));
    if (told.outcome !== "again") return redirect(`${url.pathname}?${OUTCOME_PARAM}=${told.outcome}`, 303);
    return data(told.answer, { ...told.init, headers: { ...PRIVATE, ...told.init.headers } });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return data(moveAnswer(fields, "failed"), { status: 503 });
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefused(args, (sent) => moveAnswer(Object.fromEntries(sent), "failed"));

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function AppointmentManagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { href } = useLanguage();
  const { key } = useLocation();
  const { copy, appointment } = loaderData;
  const newAppointment = <ButtonLink to={href(pathOf("appointment"))}>{copy.again}</ButtonLink>;
  if (!appointment) {
    return (
      <ManagePage label={copy.label} title={copy.unknown.title}>
        <p className="mt-6 mb-8 max-w-[34rem] text-lead">{copy.unknown.text}</p>
        {newAppointment}
      </ManagePage>
    );
  }
  const { days, token, current } = loaderData;
  // The previous outcome is not that of the latest action.
  const outcome = actionData ? null : loaderData.outcome;
  const problem = actionData?.problem ?? null;
  return (
    <ManagePage label={copy.label} title={copy.titles[appointment.state]}>
      {(outcome || problem) && (
        <OutcomeNotice
          key={key}
          tone={problem || outcome === "gone" ? "bad" : "good"}
          text={copy.outcomes[problem ?? outcome ?? "gone"]}
        />
      )}
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="lg:sticky lg:top-28">
          <AppointmentLabel
            copy={copy}
            appointment={appointment}
            calendarTo={href(calendarPath(token))}
            routeTo={directionsLink(business.address)}
          />
        </div>
        {appointment.state === "booked" ? (
          <AppointmentManager copy={copy} days={days} current={current} answer={actionData ?? null} />
        ) : (
          <p>{newAppointment}</p>
        )}
      </div>
    </ManagePage>
  );
}
