import type { ReactNode } from "react";
import { DarnedPatch } from "~/components/illustrations/darned-patch";
import { HeroWords } from "./hero-words";

interface MendHeroProps {
  copy: { label: string; title: string; lead: string };
  children: ReactNode;
}

export function MendHero({ copy, children }: MendHeroProps) {
  return (
    <section className="overflow-x-clip pt-28 md:pt-36">
      <div className="wrap grid grid-cols-1 items-center gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="relative z-10 lg:pb-24">
          <HeroWords copy={copy} lead="max-w-[30rem]">
            {children}
          </HeroWords>
        </div>
        <DarnedPatch className="mx-auto block w-[86%] max-w-[42rem] max-lg:-mb-10 lg:-mb-16 lg:w-[112%] lg:self-end" />
      </div>
    </section>
  );
}
