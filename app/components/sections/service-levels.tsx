import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { Unbroken } from "~/components/ui/unbroken";

interface ServiceLevelsProps {
  copy: { title: string; lead: string; manager: string };
  levels: readonly { id: string; title: string; text: string; to: string }[];
}

const CLOSENESS = [
  { pitch: 17, width: "w-[52%]" },
  { pitch: 12, width: "w-[74%]" },
  { pitch: 7, width: "w-full" },
] as const;
const CLOTH: ClothName = "houndstooth";

export function ServiceLevels({ copy, levels }: ServiceLevelsProps) {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[12em] text-h2">{copy.title}</h2>
      <p className="mt-4 max-w-[36rem] text-lead">{copy.lead}</p>
      <ul className="mt-10 grid grid-cols-1 gap-y-6">
        {levels.map(({ id, title, text, to }, index) => {
          const { pitch, width } = CLOSENESS[Math.min(index, 2)] ?? CLOSENESS[0];
          return (
            <li
              key={id}
              className="grid grid-cols-1 gap-x-10 gap-y-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] sm:items-center"
            >
              <div className={`pinked ${width}`}>
                <Weave cloth={CLOTH} pitch={pitch} className="block h-24 sm:h-28" />
              </div>
              <div>
                <h3 className="text-h3">
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center underline decoration-linen-300 decoration-2 underline-offset-4 hover:decoration-madder-600"
                  >
                    {title}
                  </a>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-10 max-w-[44rem] border-x-6 border-double border-indigo-700 bg-indigo-100 px-6 py-5 font-semibold text-ink-950 sm:px-8">
        <Unbroken>{copy.manager}</Unbroken>
      </p>
    </section>
  );
}
