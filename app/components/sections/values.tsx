import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";

export interface Value {
  cloth: ClothName;
  title: string;
  text: string;
}

interface ValuesProps {
  copy: { title: string; items: readonly Value[] };
}

const WIDTHS = ["w-[58%]", "w-[92%]", "w-[92%]", "w-[58%]"];

export function Values({ copy }: ValuesProps) {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[10.67em] text-h2">{copy.title}</h2>
      <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:-mt-8 lg:gap-x-16 lg:gap-y-14">
        {copy.items.map(({ cloth, title, text }, index) => (
          <li key={title} className={index % 2 === 0 ? "sm:first:pt-20 lg:first:pt-36" : ""}>
            <div className={`pinked ${WIDTHS[index % WIDTHS.length]}`}>
              <Weave cloth={cloth} pitch={14} className="block h-36 lg:h-48" />
            </div>
            <h3 className="mt-5 text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-tight">{title}</h3>
            <p className="mt-2 max-w-[30rem]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
