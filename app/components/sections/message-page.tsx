import type { ReactNode } from "react";
import { LooseThread } from "~/components/illustrations/thread-line";
import { WovenWord } from "~/components/illustrations/woven-wordmark";

interface MessagePageProps {
  code: string;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

export function MessagePage({ code, title, text, children }: MessagePageProps) {
  return (
    <section className="overflow-x-clip pt-28 pb-section md:pt-36">
      <div className="wrap grid items-center gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="relative pb-[16%]">
          <MessageDrawing word={code} />
        </div>
        <div className="relative">
          <p className="sr-only">{code}</p>
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-none font-extrabold">{title}</h1>
          <p className="mt-5 mb-7 max-w-[32rem] text-lead">{text}</p>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Approximate: close enough that the letters keep their shape. */
function widthOf(word: string): number {
  return [...word].reduce((width, letter) => width + (/[ijlt]/.test(letter) ? 33 : letter === "m" ? 86 : 59), 0);
}

function MessageDrawing({ word }: { word: string }) {
  return (
    <>
      <WovenWord cloth="house" width={widthOf(word)} className="block w-full overflow-visible">
        {word}
      </WovenWord>
      <LooseThread className="absolute right-0 bottom-0 w-[72%] -scale-x-100 overflow-visible" />
    </>
  );
}
