import { LooseThread } from "~/components/illustrations/thread-line";
import { WovenWord } from "~/components/illustrations/woven-wordmark";

/** A word of cloth, from which a thread has come loose. */
export function MessageDrawing({ word }: { word: string }) {
  return (
    <>
      <WovenWord cloth="house" width={178} className="block w-full overflow-visible">
        {word}
      </WovenWord>
      <LooseThread className="absolute right-0 bottom-0 w-[72%] -scale-x-100 overflow-visible" />
    </>
  );
}
