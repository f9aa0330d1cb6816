import { useWords } from "~/content/desk/words";
import { hours } from "~/content/hours";
import { deskMeta } from "~/features/desk/desk-meta";
import { bookedWhileClosed } from "~/features/desk/site/hours/booked-while-closed.server";
import { isClosedOn, withToday } from "~/features/desk/site/hours/hours-editor.server";
import { BookedNote, HoursFields, TodaySwitch } from "~/features/desk/site/hours/hours-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { dayAt } from "~/lib/time/clock";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-hours";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const now = new Date();
  const loaded = await loadSiteKind(args, "hours");
  const { db } = context.get(servicesContext);
  const booked = await orDatabaseAway(() => bookedWhileClosed(db, now, context.get(languageContext)));
  return { ...loaded, booked, isClosedToday: isClosedOn(hours.closed, dayAt(now)) };
}

export function action(args: Route.ActionArgs) {
  const today = dayAt(new Date());
  return changeSiteKind(args, "hours", {
    "close-today": (values) => withToday(values, today, true),
    "open-today": (values) => withToday(values, today, false),
  });
}

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.hours.metaTitle);

export default function SiteHours({ loaderData, actionData }: Route.ComponentProps) {
  const { hours: words } = useWords("site");
  return (
    <SitePage
      kind="hours"
      loaded={loaderData}
      words={words}
      answer={actionData}
      previews={previewsOf(["contact", "home", "appointment"], words.pages)}
      lead={
        <>
          {loaderData.isOwner && <TodaySwitch isClosed={loaderData.isClosedToday} />}
          <BookedNote booked={loaderData.booked} />
        </>
      }
    >
      {(field) => <HoursFields field={field} />}
    </SitePage>
  );
}
