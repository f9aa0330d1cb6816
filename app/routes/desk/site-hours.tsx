import { business } from "~/content/business";
import { hours } from "~/content/hours";
import { isClosedOn, withToday } from "~/features/desk/site/hours/close-today";
import { HoursFields, TodaySwitch } from "~/features/desk/site/hours/hours-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
import { readAgain } from "~/lib/http/read-again";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { dayAt } from "~/lib/time/clock";
import type { Route } from "./+types/site-hours";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadSiteKind(args, "hours")), isClosedToday: isClosedOn(hours.closed, dayAt(new Date())) };
}

export function action(args: Route.ActionArgs) {
  const today = dayAt(new Date());
  return changeSiteKind(args, "hours", {
    "close-today": (values) => withToday(values, today, true),
    "open-today": (values) => withToday(values, today, false),
  });
}

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.hours.metaTitle} | ${business.name}` : business.name);

export default function SiteHours({ loaderData, actionData }: Route.ComponentProps) {
  const words = loaderData.copy.hours;
  return (
    <SiteKindPage
      kind="hours"
      loaded={loaderData}
      words={words}
      refused={actionData}
      previews={["contact", "home", "appointment"]}
      lead={loaderData.isOwner && <TodaySwitch isClosed={loaderData.isClosedToday} copy={words} />}
    >
      {(field) => <HoursFields field={field} copy={words} />}
    </SiteKindPage>
  );
}
