import { Star } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { useOnlineOnly } from "~/components/forms/use-online-only";
import { Button } from "~/components/ui/button";
import { FieldError, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { nl } from "~/content/site/reviews/nl";
import { DECLINE_ID, REVIEW_BOUNDS, type ReviewAnswer, type ReviewField, STARS } from "./review";

interface ReviewFormProps {
  /** The name that the business knows. */
  name: string;
  answer: ReviewAnswer | null;
  copy: (typeof nl)["page"];
}

/** Works without scripts too. */
export function ReviewForm({ name, answer, copy }: ReviewFormProps) {
  const onlineOnly = useOnlineOnly();
  const element = useErrorInView(answer);
  const isWorking = useNavigation().state === "submitting";
  const field = fieldsOf<ReviewField>({ form: "review", answer, served: { name } });
  const consent = field("consent");
  return (
    <section className="wrap grid max-w-[52rem] gap-12 pt-28 pb-section md:pt-36">
      <div>
        <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-none font-extrabold">{copy.title}</h1>
        <p className="mt-5 mb-8 max-w-[36rem] text-lead">{copy.text}</p>
        <Form ref={element} method="post" noValidate onSubmit={onlineOnly} className="grid gap-6">
          {answer && <FormNotice text={answer.problem ?? copy.notices.failed} />}
          <Stars chosen={field("stars").defaultValue} error={field("stars").error} copy={copy} />
          <TextAreaField {...field("words")} label={copy.words} maxLength={REVIEW_BOUNDS.words} required />
          <TextField
            {...field("name")}
            label={copy.name}
            hint={copy.nameHint}
            maxLength={REVIEW_BOUNDS.name}
            autoComplete="name"
            required
          />
          <div>
            <label htmlFor="review-consent" className="flex min-h-11 items-start gap-3">
              <input
                id="review-consent"
                type="checkbox"
                name="consent"
                value="on"
                defaultChecked={consent.defaultValue === "on"}
                required
                aria-invalid={consent.error ? true : undefined}
                aria-describedby={consent.error ? "review-consent-error" : undefined}
                className="mt-0.5 size-5 shrink-0 accent-indigo-700"
              />
              {copy.consent}
            </label>
            <FieldError id="review-consent-error" text={consent.error} className="mt-1.5" />
          </div>
          <p>
            <Button type="submit" name="do" value="give" aria-disabled={isWorking}>
              {isWorking ? copy.working : copy.submit}
            </Button>
          </p>
        </Form>
      </div>
      <div id={DECLINE_ID} className="scroll-mt-28 border-l-8 border-double border-weld-400 pl-4">
        <h2 className="text-h3">{copy.decline.title}</h2>
        <p className="mt-2 mb-4">{copy.decline.text}</p>
        <Form method="post" onSubmit={onlineOnly}>
          <Button type="submit" name="do" value="decline" variant="quiet" aria-disabled={isWorking}>
            {copy.decline.button}
          </Button>
        </Form>
      </div>
    </section>
  );
}

interface StarsProps {
  chosen: string;
  error: string | undefined;
  copy: ReviewFormProps["copy"];
}

function Stars({ chosen, error, copy }: StarsProps) {
  return (
    <fieldset data-invalid={error ? true : undefined} aria-describedby={error ? "review-stars-error" : undefined}>
      <legend className="mb-1.5 font-semibold text-ink-950">{copy.stars}</legend>
      <div className="flex flex-wrap gap-2">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative inline-flex min-h-12 cursor-pointer items-center gap-1 rounded-control border-2 border-ink-500 bg-white px-3.5 font-semibold text-ink-950 hover:border-indigo-700 has-checked:border-ink-950 has-checked:bg-weld-400 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo-700"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              required
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{stars}</span>
            <Star aria-hidden="true" className="size-5 fill-weld-400" />
            <span className="sr-only">{copy.starNames[stars - 1]}</span>
          </label>
        ))}
      </div>
      <FieldError id="review-stars-error" text={error} className="mt-1.5" />
    </fieldset>
  );
}
