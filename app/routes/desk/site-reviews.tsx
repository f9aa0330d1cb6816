import { data, redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { OUTCOME, SITE_PATHS } from "~/features/desk/site/paths";
import { ReviewsFields } from "~/features/desk/site/reviews/reviews-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { handleReviewForm } from "~/features/reviews/desk/handle-review-form.server";
import { readReviews } from "~/features/reviews/desk/read-reviews.server";
import { CURSOR, ReviewList } from "~/features/reviews/desk/review-list";
import { REVIEW_OUTCOMES } from "~/features/reviews/review";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-reviews";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

/** The address says more here than on the page of every kind. */
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
    return handleReviewForm(context.get(servicesContext), fields, by, context.get(languageContext));
  });
  if ("answer" in acted) return data(acted.answer, { status: 422 });
  throw redirect(`${SITE_PATHS.reviews}?${new URLSearchParams({ [REVIEW_OUTCOME]: acted.outcome })}`, 303);
}

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.reviews.metaTitle);

export default function SiteReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { list, outcome, isFirst, isOwner } = loaderData;
  const { reviews: words } = useWords("site");
  const isOfReview = actionData?.fields.review !== undefined;
  return (
    <SitePage
      kind="reviews"
      loaded={loaderData}
      words={words}
      answer={isOfReview ? undefined : actionData}
      previews={previewsOf(["overijssel"], words.pages)}
      lead={
        <>
          {outcome && !actionData && (
            <NoticeBar isGood={outcome !== "conflict"} listPath={SITE_PATHS.reviews}>
              {words.outcomes[outcome]}
            </NoticeBar>
          )}
          <ReviewList list={list} isFirst={isFirst} answer={isOfReview ? actionData : null} isOwner={isOwner} />
        </>
      }
    >
      {(field) => <ReviewsFields field={field} />}
    </SitePage>
  );
}
