import type { ReactNode } from "react";
import { SourceLink } from "~/components/ui/source-link";
import { TimeOf } from "~/components/ui/time-of";
import type { Moment } from "~/lib/time/clock";

interface ReviewLabelsProps {
  copy: {
    title: string;
    note: string;
    real: { title: string; note: string };
    source: string;
    mark: string;
    items: readonly { trade: string; town: string; text: string }[];
  };
  /** As long as there are none, samples are shown. */
  reviews: readonly { quote: string; name: string; town: string; sourceUrl: string; day: Moment }[];
}

const PLACES = ["lg:col-span-7", "lg:col-span-6 lg:col-start-7", "lg:col-span-7 lg:col-start-3"];

export function ReviewLabels({ copy, reviews }: ReviewLabelsProps) {
  const { title, note } = reviews.length > 0 ? copy.real : copy;
  return (
    <section className="overflow-x-clip bg-linen-100">
      <div className="wrap py-section">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 max-w-[42rem]">{note}</p>
        <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-12">
          {reviews.map(({ quote, name, town, sourceUrl, day }, index) => (
            <Label key={sourceUrl + name} place={index} quote={quote}>
              {name}, {town} (<TimeOf moment={day} />){". "}
              <SourceLink to={sourceUrl}>{copy.source}</SourceLink>
            </Label>
          ))}
          {reviews.length === 0 &&
            copy.items.map(({ trade, town, text }, index) => (
              <Label key={trade} place={index} quote={text} mark={copy.mark}>
                {trade}, {town}
              </Label>
            ))}
        </ul>
      </div>
    </section>
  );
}

function Label({ place, quote, mark, children }: { place: number; quote: string; mark?: string; children: ReactNode }) {
  return (
    <li className={PLACES[place % PLACES.length]}>
      <figure className="border-x-8 border-double border-madder-600 bg-white px-6 py-7 shadow-lift sm:px-10">
        {mark && (
          <p className="mb-4 inline-block border-2 border-dashed border-ink-500 px-2.5 py-0.5 text-small font-semibold text-ink-700">
            {mark}
          </p>
        )}
        <blockquote>
          <p className="font-display text-[clamp(1.1875rem,1.05rem+0.7vw,1.5rem)] leading-snug font-medium text-ink-950">
            {quote}
          </p>
        </blockquote>
        <figcaption className="mt-4">{children}</figcaption>
      </figure>
    </li>
  );
}
