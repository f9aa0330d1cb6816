import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { ArrowLink } from "~/components/ui/arrow-link";
import { Unbroken } from "~/components/ui/unbroken";

export interface Swatch {
  cloth: ClothName;
  title: string;
  text: string;
}

interface SwatchCardProps {
  copy: {
    title: string;
    items: readonly Swatch[];
    more: string;
  };
  moreTo: string;
}

export function SwatchCard({ copy, moreTo }: SwatchCardProps) {
  return (
    <section className="wrap py-section">
      <div className="relative bg-white px-6 py-12 shadow-card sm:px-12 lg:px-16 lg:py-16">
        <span
          className="absolute top-0 left-1/2 h-9 w-20 -translate-1/2 rounded-full border-6 border-ink-950 bg-linen-50"
          aria-hidden="true"
        />
        <h2 className="max-w-[12em] text-h2">{copy.title}</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
          {copy.items.map(({ cloth, title, text }, index) => (
            <li key={title}>
              <div className={`pinked h-36 ${index % 2 === 0 ? "-rotate-1" : "rotate-[1.5deg]"}`}>
                <Weave cloth={cloth} pitch={10} className="h-full" />
              </div>
              <h3 className="mt-5 text-h3">{title}</h3>
              <p className="mt-1.5">
                <Unbroken>{text}</Unbroken>
              </p>
            </li>
          ))}
        </ul>
        <ArrowLink to={moreTo} className="mt-10">
          {copy.more}
        </ArrowLink>
      </div>
    </section>
  );
}
