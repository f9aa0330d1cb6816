import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import type { PauseCopy } from "~/components/ui/pause-button";
import type { Partner } from "~/content/site/home/partners";

/** The id by which the tapes are set in motion. */
export const TAPES = "partner-tapes";

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
  controls: ReactNode;
}

/** Tapes that are scrolled by hand, unless `controls` set them in motion. */
export function Partners({ copy, leftward, rightward, startTo, controls }: PartnersProps) {
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
          {controls}
        </div>
      </div>
      <div id={TAPES} className="mt-12 grid gap-5">
        <Tape label={copy.leftward} partners={leftward} className="tape-leftward" />
        <Tape label={copy.rightward} partners={rightward} className="tape-rightward" />
      </div>
    </section>
  );
}

interface TapeProps {
  label: string;
  partners: readonly Partner[];
  className: string;
}

function Tape({ label, partners, className }: TapeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <div role="group" aria-label={label} tabIndex={0} className={`tape ${className}`}>
      <div className="tape-track">
        <ul className="flex items-stretch">
          {partners.map(({ id, name, logo, featured }) => (
            <li key={id} className={featured ? "on-dark tape-label tape-label-featured" : "tape-label"}>
              <img
                src={logo}
                alt=""
                width="28"
                height="28"
                loading="lazy"
                decoding="async"
                className={featured ? "size-11" : "size-7"}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
