import type { ClothName } from "~/components/illustrations/cloths";
import { WovenWord } from "~/components/illustrations/woven-wordmark";
import { useLanguage } from "~/lib/language/language-context";
import { dayInWords } from "~/lib/time/clock";
import { PolicyText } from "./policy-text";

interface PolicyHeadingProps {
  label: string;
  title: string;
  lead: string;
  cloth: ClothName;
  updated: { label: string; day: string };
  /** Empty if this version prevails. */
  prevails: string;
  inShort: { title: string; points: readonly string[] };
}

export function PolicyHeading({ label, title, lead, cloth, updated, prevails, inShort }: PolicyHeadingProps) {
  const { language } = useLanguage();
  return (
    <div className="relative overflow-x-clip border-b border-linen-300 bg-linen-100">
      <WovenWord
        cloth={cloth}
        width={46}
        className="no-print pointer-events-none absolute top-36 right-6 hidden h-[24rem] overflow-visible lg:block xl:right-[calc(50%-36rem)]"
      >
        §
      </WovenWord>
      <div className="policy-head wrap pt-28 pb-14 md:pt-36">
        <p className="no-print woven-label">{label}</p>
        <h1 className="mt-5 max-w-[10.67em] text-[clamp(1.875rem,min(9.5vw,1.5rem+3.4vw),4rem)] leading-none font-extrabold hyphens-auto">
          {title}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lead">{lead}</p>
        <p className="mt-4 text-small">
          {updated.label}: <time dateTime={updated.day}>{dayInWords(updated.day, language)}</time>
          {prevails && <span className="block">{prevails}</span>}
        </p>
        <div className="policy-short mt-9 max-w-[44rem] border-x-4 border-double border-madder-600 bg-linen-50 px-5 py-6 sm:px-8">
          <h2 className="text-h3">{inShort.title}</h2>
          <ul className="mt-3 grid gap-2">
            {inShort.points.map((point) => (
              <li
                key={point}
                className="relative pl-6 before:absolute before:top-[0.72em] before:left-0 before:h-0.5 before:w-3.5 before:bg-madder-600"
              >
                <PolicyText>{point}</PolicyText>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
