import { data, redirect } from "react-router";
import { doneIn, listIn, listPath, pathWhenDone } from "~/features/appointments/agenda/agenda-address";
import { AgendaPage } from "~/features/appointments/agenda/agenda-page";
import { readAgenda } from "~/features/appointments/agenda/desk-agenda.server";
import { handleAgendaForm } from "~/features/appointments/agenda/handle-agenda-form.server";
import { handleBlockForm } from "~/features/appointments/blocks/handle-block-form.server";
import { readBlocks } from "~/features/appointments/blocks/read-blocks.server";
import { readWeek } from "~/features/appointments/week/read-week.server";
import { cardIn, dayIn, dayPath } from "~/features/appointments/week/week-address";
import { WeekPage } from "~/features/appointments/week/week-page";
import { readAsked } from "~/features/calendars/copies/answer-change.server";
import { AskedChanges } from "~/features/calendars/copies/asked-changes";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { dayOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointments";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const reader = { language: context.get(languageContext), now: new Date() };
  const done = doneIn(url.searchParams);
  const place = listIn(url.searchParams);
  return orDatabaseAway(async () => {
    await requireUser(args);
    const asked = await readAsked(db, reader);
    if (!place) {
      const shown = { day: shownDay(url, reader.now), card: cardIn(url.searchParams) };
      return { asked, place, week: await readWeek(db, shown, reader), done };
    }
    const agenda = await readAgenda(db, place, reader);
    if (!agenda) throw redirect(pathAfter(listPath({ ...place, cursor: null }), done));
    return { asked, place, agenda, blocks: await readBlocks(db, reader), done };
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const services = context.get(servicesContext);
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const place = listIn(url.searchParams);
    const path = place ? listPath(place) : dayPath(shownDay(url, by.now));
    const blocked = await handleBlockForm(services, fields, by);
    if (blocked && "answer" in blocked) return data(blocked.answer, { status: 422 });
    throw redirect(pathWhenDone(path, blocked ?? { outcome: await handleAgendaForm(services, fields, by) }), 303);
  });
}

function shownDay({ searchParams }: URL, now: Date): string {
  return dayIn(searchParams, dayOf(now.toISOString()), isDay);
}

function pathAfter(path: string, done: Parameters<typeof pathWhenDone>[1] | null): string {
  return done ? pathWhenDone(path, done) : path;
}

export const meta = deskMeta(({ admin }) => admin.appointments.metaTitle);

export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AskedChanges asked={loaderData.asked} />
      {loaderData.place === null ? (
        <WeekPage week={loaderData.week} done={loaderData.done} answer={actionData ?? null} />
      ) : (
        <AgendaPage {...loaderData} />
      )}
    </>
  );
}
