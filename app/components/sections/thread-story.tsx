import { Crossing, type CrossingName, type DrawingName, OneLine } from "~/components/illustrations/one-line";
import { Spool } from "~/components/illustrations/spool";
import { HeroWords } from "./hero-words";

interface ThreadStoryProps {
  hero: { label: string; title: string; lead: string };
  story: { title: string; chapters: readonly Chapter[] };
}

export interface Chapter {
  drawing: DrawingName;
  title: string;
  text: readonly string[];
}

export function ThreadStory({ hero, story }: ThreadStoryProps) {
  return (
    <div className="overflow-x-clip pt-28 md:pt-36">
      <header className="wrap grid grid-cols-1 lg:grid-cols-2">
        <div className="pb-8 lg:pr-12 lg:pb-16">
          <HeroWords copy={hero} title="max-w-[8em] text-h1" lead="max-w-[34rem]" />
        </div>
        <Spool className="mx-auto block w-40 self-end sm:w-48 lg:w-72" />
      </header>
      <section className="wrap">
        <h2 className="sr-only">{story.title}</h2>
        {story.chapters.map((chapter, index) => (
          <div key={chapter.title}>
            <Between from={crossingBefore(index)} />
            <ChapterRow chapter={chapter} isDrawingLeft={index % 2 === 0} />
          </div>
        ))}
        <Between from={story.chapters.length % 2 === 0 ? "rightToMiddle" : "leftToMiddle"} />
      </section>
    </div>
  );
}

function crossingBefore(chapter: number): CrossingName {
  return chapter % 2 === 0 ? "rightToLeft" : "leftToRight";
}

function Between({ from }: { from: CrossingName }) {
  return (
    <>
      <Crossing from={from} className="hidden h-36 w-full lg:block" />
      <Crossing from="straight" className="block h-16 w-full lg:hidden" />
    </>
  );
}

function ChapterRow({ chapter, isDrawingLeft }: { chapter: Chapter; isDrawingLeft: boolean }) {
  return (
    <article className="grid grid-cols-1 items-center lg:grid-cols-2">
      <OneLine
        drawing={chapter.drawing}
        className={`mx-auto block w-full max-w-[27rem] ${isDrawingLeft ? "" : "lg:order-last"}`}
      />
      <div className={`relative z-10 bg-linen-50 py-5 ${isDrawingLeft ? "lg:pl-12" : "lg:pr-12"}`}>
        <h3 className="text-h2">{chapter.title}</h3>
        {chapter.text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[34rem]">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
