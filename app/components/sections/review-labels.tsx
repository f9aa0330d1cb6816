interface ReviewLabelsProps {
  copy: {
    title: string;
    note: string;
    /** The visible mark of a sample. */
    mark: string;
    items: readonly { isSample: boolean; trade: string; town: string; text: string }[];
  };
}

const PLACES = ["lg:col-span-7", "lg:col-span-6 lg:col-start-7", "lg:col-span-7 lg:col-start-3"];

/** Reviews as labels sewn on a cloth, each a little further. A sample is marked as one. */
export function ReviewLabels({ copy }: ReviewLabelsProps) {
  return (
    <section className="overflow-x-clip bg-linen-100">
      <div className="wrap py-section">
        <h2 className="text-h2">{copy.title}</h2>
        <p className="mt-5 max-w-[42rem]">{copy.note}</p>
        <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-12">
          {copy.items.map(({ isSample, trade, town, text }, index) => (
            <li key={trade} className={PLACES[index % PLACES.length]}>
              <figure className="border-x-8 border-double border-madder-600 bg-white px-6 py-7 shadow-lift sm:px-10">
                {isSample && (
                  <p className="mb-4 inline-block border-2 border-dashed border-ink-500 px-2.5 py-0.5 text-small font-semibold text-ink-700">
                    {copy.mark}
                  </p>
                )}
                <blockquote>
                  <p className="font-display text-[clamp(1.1875rem,1.05rem+0.7vw,1.5rem)] leading-snug font-medium text-ink-950">
                    {text}
                  </p>
                </blockquote>
                <figcaption className="mt-4">
                  {trade}, {town}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
