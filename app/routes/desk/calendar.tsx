import { data, Link, redirect } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { useLastRefusal } from "~/components/desk/use-last-refusal";
import type { FormAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { CalendarForm } from "~/features/calendars/account/calendar-form";
import { CalendarList } from "~/features/calendars/account/calendar-list";
import { CALENDAR_PARAM, type CalendarFormField, OUTCOME, OUTCOMES } from "~/features/calendars/account/calendar-page";
import { FeedCard } from "~/features/calendars/account/feed-card";
import { handleCalendarForm } from "~/features/calendars/account/handle-calendar-form.server";
import { ProviderCards } from "~/features/calendars/account/provider-cards";
import { ProviderSteps } from "~/features/calendars/account/provider-steps";
import { providerOf } from "~/features/calendars/account/providers";
import { readCalendars } from "~/features/calendars/account/read-calendars.server";
import { CALENDAR_PATH } from "~/features/calendars/paths";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { requireUser } from "~/features/users/sessions/session.server";
import { ACCOUNT_PATH } from "~/features/users/sign-in/paths";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/calendar";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const page = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    return readCalendars(context.get(servicesContext), url, { user, language, now: new Date() });
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  return { page, outcome, changed: url.searchParams.get(CALENDAR_PARAM) ?? "" };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const done = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request, ["read"]);
    const by = { user, now: new Date() };
    return handleCalendarForm(context.get(servicesContext), fields, by, context.get(languageContext));
  });
  if ("answer" in done)
    return data(done.answer, { status: done.status, ...(done.headers && { headers: done.headers }) });
  const { outcome, calendar } = done;
  const query = new URLSearchParams({ [OUTCOME]: outcome, ...(calendar && { [CALENDAR_PARAM]: calendar }) });
  return redirect(`${CALENDAR_PATH}?${query}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ calendars }, sent) => (sent.get("do") === "add" ? { failed: calendars.away } : null));

export const shouldRevalidate = readAgain;

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ calendars }) => calendars.metaTitle);

export default function Calendars({ loaderData: { page, outcome, changed }, actionData }: Route.ComponentProps) {
  const words = useWords("calendars");
  const refusal = useLastRefusal<FormAnswer<CalendarFormField>>(actionData ?? null);
  const isOfList = refusal?.errors.write !== undefined;
  const answer = isOfList ? null : refusal;
  const provider = providerOf(answer?.fields.provider) ?? page.provider ?? (answer ? "other" : null);
  return (
    <>
      <Link to={ACCOUNT_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !refusal && (
        <UndoNotice
          isGood={!["gone", "stale", "limited"].includes(outcome)}
          text={words.outcomes[outcome]}
          listPath={CALENDAR_PATH}
          undo={
            outcome === "removed"
              ? { action: CALENDAR_PATH, fields: { do: "restore", calendar: changed }, label: words.undo }
              : null
          }
        />
      )}
      <CalendarList calendars={page.calendars} answer={isOfList ? refusal : null} />
      <h2 id="enter" className="text-xl">
        {words.choose.title}
      </h2>
      <p className="mt-1 max-w-[70ch] text-small">{words.choose.explain}</p>
      <ProviderCards shown={provider} />
      {provider && (
        <>
          <ProviderSteps provider={provider} />
          <CalendarForm key={`${provider} ${page.again?.id}`} page={page} provider={provider} answer={answer} />
        </>
      )}
      <FeedCard feed={page.feed} />
    </>
  );
}
