import { FileText } from "lucide-react";
import { redirect } from "react-router";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FormNotice } from "~/components/ui/form-notice";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { OpenQuestions } from "~/features/quotes/editor/open-questions";
import { readOverview } from "~/features/quotes/editor/overview.server";
import { OverviewList } from "~/features/quotes/editor/overview-list";
import {
  overviewPath,
  QuoteSortLinks,
  QuoteTabs,
  SORT_PARAM,
  STATE_PARAM,
  TABS,
} from "~/features/quotes/editor/quote-tabs";
import { newQuotePath, OUTCOME_PARAM, QUOTES_PATH } from "~/features/quotes/paths";
import { QUOTE_SORTS } from "~/features/quotes/quote";
import { ExportLinks } from "~/features/reports/exports/export-links";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quotes";

const CURSOR = "cursor";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const state = TABS.find((known) => known === url.searchParams.get(STATE_PARAM)) ?? "sent";
  const sort = QUOTE_SORTS.find((known) => known === url.searchParams.get(SORT_PARAM)) ?? "newest";
  const shown = { state, sort };
  const cursor = url.searchParams.get(CURSOR);
  const overview = await orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const { db } = context.get(servicesContext);
    const read = await readOverview(db, { ...shown, cursor }, { language, now: new Date() });
    return read && { ...read, isOwner: role === "owner" };
  });
  if (!overview) throw redirect(overviewPath(shown));
  return {
    ...overview,
    ...shown,
    isDiscarded: url.searchParams.get(OUTCOME_PARAM) === "discarded",
    olderPath: overview.nextCursor && overviewPath(shown, { [CURSOR]: overview.nextCursor }),
    newestPath: cursor && overviewPath(shown),
  };
}

export const meta = deskMeta(({ quotes }) => quotes.metaTitle);

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { isOwner } = loaderData;
  const { quotes, openQuestions, counts, once, month, state, sort, isDiscarded, olderPath, newestPath } = loaderData;
  const words = useWords("quotes");
  useRowKeys();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{words.title}</h1>
        <ButtonLink to={newQuotePath()}>{words.create}</ButtonLink>
      </div>
      <p className="mt-2 max-w-[70ch]">{words.subtitle}</p>
      <div className="mt-6">
        <OpenQuestions questions={openQuestions} />
      </div>
      <QuoteTabs state={state} sort={sort} counts={counts} />
      {isDiscarded && (
        <div className="mb-6 max-w-[46rem]">
          <FormNotice tone="good" text={words.outcomes.discarded} />
        </div>
      )}
      {quotes.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p className="flex flex-wrap items-baseline gap-x-2 text-small">
              {words.totals.label}
              {once && <Sum sum={once} per={words.totals.once} />}
              {once && month && "+"}
              {month && <Sum sum={month} per={words.totals.month} />}
              <span>({words.totals.excluding})</span>
            </p>
            <QuoteSortLinks state={state} sort={sort} />
          </div>
          <OverviewList quotes={quotes} state={state} />
        </>
      ) : (
        <EmptyList icon={FileText} copy={words.empty[state]} />
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words} />
      {isOwner && (
        <div className="mt-4">
          <ExportLinks name="quotes" listPath={QUOTES_PATH} />
        </div>
      )}
    </>
  );
}

function Sum({ sum, per }: { sum: string; per: string }) {
  return (
    <span>
      <strong className="font-display text-xl text-ink-950 tabular-nums">{sum}</strong> {per}
    </span>
  );
}
