import { AgendaCloth } from "~/components/illustrations/agenda-cloth";
import { HeroWords } from "./hero-words";

interface AgendaHeroProps {
  copy: { label: string; title: string; lead: string };
}

export function AgendaHero({ copy }: AgendaHeroProps) {
  return (
    <section className="overflow-clip bg-linen-200 pt-28 md:pt-36">
      <div className="wrap grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="pb-20 lg:pb-40">
          <HeroWords copy={copy} title="max-w-[8em] text-h1" lead="max-w-[32rem]" />
        </div>
        <AgendaCloth className="-mt-40 -mb-24 hidden w-[104%] self-start lg:block" />
      </div>
    </section>
  );
}
