import { data, redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { business } from "~/content/business";
import { OUTCOME, SITE_PATHS } from "~/features/desk/site/paths";
import { ReviewsFields } from "~/features/desk/site/reviews/reviews-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
import { actOnReview } from "~/features/reviews/desk/act-on-review.server";
import { readReviews } from "~/features/reviews/desk/read-reviews.server";
import { CURSOR, ReviewList } from "~/features/reviews/desk/review-list";
import { REVIEW_OUTCOMES } from "~/features/reviews/review";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-reviews";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

/** In the address, beside what the page of every kind says. */
const REVIEW_OUTCOME = `review-${OUTCOME}`;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const cursor = url.searchParams.get(CURSOR);
  const { db } = context.get(servicesContext);
  const loaded = await loadSiteKind(args, "reviews");
  const list = await orDatabaseAway(() => readReviews(db, cursor, language));
  const outcome = REVIEW_OUTCOMES.find((known) => known === url.searchParams.get(REVIEW_OUTCOME)) ?? null;
  return { ...loaded, list, outcome, isFirst: cursor === null };
}

export async function action(args: Route.ActionArgs) {
  const { fields } = await readBody(args.request.clone());
  if (!("review" in fields)) return await changeSiteKind(args, "reviews");
  const { context } = args;
  const acted = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const by = { user, now: new Date() };
    return actOnReview(context.get(servicesContext), fields, by, context.get(languageContext));
  });
  if ("refused" in acted) return data(acted.refused, { status: 422 });
  throw redirect(`${SITE_PATHS.reviews}?${new URLSearchParams({ [REVIEW_OUTCOME]: acted.outcome })}`, 303);
}

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.reviews.metaTitle} | ${business.name}` : business.name);

export default function SiteReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { list, outcome, isFirst, isOwner, copy } = loaderData;
  const words = copy.reviews;
  const refusedReview = actionData && "review" in actionData ? actionData : null;
  const refusedSettings = actionData && !("review" in actionData) ? actionData : undefined;
  return (
    <SiteKindPage
      kind="reviews"
      loaded={loaderData}
      words={words}
      refused={refusedSettings}
      previews={["overijssel"]}
      lead={
        <>
          {outcome && !actionData && (
            <NoticeBar isGood={outcome !== "conflict"} listPath={SITE_PATHS.reviews}>
              {words.outcomes[outcome]}
            </NoticeBar>
          )}
          <ReviewList list={list} isFirst={isFirst} refused={refusedReview} isOwner={isOwner} copy={words} />
        </>
      }
    >
      {(field) => <ReviewsFields field={field} copy={words} />}
    </SiteKindPage>
  );
}
