import { Star } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { TextAreaField, TextField } from "~/components/ui/field";
import { PageLink } from "~/components/ui/page-link";
import { Paging } from "~/components/ui/paging";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { SITE_PATHS } from "~/features/desk/site/paths";
import { fill } from "~/lib/text/fill";
import { REVIEW_BOUNDS } from "../review";
import type { DeskReview, readReviews } from "./read-reviews.server";

export const CURSOR = "cursor";

interface ReviewListProps {
  list: Awaited<ReturnType<typeof readReviews>>;
  isFirst: boolean;
  answer: FormAnswer | null;
  isOwner: boolean;
}

export function ReviewList({ list, isFirst, answer, isOwner }: ReviewListProps) {
  const { reviews: words } = useWords("site");
  const { reviews, counts, nextCursor } = list;
  const { asked, given, waiting, undated, average } = counts;
  const said = { asked: String(asked), given: String(given), waiting: String(waiting), undated: String(undated) };
  return (
    <section className="mb-10 max-w-[60rem]">
      <h2 className="text-h3">{words.list}</h2>
      <p className="mt-2 text-small">
        {fill(words.counts, said)} {given > 0 && fill(words.average, { average })}
      </p>
      {!isOwner && <p className="mt-2 text-small">{words.staff}</p>}
      {reviews.length === 0 && <p className="mt-4">{words.empty}</p>}
      <ol className="mt-4 grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
            <ReviewSaid review={review} />
            {isOwner && (
              <ReviewActions
                // A colleague's changes are shown anew.
                key={review.answeredAt + review.state}
                review={review}
                answer={answerTo(answer, { review: review.id })}
              />
            )}
          </li>
        ))}
      </ol>
      <Paging
        olderPath={nextCursor && `${SITE_PATHS.reviews}?${new URLSearchParams({ [CURSOR]: nextCursor })}`}
        newestPath={isFirst ? null : SITE_PATHS.reviews}
        copy={words.paging}
      />
    </section>
  );
}

function ReviewSaid({ review }: { review: DeskReview }) {
  const { reviews: labels } = useWords("site");
  const { state, stars, words, name, language, lead, since, given, consent, hiddenReason } = review;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <p className="rounded-stitch bg-linen-100 px-2 text-small font-semibold text-ink-950">{labels.states[state]}</p>
      </div>
      <p className="mt-1 flex items-center gap-0.5">
        <span className="sr-only">{fill(labels.stars, { stars: String(stars) })}</span>
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
        {fill(labels.since, { day: since })} · {fill(labels.given, { moment: given.text })} ·{" "}
        <PageLink to={lead.path} className="link">
          {labels.lead}: {lead.name}
        </PageLink>
      </p>
      {hiddenReason && (
        <p className="mt-2 text-small wrap-anywhere">{fill(labels.hiddenReason, { reason: hiddenReason })}</p>
      )}
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 items-center text-small">{labels.consent}</summary>
        <p lang={language} className="pb-2 text-small wrap-anywhere">
          {consent} (<TimeOf moment={given} />)
        </p>
      </details>
    </>
  );
}

interface ReviewActionsProps {
  review: DeskReview;
  answer: FormAnswer | null;
}

function ReviewActions({ review, answer }: ReviewActionsProps) {
  const { reviews: words } = useWords("site");
  const { id, state, name, answeredAt } = review;
  const among = { review: id };
  const about = <span className="sr-only">: {name}</span>;
  const answered = fieldsOf<"answer">({
    form: id,
    answer: answerTo(answer, { do: "review-answer" }),
    served: { answer: review.answer },
  });
  const reason = fieldsOf<"reason">({ form: id, answer: answerTo(answer, { do: "review-hide" }) })("reason");
  return (
    <div className="mt-3 grid gap-4 border-t border-linen-200 pt-4">
      {state !== "published" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="review" value={id} />
          <SubmitButton value="review-publish" among={among}>
            {state === "hidden" ? words.publishAgain : words.publish}
            {about}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="review" value={id} />
        <input type="hidden" name="answered_at" value={answeredAt} />
        <TextAreaField
          {...answered("answer")}
          label={words.answer}
          hint={words.answerHint}
          maxLength={REVIEW_BOUNDS.answer}
          className="min-h-20"
        />
        <p>
          <SubmitButton value="review-answer" among={among} variant="quiet">
            {words.saveAnswer}
            {about}
          </SubmitButton>
        </p>
      </Form>
      {state !== "hidden" && (
        <details open={reason.error !== undefined}>
          <summary className="link inline-flex min-h-11 items-center text-small">
            {words.hide}
            {about}
          </summary>
          <Form method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="review" value={id} />
            <p className="text-small">{words.hideText}</p>
            <TextField {...reason} label={words.reason} maxLength={REVIEW_BOUNDS.reason} autoComplete="off" />
            <p>
              <SubmitButton value="review-hide" among={among} variant="dark">
                {words.hide}
                {about}
              </SubmitButton>
            </p>
          </Form>
        </details>
      )}
    </div>
  );
}
