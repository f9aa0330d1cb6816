import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { HeroWords } from "./hero-words";

interface RollIndexProps {
  copy: { label: string; title: string; lead: string; jump: string };
  services: readonly { id: string; cloth: ClothName; short: string }[];
}

/** The longest word may be wider than its strip: it hangs below the others. */
const LENGTHS = ["h-44 lg:h-72", "h-36 lg:h-60", "h-32 lg:h-56", "h-40 lg:h-64", "h-48 lg:h-80", "h-46 lg:h-68"];

export function RollIndex({ copy, services }: RollIndexProps) {
  return (
    <section className="overflow-x-clip pt-24 pb-14 md:pt-28 lg:pt-20 lg:pb-24">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-end">
        <div className="lg:pt-28">
          <HeroWords copy={copy} title="max-w-[8em] text-h1" lead="max-w-[32rem]" />
        </div>
        <nav aria-label={copy.jump} className="lg:-mr-[calc((100vw-var(--container-page))/4)] lg:-mt-4 lg:self-start">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] items-start gap-x-2 gap-y-4 sm:grid-cols-6 sm:gap-x-2.5">
            {services.map(({ id, cloth, short }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="group block text-center text-small font-semibold text-ink-950">
                  <span
                    className={`pinked block transition-[padding] duration-300 ease-out group-hover:pb-0 motion-reduce:transition-none sm:pb-4 ${LENGTHS[index % LENGTHS.length]}`}
                  >
                    <Weave cloth={cloth} pitch={9} className="block size-full" />
                  </span>
                  <span className="mt-2 inline-flex min-h-11 items-start underline decoration-2 decoration-linen-300 underline-offset-4 group-hover:decoration-madder-600">
                    {short}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
