import type { ReactNode } from "react";
import { CaseCloth } from "~/components/illustrations/case-cloth";
import type { CaseCopy } from "~/content/site/page-copies.server";
import type { CaseStory } from "~/content/site/portfolio/portfolio-copy.server";
import { CasePicture } from "./case-picture";

interface ChoiceProps {
  about: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ about, title, text, children }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <h2 className="font-text text-body font-semibold tracking-normal text-(--case-pale)">{about}</h2>
      {children}
      <h3 className="mt-6 text-h3 text-(--case-pale)">{title}</h3>
      <p className="mt-2 max-w-[36rem]">{text}</p>
    </div>
  );
}

export function CaseChoices({ copy, choices }: { copy: CaseCopy; choices: NonNullable<CaseStory["choices"]> }) {
  const { colour, letter, palette, structure, type } = choices;
  return (
    <section className="on-dark bg-(--case-deep) py-section text-(--case-pale)">
      <div className="wrap grid gap-x-14 gap-y-16 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Choice about={copy.type} {...type}>
          <CasePicture image={letter} sizes="(min-width: 64rem) 40rem, 92vw" isFirst={false} className="mt-4 w-full" />
        </Choice>
        <div className="lg:mt-24">
          <Choice about={copy.colour} title={colour.title} text={colour.text}>
            <CaseCloth palette={palette} className="mt-4 block h-44 border border-(--case-pale)" />
            <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-3 text-small">
              {palette.map((hex, index) => (
                <li key={hex} className="flex items-center gap-3">
                  <svg viewBox="0 0 36 36" className="size-9 shrink-0" aria-hidden="true">
                    <rect
                      x="1"
                      y="1"
                      width="34"
                      height="34"
                      fill={hex}
                      stroke="#ffffff"
                      strokeOpacity="0.5"
                      strokeWidth="2"
                    />
                  </svg>
                  <span className="min-w-0 leading-tight">
                    <span className="block font-semibold">{colour.names[index]}</span>
                    {hex}
                  </span>
                </li>
              ))}
            </ul>
          </Choice>
        </div>
        <div className="lg:col-span-2">
          <Choice about={copy.structure} title={structure.title} text={structure.text}>
            <ol
              aria-label={copy.menu}
              className="mt-8 ml-2 grid font-display md:ml-0 text-h3 font-bold lg:auto-cols-fr md:grid-flow-col"
            >
              {structure.pages.map((page) => (
                <li
                  key={page}
                  className="relative border-l-3 border-current py-1.5 pl-6 before:absolute before:top-1/2 before:-left-[0.6rem] before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-(--case-accent) md:border-t-3 md:border-l-0 md:pt-6 md:pr-3 md:pl-0 md:before:top-0 md:before:left-0 md:before:-translate-y-[0.6rem]"
                >
                  {page}
                </li>
              ))}
            </ol>
          </Choice>
        </div>
      </div>
    </section>
  );
}
