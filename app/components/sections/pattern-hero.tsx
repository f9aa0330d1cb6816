import type { ReactNode } from "react";
import { PatternSheet, TapeMeasure } from "~/components/illustrations/pattern-sheet";
import { HeroWords } from "./hero-words";

interface PatternHeroProps {
  copy: { label: string; title: string; lead: string };
  children: ReactNode;
}

export function PatternHero({ copy, children }: PatternHeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-linen-200 pt-32 md:pt-40">
      <PatternSheet className="absolute top-0 right-0 -z-10 h-full w-full opacity-12 lg:w-[52%] lg:opacity-100" />
      <div className="wrap pb-14 lg:pb-24">
        <HeroWords
          copy={copy}
          title="max-w-[6.67em] text-[clamp(2.25rem,1.1rem+5.6vw,5.25rem)] leading-[0.96]"
          lead="max-w-[31rem]"
        >
          {children}
        </HeroWords>
      </div>
      <div className="bg-weld-400">
        <TapeMeasure />
      </div>
    </section>
  );
}
