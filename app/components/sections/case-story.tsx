import type { CaseCopy } from "~/content/site/page-copies.server";
import type { CaseStory } from "~/content/site/portfolio/portfolio-copy.server";

export function CaseStorySection({ copy, story }: { copy: CaseCopy; story: CaseStory }) {
  const isTurned = story.place % 2 === 1;
  return (
    <section
      className={`wrap grid gap-x-14 gap-y-14 py-section ${isTurned ? "lg:grid-cols-[minmax(0,1fr)_16rem]" : "lg:grid-cols-[16rem_minmax(0,1fr)]"}`}
    >
      <div className={isTurned ? "" : "lg:col-start-2"}>
        <h2 className="text-h2 font-extrabold">{copy.question}</h2>
        <div className="mt-6 grid max-w-[44rem] gap-5 text-lead">
          {story.question.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="lg:col-span-2">
        <h2 className="text-h2 font-extrabold">{copy.made}</h2>
        <ol className="mt-8 border-t-4 border-double border-ink-950">
          {story.made.map(({ title, text }) => (
            <li
              key={title}
              className="group grid gap-x-14 gap-y-2 border-b border-linen-300 py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
            >
              <h3 className="flex items-start gap-4 text-h3 wrap-anywhere">
                <span
                  aria-hidden="true"
                  className="mt-[0.3em] h-[0.55em] w-7 shrink-0 border-y-3 border-(--case-deep) bg-(--case-ground)"
                />
                {title}
              </h3>
              <p className="max-w-[40rem]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
