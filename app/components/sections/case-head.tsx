import type { CaseCopy } from "~/content/site/page-copies.server";
import type { CaseStory } from "~/content/site/portfolio/portfolio-copy.server";
import { CasePicture } from "./case-picture";

export function CaseHead({ copy, story }: { copy: CaseCopy; story: CaseStory }) {
  const { image, phone, place } = story;
  const isTurned = place % 2 === 1;
  return (
    <section className="relative flow-root overflow-x-clip bg-(--case-ground) pt-28 text-(--case-ink) md:pt-36">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:items-end">
        <div>
          <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
            <span className="border-x-3 border-double border-current px-3 py-0.5">
              {story.isSample ? copy.concept : copy.client}
            </span>
            <span>
              {story.category}, {story.town}
            </span>
          </p>
          <h1 className="text-[clamp(2.75rem,1.4rem+6.4vw,6.75rem)] leading-[0.9] font-extrabold tracking-[-0.045em] text-(--case-ink)">
            {story.title}
          </h1>
        </div>
        <p className="max-w-[34rem] text-lead font-medium">{story.lead}</p>
      </div>
      <div className="wrap relative mt-10 lg:mt-14">
        <div className={isTurned ? "lg:mr-24 lg:-ml-24" : "lg:-mr-24 lg:ml-24"}>
          <CasePicture
            image={image}
            sizes="(min-width: 76rem) 72rem, 94vw"
            isFirst
            className="w-full border-4 border-(--case-deep) bg-(--case-accent)"
          />
        </div>
        {phone && (
          <div
            className={`relative -mt-[16%] mr-[6%] -mb-12 ml-auto w-[44%] max-w-64 sm:w-1/3 lg:absolute lg:bottom-0 lg:m-0 lg:w-64 lg:translate-y-[38%] ${isTurned ? "lg:right-0" : "lg:left-0"}`}
          >
            <CasePicture
              image={phone}
              sizes="16rem"
              isFirst={false}
              className="w-full rounded-[1.4rem] border-6 border-(--case-deep) bg-(--case-deep) shadow-card"
            />
          </div>
        )}
      </div>
    </section>
  );
}
