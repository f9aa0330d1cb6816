import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { Tape } from "~/components/illustrations/tape";
import { Weave } from "~/components/illustrations/weave";
import { Card } from "~/components/ui/card";
import type { LandingCopy, LandingLook } from "~/content/site/landing/landing-copy";

type Benefits = LandingCopy["benefits"];

interface LandingBenefitsProps {
  copy: Benefits;
  look: LandingLook;
}

const LAYOUTS: Record<LandingLook["benefits"], (props: LandingBenefitsProps) => ReactElement> = {
  sheet: BenefitSheet,
  tape: BenefitTape,
  swatches: BenefitSwatches,
  stitches: BenefitStitches,
};

export function LandingBenefits(props: LandingBenefitsProps) {
  const Layout = LAYOUTS[props.look.benefits];
  return <Layout {...props} />;
}

function BenefitSheet({ copy, look }: LandingBenefitsProps) {
  return (
    <section className="relative isolate">
      <Weave cloth={look.cloth} pitch={11} className="absolute inset-x-0 top-1/4 -z-10 h-1/2" />
      <div className="wrap py-section">
        <Card material="paper" className="px-6 py-10 sm:px-12 sm:py-14">
          <h2 className="max-w-[13.33em] text-h2">{copy.title}</h2>
          <ul className="mt-8 grid gap-x-14 lg:grid-cols-2">
            {copy.items.map(({ title, text }) => (
              <li key={title} className="flex gap-4 border-b border-linen-200 py-4">
                <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-stitch bg-moss-600 text-white">
                  <Check aria-hidden="true" className="size-4.5" />
                </span>
                <div className="min-w-0">
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}

function BenefitTape({ copy }: LandingBenefitsProps) {
  return (
    <section className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[1fr_minmax(0,1.9fr)]">
      <h2 className="text-h2 lg:sticky lg:top-32 lg:self-start">{copy.title}</h2>
      <div className="relative pl-20 sm:pl-24">
        <Tape direction="down" className="absolute inset-y-0 left-0 w-14" />
        <ol className="grid gap-y-9 py-5">
          {copy.items.map(({ title, text }) => (
            <li
              key={title}
              className="relative before:absolute before:top-3 before:-left-20 before:h-0.75 before:w-17 before:bg-madder-600 sm:before:-left-24 sm:before:w-20"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 max-w-[36rem]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function BenefitSwatches({ copy, look }: LandingBenefitsProps) {
  return (
    <section className="wrap py-section">
      <h2 className="max-w-[12em] text-h2">{copy.title}</h2>
      <ul className="mt-10 grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-10">
        {copy.items.map(({ title, text }, index) => (
          <li key={title} className={`grid ${index % 4 === 0 || index % 4 === 3 ? "lg:col-span-6" : "lg:col-span-4"}`}>
            <Card material="linen" className="grid grid-cols-[3.5rem_minmax(0,1fr)]">
              <Weave cloth={look.cloth} pitch={8} className="h-full min-h-24" />
              <div className="self-center px-5 py-7 sm:px-7">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BenefitStitches({ copy }: LandingBenefitsProps) {
  return (
    <section className="on-dark overflow-hidden bg-indigo-900 text-indigo-100">
      <div className="selvedge bg-linen-50" />
      <div className="wrap py-section">
        <h2 className="text-h2 text-white">{copy.title}</h2>
        <ul className="mt-10 border-t-2 border-dashed border-indigo-500 lg:mt-14">
          {copy.items.map(({ title, text }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-10 gap-y-1 border-b-2 border-dashed border-indigo-500 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]"
            >
              <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-tight text-weld-400">{title}</h3>
              <p className="text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
