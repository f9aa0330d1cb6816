import { useLanguage } from "~/lib/language/language-context";
import { momentInWords } from "~/lib/time/clock";

interface ByMomentProps {
  text: string;
  /** ISO-8601 UTC. */
  moment: string;
  /** The reason it is later than promised; empty if it is not. */
  reason: string;
}

/** A sentence that begins with `text` and tells the moment by which something is promised. */
export function ByMoment({ text, moment, reason }: ByMomentProps) {
  const { language } = useLanguage();
  return (
    <>
      {text}{" "}
      <time dateTime={moment} className="font-semibold text-ink-950">
        {momentInWords(moment, language)}
      </time>
      {reason && `, ${reason}`}.
    </>
  );
}
