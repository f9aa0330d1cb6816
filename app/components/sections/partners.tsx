import { useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { PauseButton, type PauseCopy } from "~/components/ui/pause-button";
import type { Partner } from "~/content/site/home/partners";
import { useHydrated } from "~/lib/use-hydrated";
import { useMedia } from "~/lib/use-media";
import { PartnerLogo } from "./partner-logo";

export interface PartnersCopy extends PauseCopy {
  title: string;
  lead: string;
  leftward: string;
  rightward: string;
  start: string;
}

interface PartnersProps {
  copy: PartnersCopy;
  leftward: readonly Partner[];
  rightward: readonly Partner[];
  startTo: string;
}

export function Partners({ copy, leftward, rightward, startTo }: PartnersProps) {
  const isHydrated = useHydrated();
  const [isPaused, setIsPaused] = useState(false);
  const motion = isHydrated ? (isPaused ? "paused" : "running") : undefined;
  const scrolls = useMedia("(prefers-reduced-motion: reduce)", false) || motion !== "running";
  return (
    <section id="partners" className="overflow-x-clip pt-section pb-[calc(var(--spacing-section)*0.85)]">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-5 max-w-[40rem] text-lead">{copy.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={startTo} variant="dark">
            {copy.start}
          </ButtonLink>
          <PauseButton
            copy={copy}
            isPaused={isPaused}
            onToggle={() => setIsPaused(!isPaused)}
            className={`min-h-12 border-ink-500 text-ink-950 hover:border-ink-950 ${isHydrated ? "" : "invisible"}`}
          />
        </div>
      </div>
      <div className="mt-12 grid gap-5" data-motion={motion}>
        <Tape
          label={copy.leftward}
          partners={leftward}
          isEndless={isHydrated}
          scrolls={scrolls}
          className="tape-leftward"
        />
        <Tape
          label={copy.rightward}
          partners={rightward}
          isEndless={isHydrated}
          scrolls={scrolls}
          className="tape-rightward"
        />
      </div>
    </section>
  );
}

interface TapeProps {
  label: string;
  partners: readonly Partner[];
  isEndless: boolean;
  /** Whether the visitor can scroll it; a row that moves by itself cannot be scrolled. */
  scrolls: boolean;
  className: string;
}

function Tape({ label, partners, isEndless, scrolls, className }: TapeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields.
    <div role="group" aria-label={label} tabIndex={scrolls ? 0 : undefined} className={`tape ${className}`}>
      <div className="tape-track">
        <Labels partners={partners} isCopy={false} />
        {isEndless && <Labels partners={partners} isCopy />}
      </div>
    </div>
  );
}

function Labels({ partners, isCopy }: { partners: readonly Partner[]; isCopy: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className="flex items-stretch">
      {partners.map(({ id, name, logo, featured }) => (
        <li key={id} className={featured ? "on-dark tape-label tape-label-featured" : "tape-label"}>
          <PartnerLogo src={logo} className={featured ? "size-11" : "size-7"} />
          {name}
        </li>
      ))}
    </ul>
  );
}
