import { SixThreads } from "~/components/illustrations/six-threads";
import { Weave } from "~/components/illustrations/weave";
import { ButtonLink } from "~/components/ui/button";

export interface ConfiguratorTeaserCopy {
  title: string;
  lead: string;
  facts: readonly string[];
  button: string;
  steps: readonly string[];
  more: string;
}

interface ConfiguratorTeaserProps {
  copy: ConfiguratorTeaserCopy;
  configuratorTo: string;
}

export function ConfiguratorTeaser({ copy, configuratorTo }: ConfiguratorTeaserProps) {
  return (
    <section className="overflow-x-clip bg-weld-400 text-ink-950">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-center">
        <div>
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-5 max-w-[30rem] text-lead">{copy.lead}</p>
          <ul className="mt-6 flex flex-wrap gap-x-3 gap-y-2 font-semibold">
            {copy.facts.map((fact) => (
              <li key={fact} className="border-x-3 border-double border-ink-950 bg-weld-200 px-3 py-1">
                {fact}
              </li>
            ))}
          </ul>
          <ButtonLink to={configuratorTo} variant="dark" className="mt-8 min-h-14 px-7 text-lg">
            {copy.button}
          </ButtonLink>
        </div>
        <div className="relative grid grid-cols-[minmax(0,auto)_minmax(min(3rem,15vw),1fr)_clamp(min(4rem,20vw),20vw,13rem)] lg:mr-[calc(var(--container-page)/2-50vw)] lg:grid-cols-[minmax(0,auto)_minmax(6rem,1fr)_clamp(7rem,17vw,16rem)] max-lg:-mr-[clamp(1rem,3vw,2rem)]">
          <ol className="grid auto-rows-fr gap-y-0">
            {copy.steps.map((step, index) => (
              <li key={step} className="flex min-h-20 items-center lg:min-h-24">
                <Bobbin mark={String(index + 1)} name={step} />
              </li>
            ))}
            <li className="flex min-h-20 items-center lg:min-h-24">
              <Bobbin mark={copy.more} name="" />
            </li>
          </ol>
          <div className="relative">
            <SixThreads className="absolute inset-0 size-full" />
          </div>
          <div className="relative my-3 shadow-lift lg:-my-6">
            <Weave cloth="six" pitch={14} className="absolute inset-0" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Bobbin({ mark, name }: { mark: string; name: string }) {
  return (
    <span className="on-dark relative z-10 flex min-h-13 w-full items-center gap-3 rounded-control bg-ink-950 px-4 py-2 font-display text-[min(1.0625rem,6.5vw)] leading-tight font-bold text-linen-50 sm:px-5 sm:text-lg">
      <span className="text-weld-400 tabular-nums">{mark}</span>
      {name && <span>{name}</span>}
    </span>
  );
}
