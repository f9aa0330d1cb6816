import { MailCheck } from "lucide-react";
import { redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { pathOf } from "~/content/pages";
import { deskMeta } from "~/features/desk/desk-meta";
import {
  deleteAtDesk,
  type SubscriberOutcome,
  unsubscribeAtDesk,
} from "~/features/newsletter/desk/change-subscriber.server";
import { SubscriberList } from "~/features/newsletter/desk/subscriber-list";
import { listSubscribers } from "~/features/newsletter/desk/subscriber-list.server";
import { SubscriberSearch } from "~/features/newsletter/desk/subscriber-search";
import { SubscriberTabs } from "~/features/newsletter/desk/subscriber-tabs";
import { LETTERS_PATH } from "~/features/newsletter/letters/letter";
import { readSubscriberFilter, subscriberListPath } from "~/features/newsletter/subscriber-filter";
import { ExportLinks } from "~/features/reports/exports/export-links";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/newsletter";

const OUTCOME = "outcome";
const OUTCOMES: readonly SubscriberOutcome[] = ["unsubscribed", "deleted", "gone"];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const filter = readSubscriberFilter(url);
  const list = await orDatabaseAway(async () => {
    await requireOwner(args);
    return listSubscribers(context.get(servicesContext).db, filter, language);
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  if (!list) throw redirect(subscriberListPath({ ...filter, cursor: null }, outcome ? { [OUTCOME]: outcome } : {}));
  return { ...list, filter, outcome };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const { db } = context.get(servicesContext);
    const change = fields.do === "delete" ? deleteAtDesk : unsubscribeAtDesk;
    return change(db, String(fields.subscriber), { user, now: new Date() });
  });
  return redirect(subscriberListPath(readSubscriberFilter(url), { [OUTCOME]: outcome }), 303);
}

export const meta = deskMeta(({ newsletterDesk }) => newsletterDesk.metaTitle);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const words = useWords("newsletterDesk");
  const { subscribers, nextCursor, counts, filter, outcome } = loaderData;
  const whole = { ...filter, question: "", cursor: null };
  const isNarrowed = filter.question !== "";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{words.title}</h1>
        <ButtonLink to={LETTERS_PATH} variant="quiet">
          {words.letters}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-[70ch]">{words.subtitle}</p>
      <SubscriberTabs filter={filter} counts={counts} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <SubscriberSearch filter={filter} />
        <ExportLinks name="subscribers" listPath={subscriberListPath({ ...filter, cursor: null })} />
      </div>
      {outcome && (
        <NoticeBar isGood={outcome !== "gone"} listPath={subscriberListPath(filter)}>
          {words.outcomes[outcome]}
        </NoticeBar>
      )}
      {subscribers.length > 0 ? (
        <SubscriberList subscribers={subscribers} label={words.tabs[filter.state]} />
      ) : (
        <EmptyList icon={MailCheck} copy={words.empty[isNarrowed ? "narrowed" : filter.state]}>
          <ButtonLink to={isNarrowed ? subscriberListPath(whole) : pathOf("blog")} variant="quiet">
            {isNarrowed ? words.toAll : words.toForm}
          </ButtonLink>
        </EmptyList>
      )}
      <Paging
        olderPath={nextCursor && subscriberListPath({ ...filter, cursor: nextCursor })}
        newestPath={filter.cursor && subscriberListPath({ ...filter, cursor: null })}
        copy={words.paging}
      />
    </>
  );
}
