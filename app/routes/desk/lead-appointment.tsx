import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useWords } from "~/content/desk/words";
import { askedIn } from "~/features/appointments/booking/choice";
import { handleAppointmentForm } from "~/features/appointments/desk-booking/handle-appointment-form.server";
import type { LeadAppointmentAnswer } from "~/features/appointments/desk-booking/lead-appointment";
import { LeadAppointmentForm } from "~/features/appointments/desk-booking/lead-appointment-form";
import { readLeadToBook } from "~/features/appointments/desk-booking/read-lead-to-book.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { leadPath } from "~/features/leads/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { newId } from "~/lib/new-id.server";
import { languageContext } from "~/lib/request-context";
import { dayOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead-appointment";

export async function loader(args: Route.LoaderArgs) {
  const { params, context, url } = args;
  const language = context.get(languageContext);
  const now = new Date();
  const lead = await orDatabaseAway(async () => {
    await requireUser(args);
    return readLeadToBook(context.get(servicesContext).db, params.lead, {
      language,
      now,
      asked: askedIn(url.searchParams),
    });
  });
  // That page says what has become of it.
  if (!lead) throw redirect(leadPath(params.lead));
  return { lead, submissionId: newId(), today: dayOf(now.toISOString()) };
}

export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const language = context.get(languageContext);
  const done = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return handleAppointmentForm(context.get(servicesContext), params.lead, fields, {
      user,
      now: new Date(),
      language,
    });
  });
  switch (done.outcome) {
    case "again":
      return data<LeadAppointmentAnswer>(done.answer, { status: done.status });
    case "gone":
      return redirect(leadPath(params.lead), 303);
    case "booked":
      return redirect(`${leadPath(params.lead)}?outcome=${done.isMailed ? "booked" : "bookedUnmailed"}`, 303);
  }
}

export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ leadAppointment }) => leadAppointment.problems);

export const meta = deskMeta(({ leadAppointment }) => leadAppointment.metaTitle);

export default function LeadAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, submissionId, today } = loaderData;
  const words = useWords("leadAppointment");
  const { id, name, company, booked } = lead;
  return (
    <>
      <Link to={leadPath(id)} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,40rem)]">
        <div className="grid gap-1 rounded-card border border-linen-200 bg-white p-4 sm:p-6 lg:sticky lg:top-6">
          <h2 className="text-h3 wrap-anywhere">{name}</h2>
          {company && <p className="wrap-anywhere">{company}</p>}
          {booked.map((says) => (
            <p key={says} className="mt-2 font-semibold text-ink-950">
              {says}
            </p>
          ))}
        </div>
        <LeadAppointmentForm
          key={id}
          lead={lead}
          submissionId={submissionId}
          today={today}
          answer={actionData ?? null}
        />
      </div>
    </>
  );
}
