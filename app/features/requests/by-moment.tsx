import { useLanguage } from "~/lib/language/language-context";
import { momentInWords } from "~/lib/time/clock";

/** A sentence that begins with `text` and ends with the moment (ISO-8601 UTC) by which something is promised. */
export function ByMoment({ text, moment }: { text: string; moment: string }) {
  const { language } = useLanguage();
  return (
    <>
      {text}{" "}
      <time dateTime={moment} className="font-semibold text-ink-950">
        {momentInWords(moment, language)}
      </time>
      .
    </>
  );
}
