import { Star } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { TextAreaField, TextField } from "~/components/ui/field";
import { PageLink } from "~/components/ui/page-link";
import { Paging } from "~/components/ui/paging";
import { TimeOf } from "~/components/ui/time-of";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { SITE_PATHS } from "~/features/desk/site/paths";
import { fill } from "~/lib/text/fill";
import { type DeskReview, REVIEW_BOUNDS, type RefusedDeskReview } from "../review";
import type { readReviews } from "./read-reviews.server";

export const CURSOR = "cursor";

interface ReviewListProps {
  list: Awaited<ReturnType<typeof readReviews>>;
  isFirst: boolean;
  refused: RefusedDeskReview | null;
  isOwner: boolean;
  copy: SiteCopy["reviews"];
}

export function ReviewList({ list, isFirst, refused, isOwner, copy }: ReviewListProps) {
  const { reviews, counts, nextCursor } = list;
  const { asked, given, waiting, undated, average } = counts;
  const said = { asked: String(asked), given: String(given), waiting: String(waiting), undated: String(undated) };
  return (
    <section className="mb-10 max-w-[60rem]">
      <h2 className="text-h3">{copy.list}</h2>
      <p className="mt-2 text-small">
        {fill(copy.counts, said)} {given > 0 && fill(copy.average, { average })}
      </p>
      {!isOwner && <p className="mt-2 text-small">{copy.staff}</p>}
      {reviews.length === 0 && <p className="mt-4">{copy.empty}</p>}
      <ol className="mt-4 grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
            <ReviewSaid review={review} copy={copy} />
            {isOwner && (
              <ReviewActions
                // What somebody else saved meanwhile is shown anew.
                key={review.answeredAt + review.state}
                review={review}
                refused={refused?.review === review.id ? refused : null}
                copy={copy}
              />
            )}
          </li>
        ))}
      </ol>
      <Paging
        olderPath={nextCursor && `${SITE_PATHS.reviews}?${new URLSearchParams({ [CURSOR]: nextCursor })}`}
        newestPath={isFirst ? null : SITE_PATHS.reviews}
        copy={copy.paging}
      />
    </section>
  );
}

function ReviewSaid({ review, copy }: { review: DeskReview; copy: SiteCopy["reviews"] }) {
  const { state, stars, words, name, language, lead, since, given, consent, hiddenReason } = review;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <p className="rounded-stitch bg-linen-100 px-2 text-small font-semibold text-ink-950">{copy.states[state]}</p>
      </div>
      <p className="mt-1 flex items-center gap-0.5">
        <span className="sr-only">{fill(copy.stars, { stars: String(stars) })}</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className={`size-5 text-ink-700 ${star <= stars ? "fill-weld-400" : "fill-none"}`}
          />
        ))}
      </p>
      <p lang={language} className="mt-3 whitespace-pre-line wrap-anywhere text-ink-950">
        {words}
      </p>
      <p className="mt-3 text-small wrap-anywhere">
        {fill(copy.since, { day: since })} · {fill(copy.given, { moment: given.text })} ·{" "}
        <PageLink to={lead.path} className="link">
          {copy.lead}: {lead.name}
        </PageLink>
      </p>
      {hiddenReason && (
        <p className="mt-2 text-small wrap-anywhere">{fill(copy.hiddenReason, { reason: hiddenReason })}</p>
      )}
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 items-center text-small">{copy.consent}</summary>
        <p lang={language} className="pb-2 text-small wrap-anywhere">
          {consent} (<TimeOf moment={given} />)
        </p>
      </details>
    </>
  );
}

interface ReviewActionsProps {
  review: DeskReview;
  refused: RefusedDeskReview | null;
  copy: SiteCopy["reviews"];
}

function ReviewActions({ review, refused, copy }: ReviewActionsProps) {
  const { id, state, name, answer, answeredAt } = review;
  const isPending = useNavigation().formData?.get("review") === id;
  const about = <span className="sr-only">: {name}</span>;
  const error = (field: RefusedDeskReview["field"]) => (refused?.field === field ? refused.error : undefined);
  const typed = (field: RefusedDeskReview["field"]) => (refused?.field === field ? refused.text : undefined);
  return (
    <div className="mt-3 grid gap-4 border-t border-linen-200 pt-4">
      {state !== "published" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="review" value={id} />
          <Button type="submit" name="do" value="review-publish" aria-disabled={isPending}>
            {state === "hidden" ? copy.publishAgain : copy.publish}
            {about}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="review" value={id} />
        <input type="hidden" name="answered_at" value={answeredAt} />
        <TextAreaField
          id={`answer-${id}`}
          name="answer"
          label={copy.answer}
          hint={copy.answerHint}
          defaultValue={typed("answer") ?? answer}
          error={error("answer")}
          maxLength={REVIEW_BOUNDS.answer}
          className="min-h-20"
        />
        <p>
          <Button type="submit" name="do" value="review-answer" variant="quiet" aria-disabled={isPending}>
            {copy.saveAnswer}
            {about}
          </Button>
        </p>
      </Form>
      {state !== "hidden" && (
        <details open={error("reason") !== undefined}>
          <summary className="link inline-flex min-h-11 items-center text-small">
            {copy.hide}
            {about}
          </summary>
          <Form method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="review" value={id} />
            <p className="text-small">{copy.hideText}</p>
            <TextField
              id={`reason-${id}`}
              name="reason"
              label={copy.reason}
              defaultValue={typed("reason")}
              error={error("reason")}
              maxLength={REVIEW_BOUNDS.reason}
              autoComplete="off"
            />
            <p>
              <Button type="submit" name="do" value="review-hide" variant="dark" aria-disabled={isPending}>
                {copy.hide}
                {about}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </div>
  );
}
