import type { CaseCopy } from "~/content/site/page-copies.server";
import type { CaseStory } from "~/content/site/portfolio/portfolio-copy.server";

export function CaseGain({ copy, story }: { copy: CaseCopy; story: CaseStory }) {
  return (
    <section className="wrap grid gap-x-14 gap-y-8 py-section lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div>
        <h2 className="text-body font-semibold tracking-normal text-ink-700">
          {story.isSample ? copy.gain : copy.result}
        </h2>
        <ul className="mt-5 grid gap-6">
          {story.gain.map((sentence) => (
            <li
              key={sentence}
              className="max-w-[16em] font-display text-[clamp(1.625rem,1.2rem+1.9vw,2.625rem)] leading-[1.1] font-bold tracking-tight text-balance text-ink-950 md:max-w-[20em]"
            >
              {sentence}
            </li>
          ))}
        </ul>
      </div>
      <div className="self-end border-2 border-dashed border-ink-500 p-6">
        <p className="font-semibold text-ink-950">{story.isSample ? copy.imagined : copy.real}</p>
        {story.isSample ? <p className="mt-3">{copy.honest}</p> : null}
        {!story.isSample && story.url !== "" && (
          <a href={story.url} rel="noopener" className="link mt-2 inline-flex min-h-11 items-center wrap-anywhere">
            {story.url.replace(/^https:\/\/|\/$/g, "")}
          </a>
        )}
      </div>
    </section>
  );
}
