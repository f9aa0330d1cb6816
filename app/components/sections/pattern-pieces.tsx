import { PatternPiece } from "~/components/illustrations/pattern-piece";

interface PatternPiecesProps {
  copy: { title: string; items: readonly { mark: string; title: string; text: string }[] };
}

/** Sideways in percent, like the outline of each piece. */
const PLACES = [
  "px-[max(2.25rem,7%)] pt-20 pb-12 lg:col-span-4 xl:col-span-5",
  "px-[max(2.75rem,13%)] pt-20 pb-12 lg:col-span-4 lg:mt-24",
  "px-[max(2.25rem,7%)] pt-12 pb-24 lg:col-span-4 lg:-mt-6 xl:col-span-3",
];

export function PatternPieces({ copy }: PatternPiecesProps) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h2">{copy.title}</h2>
      <ul className="mt-10 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:mt-14 lg:grid-cols-12">
        {copy.items.map(({ mark, title, text }, index) => (
          <li key={mark} className={`relative isolate ${PLACES[index % PLACES.length]}`}>
            <PatternPiece piece={index} className="absolute inset-0 -z-10 size-full overflow-visible" />
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border-2 border-ink-950 font-display text-lg font-bold text-ink-950"
            >
              {mark}
            </span>
            <h3 className="mt-4 text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-tight">{title}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
