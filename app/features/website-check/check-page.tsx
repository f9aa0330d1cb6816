import { ThreadCounter } from "~/components/illustrations/thread-counter";
import { HeroWords } from "~/components/sections/hero-words";
import type { CheckPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { CheckForm } from "./check-form";
import type { CheckFormState } from "./check-form-state";
import type { CheckFormWords } from "./check-form-state.server";
import { CHECK_SOURCE, ROBOT_ID } from "./paths";

interface CheckHeroProps {
  copy: CheckPageCopy["hero"];
  form: CheckFormWords;
  state: CheckFormState;
}

export function CheckHero({ copy, form, state }: CheckHeroProps) {
  return (
    <section className="overflow-x-clip pt-28 md:pt-36">
      <div className="wrap grid items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="relative z-10 lg:pb-20">
          <HeroWords copy={copy} lead="max-w-[32rem]" />
          <div className="mt-8 max-w-[36rem]">
            <CheckForm words={form} source={CHECK_SOURCE} state={state} />
          </div>
        </div>
        <ThreadCounter label={copy.drawing} className="mx-auto block w-[84%] max-w-[36rem] lg:w-[108%] lg:self-end" />
      </div>
    </section>
  );
}

export function LookedAt({ copy }: { copy: CheckPageCopy["looked"] }) {
  return (
    <section className="bg-indigo-900 py-section text-indigo-100 on-dark">
      <div className="wrap">
        <h2 className="max-w-[12em] text-h2 text-white">{copy.title}</h2>
        <p className="mt-5 max-w-[40rem] text-lead">{copy.lead}</p>
        <div className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {copy.groups.map(({ title, items }) => (
            <div key={title}>
              <h3 className="border-b-4 border-double border-weld-400 pb-3 text-panel text-white">{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item} className="border-b border-indigo-700 py-2.5">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export function CheckHonesty({ copy }: { copy: CheckPageCopy["honest"] }) {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-h2">{copy.title}</h2>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {copy.items.map(({ title, text }) => (
          <div key={title} className="border-t-3 border-dashed border-madder-600 pt-5">
            <dt className="font-display text-h3 font-bold text-ink-950">{title}</dt>
            <dd className="mt-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The page that our user agent points to. */
export function CheckRobot({ copy, agent }: { copy: CheckPageCopy["robot"]; agent: string }) {
  return (
    <section id={ROBOT_ID} className="scroll-mt-20 border-t-2 border-dashed border-linen-300 bg-linen-100">
      <div className="wrap grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 className="text-h3">{copy.title}</h2>
        <div className="grid max-w-[44rem] gap-4">
          <p>{copy.text}</p>
          <p>{copy.name}</p>
          <p>{copy.away}</p>
          <pre className="overflow-x-auto border-l-4 border-weld-400 bg-white px-4 py-3 font-mono text-small text-ink-950">
            {`User-agent: ${agent}\nDisallow: /`}
          </pre>
          <p>{copy.mail}</p>
        </div>
      </div>
    </section>
  );
}
