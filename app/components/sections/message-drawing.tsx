import { LooseThread } from "~/components/illustrations/thread-line";
import { WovenWord } from "~/components/illustrations/woven-wordmark";

/** Approximate: close enough that the letters keep their shape. */
function widthOf(word: string): number {
  return [...word].reduce((width, letter) => width + (/[ijlt]/.test(letter) ? 33 : letter === "m" ? 86 : 59), 0);
}

export function MessageDrawing({ word }: { word: string }) {
  return (
    <>
      <WovenWord cloth="house" width={widthOf(word)} className="block w-full overflow-visible">
        {word}
      </WovenWord>
      <LooseThread className="absolute right-0 bottom-0 w-[72%] -scale-x-100 overflow-visible" />
    </>
  );
}
