import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { SquareDrawing, WideDrawing } from "~/components/illustrations/landing/landing-drawing";
import { ButtonLink, type ButtonVariant } from "~/components/ui/button";
import type { Ground, LandingCopy, LandingLook } from "~/content/site/landing/landing-copy";
import { HeroWords } from "./hero-words";

interface LandingHeroProps {
  copy: LandingCopy["hero"];
  look: LandingLook;
  callTo: string;
  /** The number, and when it is answered. */
  callNote: string;
  contactTo: string;
}

export function LandingHero(props: LandingHeroProps) {
  const { look } = props;
  const words = <LandingWords {...props} />;
  return look.hero.layout === "band" ? (
    <BandHero look={look} drawing={look.hero.art}>
      {words}
    </BandHero>
  ) : (
    <section className={`overflow-clip ${GROUNDS[look.ground].className}`}>
      <div
        className={`wrap grid items-center gap-x-16 gap-y-12 pt-30 pb-20 md:pt-36 lg:pt-40 lg:pb-28 ${
          look.hero.layout === "split"
            ? "lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]"
            : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]"
        }`}
      >
        {words}
        <div
          className={`mx-auto w-full max-w-[32rem] px-2 lg:max-w-none lg:px-0 ${look.hero.layout === "mirror" ? "lg:order-first lg:-ml-10" : "lg:-mr-10"}`}
        >
          <SquareDrawing art={look.hero.art} />
        </div>
      </div>
    </section>
  );
}

interface BandHeroProps {
  look: LandingLook;
  drawing: "twente" | "channels" | "patchwork";
  children: ReactNode;
}

function BandHero({ look, drawing, children }: BandHeroProps) {
  return (
    <section className={`relative isolate overflow-hidden ${GROUNDS[look.ground].className}`}>
      <div className="wrap pt-30 pb-14 md:pt-36 lg:flex lg:min-h-[46rem] lg:items-center lg:pt-40 lg:pb-24">
        <div className="lg:max-w-[30rem] xl:max-w-[33rem]">{children}</div>
      </div>
      {/* The band is twice as wide as the window of a phone: its right half alone is visible. */}
      <div
        className={`flex items-start justify-end lg:absolute lg:inset-x-0 lg:top-20 lg:bottom-0 lg:-z-10 ${drawing === "twente" ? "lg:items-center" : ""}`}
      >
        <WideDrawing art={drawing} className="h-auto w-[200%] shrink-0 lg:w-full lg:overflow-visible" />
      </div>
    </section>
  );
}

function LandingWords({ copy, look, callTo, callNote, contactTo }: LandingHeroProps) {
  const { heading, button } = GROUNDS[look.ground];
  return (
    <div>
      <HeroWords
        copy={copy}
        title={`text-[clamp(2.25rem,1.4rem+3.7vw,4.125rem)] leading-none ${heading}`}
        lead="max-w-[34rem]"
        note={copy.buttons.call !== null && callNote}
      >
        <ButtonLink to={contactTo} variant={button} className="min-h-14 px-6 text-lg">
          {copy.buttons.contact}
        </ButtonLink>
        {copy.buttons.call !== null && (
          <ButtonLink to={callTo} variant="quiet" className="min-h-14 px-6">
            <Phone aria-hidden="true" />
            {copy.buttons.call}
          </ButtonLink>
        )}
      </HeroWords>
      <dl className="mt-10 flex flex-wrap gap-x-8 gap-y-4 border-t-2 border-dashed border-current pt-5">
        {copy.facts.map(({ value, label }) => (
          <div key={label} className="flex max-w-[15rem] flex-col-reverse justify-end">
            <dt className="text-small leading-snug">{label}</dt>
            <dd className={`font-display text-h3 font-bold tabular-nums ${heading}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface GroundLook {
  className: string;
  heading: string;
  button: ButtonVariant;
}

export const GROUNDS: Record<Ground, GroundLook> = {
  linen: { className: "bg-linen-100", heading: "text-ink-950", button: "main" },
  indigo: { className: "on-dark bg-indigo-900 text-indigo-100", heading: "text-white", button: "weld" },
  weld: { className: "bg-weld-400 text-ink-950", heading: "text-ink-950", button: "dark" },
  moss: { className: "on-dark bg-moss-600 text-linen-50", heading: "text-white", button: "weld" },
  ink: { className: "on-dark bg-ink-950 text-linen-200", heading: "text-white", button: "weld" },
  lavender: { className: "bg-indigo-100", heading: "text-ink-950", button: "main" },
  madder: { className: "on-dark bg-madder-700 text-white", heading: "text-white", button: "weld" },
  sage: { className: "bg-moss-300 text-ink-950", heading: "text-ink-950", button: "dark" },
};
