import { business } from "~/content/business";
import { hours } from "~/content/hours";
import { pathOf } from "~/content/pages";
import { isClosedOn, withToday } from "~/features/desk/site/hours/close-today";
import { HoursFields, TodaySwitch } from "~/features/desk/site/hours/hours-fields";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
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
  const { page, told, isOwner, isClosedToday, copy } = loaderData;
  const words = copy.hours;
  const refused = actionData ?? null;
  const previews = (["contact", "home", "appointment"] as const).map((id) => ({
    to: pathOf(id),
    name: words.pages[id],
  }));
  return (
    <SiteKindFrame
      kind="hours"
      title={words.title}
      subtitle={words.subtitle}
      page={page}
      told={refused ? null : told}
      isOwner={isOwner}
      copy={copy}
    >
      {isOwner && <TodaySwitch isClosed={isClosedToday} copy={words} />}
      <SiteForm
        key={`${page.form.base} ${page.form.draftAt} ${refused?.form.base}`}
        kind="hours"
        page={page}
        refused={refused}
        isOwner={isOwner}
        previews={previews}
        problems={words.problems}
        copy={copy}
      >
        {(field) => <HoursFields field={field} copy={words} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
