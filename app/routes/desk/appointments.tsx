import { CalendarDays } from "lucide-react";
import { redirect } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { DoneNotice } from "~/components/forms/done-notice";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { pathOf } from "~/content/pages";
import { AgendaList } from "~/features/appointments/agenda/agenda-list";
import { type AgendaPlace, readAgenda } from "~/features/appointments/agenda/desk-agenda.server";
import { handleAgendaForm } from "~/features/appointments/agenda/handle-agenda-form.server";
import type { AppointmentList } from "~/features/appointments/appointment-store.server";
import { BlockedTimes } from "~/features/appointments/blocks/blocked-times";
import { readBlocks } from "~/features/appointments/blocks/read-blocks.server";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointments";

const LISTS = ["upcoming", "past", "cancelled", "spam"] as const satisfies readonly AppointmentList[];
const LIST = "list";
const CURSOR = "cursor";
const OUTCOME = "outcome";
const GOOD = ["moved", "movedUnmailed", "unchanged", "cancelled", "cancelledUnmailed", "restored", "sent"] as const;
const OUTCOMES = [...GOOD, "taken", "gone", "delayed", "refused"] as const;
type Outcome = (typeof OUTCOMES)[number];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  const place = placeIn(url);
  const { list } = place;
  const first: AgendaPlace = { list, cursor: null };
  const [agenda, blocks] = await orDatabaseAway(async () => {
    await requireUser(args);
    const now = new Date();
    return [await readAgenda(db, place, { language, now }), await readBlocks(db, { language, now })] as const;
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  if (!agenda) throw redirect(pathTo(first, outcome ? { [OUTCOME]: outcome } : {}));
  const { days, counts, nextCursor } = agenda;
  return {
    days,
    blocks,
    counts,
    list,
    listPath: pathTo(place),
    nextPath: nextCursor && pathTo({ list, cursor: nextCursor }),
    firstPath: place.cursor && pathTo(first),
    outcome,
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome: Outcome = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return handleAgendaForm(context.get(servicesContext), fields, { user, now: new Date() });
  });
  return redirect(pathTo(placeIn(url), { [OUTCOME]: outcome }), 303);
}

function placeIn({ searchParams }: URL): AgendaPlace {
  const list = LISTS.find((known) => known === searchParams.get(LIST)) ?? "upcoming";
  return { list, cursor: searchParams.get(CURSOR) };
}

function pathTo({ list, cursor }: AgendaPlace, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(list !== "upcoming" && { [LIST]: list }),
    ...(cursor !== null && { [CURSOR]: cursor }),
    ...more,
  });
  return query.size > 0 ? `${APPOINTMENTS_PATH}?${query}` : APPOINTMENTS_PATH;
}

export const meta = deskMeta(({ admin }) => admin.appointments.metaTitle);

export default function Appointments({ loaderData }: Route.ComponentProps) {
  const { days, blocks, counts, list, listPath, nextPath, firstPath, outcome } = loaderData;
  const { appointments: words } = useWords("admin");
  useRowKeys();
  // Suspected spam is rare.
  const shown = LISTS.filter((known) => known !== "spam" || counts.spam > 0 || list === "spam");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <DeskTabs
        label={words.lists.label}
        tabs={shown.map((known) => ({
          to: pathTo({ list: known, cursor: null }),
          name: words.lists[known],
          count: counts[known],
          isShown: known === list,
        }))}
      />
      <p className="mb-6 max-w-[70ch]">{words.subtitles[list]}</p>
      {outcome && (
        <div className="mb-6 max-w-[46rem]">
          <DoneNotice tone={GOOD.some((good) => good === outcome) ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      {list === "upcoming" && <BlockedTimes blocks={blocks} />}
      {days.length > 0 ? (
        <AgendaList days={days} isSuspects={list === "spam"} listPath={listPath} />
      ) : (
        <EmptyList icon={CalendarDays} copy={words.empty[list]}>
          {list === "upcoming" && (
            <ButtonLink to={pathOf("appointment")} variant="quiet">
              {words.toForm}
            </ButtonLink>
          )}
        </EmptyList>
      )}
      <Paging olderPath={nextPath} newestPath={firstPath} copy={words.pages[list === "upcoming" ? "ahead" : "back"]} />
    </>
  );
}
