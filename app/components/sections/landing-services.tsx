import type { ReactElement, ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";
import { ArrowLink } from "~/components/ui/arrow-link";
import type { LandingCopy, LandingLook } from "~/content/site/landing/landing-copy";

type Cards = LandingCopy["services"]["cards"];

interface LandingServicesProps {
  copy: LandingCopy["services"];
  look: LandingLook;
  linkTo: string;
}

interface CardsProps {
  cards: Cards;
  look: LandingLook;
}

const LAYOUTS: Record<LandingLook["services"], (props: CardsProps) => ReactElement> = {
  bolts: Bolts,
  tags: Tags,
  uneven: Uneven,
};

export function LandingServices({ copy, look, linkTo }: LandingServicesProps) {
  const Layout = LAYOUTS[look.services];
  return (
    <section className="bg-linen-100">
      <div className="wrap py-section">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:items-end">
          <h2 className="text-h2">{copy.title}</h2>
          <p className="max-w-[32rem] text-lead lg:pb-1">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-14">
          <Layout cards={copy.cards} look={look} />
        </div>
        <ArrowLink to={linkTo} className="mt-8">
          {copy.link.label}
        </ArrowLink>
      </div>
    </section>
  );
}

const PITCHES = [6, 9, 13] as const;

function Bolts({ cards, look }: CardsProps) {
  return (
    <ul className="grid gap-3">
      {cards.map(({ title, text, detail }, index) => (
        <li
          key={title}
          className="grid bg-white shadow-lift sm:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Weave cloth={look.cloth} pitch={PITCHES[index % 3] ?? 9} className="h-12 sm:h-full sm:min-h-32" />
          <div className="grid gap-x-10 gap-y-2 px-6 py-7 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
            <div>
              <h3 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h3>
              <Detail>{detail}</Detail>
            </div>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const STRINGS = ["", "lg:h-24", "lg:h-38"] as const;

function Tags({ cards, look }: CardsProps) {
  return (
    <ol className="grid gap-x-6 border-t-4 border-double border-indigo-700 lg:grid-cols-3">
      {cards.map(({ title, text, detail }, index) => (
        <li key={title} className="flex flex-col">
          <span
            className={`mx-auto block h-10 w-0.75 bg-madder-600 ${STRINGS[index % STRINGS.length]}`}
            aria-hidden="true"
          />
          <div className="relative flex-1 rounded-t-[2.5rem] bg-white px-7 pt-16 pb-8 shadow-card">
            <span
              className="absolute top-5 left-1/2 size-7 -translate-x-1/2 rounded-full border-4 border-weld-400 bg-linen-100"
              aria-hidden="true"
            />
            <h3 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h3>
            <p className="mt-3">{text}</p>
            <Detail>{detail}</Detail>
          </div>
          <div className="h-5">
            <Weave cloth={look.cloth} pitch={7} className="h-full" />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Uneven({ cards, look }: CardsProps) {
  const [large, ...small] = cards;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="on-dark relative flex flex-col justify-end overflow-hidden bg-indigo-700 text-indigo-100">
        <Weave cloth={look.cloth} pitch={14} className="min-h-32 flex-1 lg:min-h-44" />
        <div className="px-7 py-9 sm:px-11">
          <h3 className="text-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] leading-none text-white">{large.title}</h3>
          <p className="mt-4 max-w-[32rem] text-lead">{large.text}</p>
          <p className="mt-4 font-display text-h3 font-bold text-weld-400">{large.detail}</p>
        </div>
      </div>
      <div className="grid gap-4">
        {small.map(({ title, text, detail }) => (
          <div key={title} className="border-x-6 border-double border-indigo-700 bg-white px-7 py-8 sm:px-9">
            <h3 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h3>
            <p className="mt-2.5">{text}</p>
            <Detail>{detail}</Detail>
          </div>
        ))}
      </div>
    </div>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return <p className="mt-3 font-display font-bold text-madder-700 tabular-nums">{children}</p>;
}
