import { Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { answerChange, readAsked } from "~/features/calendars/copies/answer-change.server";
import { ANSWERED, CHANGED_PATH } from "~/features/calendars/copies/asked-change";
import { AskedChanges } from "~/features/calendars/copies/asked-changes";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/calendar-changes";

const OUTCOME = "outcome";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const asked = await orDatabaseAway(async () => {
    await requireUser(args);
    return readAsked(context.get(servicesContext).db, { language, now: new Date() });
  });
  return { asked, outcome: ANSWERED.find((known) => known === url.searchParams.get(OUTCOME)) ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const answer = { copy: String(fields.copy ?? ""), isYes: fields.do === "yes" };
    return answerChange(context.get(servicesContext), answer, { user, now: new Date() });
  });
  return redirect(`${CHANGED_PATH}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
}

export const meta = deskMeta(({ calendars }) => calendars.asked.metaTitle);

export default function CalendarChanges({ loaderData: { asked, outcome } }: Route.ComponentProps) {
  const { asked: words } = useWords("calendars");
  const isGood = outcome === "moved" || outcome === "cancelled" || outcome === "put-back";
  return (
    <>
      <Link to={APPOINTMENTS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && (
        <div className="mb-6">
          <DoneNotice tone={isGood ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      <AskedChanges asked={asked} />
      {asked.length === 0 && <p>{words.empty}</p>}
    </>
  );
}
