import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { SourceLink } from "~/components/ui/source-link";
import { TimeOf } from "~/components/ui/time-of";
import type { ReviewsView } from "~/content/site/reviews/present-reviews.server";

interface ReviewLabelsProps {
  copy: {
    title: string;
    note: string;
    source: string;
    mark: string;
    items: readonly { trade: string; town: string; text: string }[];
  };
  view: ReviewsView;
}

const PLACES = ["lg:col-span-7", "lg:col-span-6 lg:col-start-7", "lg:col-span-7 lg:col-start-3"];

export function ReviewLabels({ copy, view: { title, notes, reviews, hasSamples } }: ReviewLabelsProps) {
  const isReal = reviews.length > 0;
  return (
    <section className="overflow-x-clip bg-linen-100">
      <div className="wrap py-section">
        <h2 className="text-h2">{isReal ? title : copy.title}</h2>
        {(isReal ? notes : [copy.note]).map((note, index) => (
          <p key={note} className={`mt-5 max-w-[42rem] ${isReal && index === 0 ? "font-semibold text-ink-950" : ""}`}>
            {note}
          </p>
        ))}
        <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-12">
          {reviews.map(({ id, quote, language, name, day, verified, sourceUrl, stars, answer }, index) => (
            <Label key={id} place={index} quote={quote} lang={language}>
              {stars && <Stars {...stars} />}
              <figcaption className="mt-4 wrap-anywhere">
                {name} (<TimeOf moment={day} />){". "}
                {verified}
                {sourceUrl && <SourceLink to={sourceUrl}>{copy.source}</SourceLink>}
              </figcaption>
              {answer && (
                <div className="mt-4 border-l-4 border-double border-weld-400 pl-4">
                  <p className="text-small font-semibold text-ink-950">{answer.by}</p>
                  <p lang={language} className="whitespace-pre-line wrap-anywhere">
                    {answer.text}
                  </p>
                </div>
              )}
            </Label>
          ))}
          {hasSamples &&
            copy.items.map(({ trade, town, text }, index) => (
              <Label key={trade} place={reviews.length + index} quote={text} mark={copy.mark}>
                <figcaption className="mt-4">
                  {trade}, {town}
                </figcaption>
              </Label>
            ))}
        </ul>
      </div>
    </section>
  );
}

function Stars({ count, text }: { count: number; text: string }) {
  return (
    <p className="mt-4 flex items-center gap-0.5">
      <span className="sr-only">{text}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-5 text-ink-700 ${star <= count ? "fill-weld-400" : "fill-none"}`}
        />
      ))}
    </p>
  );
}

interface LabelProps {
  place: number;
  quote: string;
  lang?: string | undefined;
  mark?: string;
  children: ReactNode;
}

function Label({ place, quote, lang, mark, children }: LabelProps) {
  return (
    <li className={PLACES[place % PLACES.length]}>
      <figure className="border-x-8 border-double border-madder-600 bg-white px-6 py-7 shadow-lift sm:px-10">
        {mark && (
          <p className="mb-4 inline-block border-2 border-dashed border-ink-500 px-2.5 py-0.5 text-small font-semibold text-ink-700">
            {mark}
          </p>
        )}
        <blockquote>
          <p
            lang={lang}
            className="font-display text-[clamp(1.1875rem,1.05rem+0.7vw,1.5rem)] leading-snug font-medium whitespace-pre-line wrap-anywhere text-ink-950"
          >
            {quote}
          </p>
        </blockquote>
        {children}
      </figure>
    </li>
  );
}
