import { Link } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { listDeskArticles } from "~/features/desk/site/articles/read-articles.server";
import { NEW, OUTCOME, SITE_PATHS, sitePath } from "~/features/desk/site/paths";
import { SiteTabs } from "~/features/desk/site/site-tabs";
import { OUTCOMES } from "~/features/desk/site/site-view";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-articles";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const list = await orDatabaseAway(async () => {
    await requireUser(args);
    return listDeskArticles(context.get(servicesContext).db, new Date(), language);
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  return { list, outcome };
}

export const meta = deskMeta(({ site }) => site.articles.metaTitle);

export default function SiteArticles({ loaderData: { list, outcome } }: Route.ComponentProps) {
  const { articles: words, outcomes, work } = useWords("site");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <SiteTabs />
      <p className="mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && <UndoNotice isGood text={outcomes[outcome]} listPath={SITE_PATHS.articles} undo={null} />}
      <ButtonLink to={sitePath(`articles.${NEW}`)}>{words.add}</ButtonLink>
      <ul className="mt-6 max-w-[46rem] rounded-card border border-linen-200 bg-white">
        {list.map(({ id, title, day, state, isDutchOnly, draftBy }) => (
          <li key={id} className="border-t border-linen-200 px-4 py-2 first:border-t-0">
            <Link
              to={sitePath(`articles.${id}`)}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {title}
            </Link>
            <p className="text-small text-ink-500 wrap-anywhere">
              {[
                words.states[state],
                day,
                isDutchOnly ? words.dutchOnly : "",
                draftBy === null ? "" : `${work.draft} ${draftBy}`,
              ]
                .filter((part) => part !== "")
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
