import { Weave } from "~/components/illustrations/weave";
import { Unbroken } from "~/components/ui/unbroken";
import type { PackageLook } from "./package-look";

export interface HighlightsCopy {
  title: string;
  items: readonly { figure: string; title: string; text: string }[];
}

export function Highlights({ copy, look }: { copy: HighlightsCopy; look: PackageLook }) {
  return (
    <section className={look.band}>
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <h2 className={`text-h2 lg:sticky lg:top-32 lg:self-start ${look.bandStrong}`}>{copy.title}</h2>
        <ul className="grid gap-5 sm:grid-cols-2 sm:pb-14">
          {copy.items.map(({ figure, title, text }) => (
            <li key={title} className="flex min-w-0 flex-col bg-white text-ink-700 shadow-card sm:even:translate-y-14">
              <Weave cloth={look.cloth} pitch={7} className="h-7" />
              <div className="flex flex-1 flex-col p-6 sm:p-7">
                <p className="font-display text-[min(clamp(2.25rem,1.8rem+1.6vw,3.25rem),13vw)] leading-none font-extrabold tracking-tight text-indigo-700">
                  {figure}
                </p>
                <h3 className="mt-4 text-h3">{title}</h3>
                <p className="mt-2">
                  <Unbroken>{text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
