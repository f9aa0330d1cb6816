interface LocalWaysProps {
  copy: { title: string; items: readonly { place: string; text: string }[] };
}

const PLACES = ["lg:pt-[3.9rem]", "lg:pt-[5.9rem]", "lg:pt-[1.6rem]", "lg:pt-[3.25rem]"];

export function LocalWays({ copy }: LocalWaysProps) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap py-section">
        <h2 className="max-w-[14.67em] text-h2">{copy.title}</h2>
        <div className="relative mt-12 lg:mt-16">
          <svg
            viewBox="0 0 1000 120"
            preserveAspectRatio="none"
            className="absolute top-0 left-0 hidden h-32 w-full overflow-visible fill-none stroke-madder-600 lg:block"
            aria-hidden="true"
          >
            <path
              d="M-800 40C-400 -30 -120 30 10 70S190 108 262 100S440 22 515 35S690 92 770 60S1300 -20 1800 80"
              strokeWidth="4"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="relative grid gap-x-8 gap-y-9 lg:grid-cols-4">
            {copy.items.map(({ place, text }, index) => (
              <li
                key={place}
                className={`border-l-4 border-weld-400 pl-6 lg:border-l-0 lg:pl-0 ${PLACES[index % PLACES.length]}`}
              >
                <span
                  className="mb-9 hidden size-6 rounded-full border-4 border-madder-600 bg-linen-50 lg:block"
                  aria-hidden="true"
                />
                <h3 className="text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-tight">{place}</h3>
                <p className="mt-2.5">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
