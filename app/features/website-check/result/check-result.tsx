import { FileDown, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { answerTo } from "~/components/forms/form-answer";
import { FormNotice } from "~/components/ui/form-notice";
import { useLanguage } from "~/lib/language/language-context";
import { REST_FORM, SOLVE_FORM } from "../check-forms";
import { CHECK_PAGE, REST_ID } from "../paths";
import type { DoneCheck } from "../read-check-page.server";
import { FindingList, SeenList } from "./finding-list";
import { RestForm } from "./rest-form";
import { SolveForm } from "./solve-form";

interface CheckResultProps {
  page: DoneCheck;
  /** Paths of the page and its document. */
  to: string;
  documentTo: string;
  /** The form that was accepted without scripts, a moment ago. */
  outcome: "left" | "asked" | null;
  answer: FormAnswer | null;
}

export function CheckResult({ page, to, documentTo, outcome, answer }: CheckResultProps) {
  const { href } = useLanguage();
  const [email, setEmail] = useState("");
  const { words, counts, first, rest, good, unknown, leave, solve } = page;
  return (
    <div>
      <div className="pattern-paper pt-28 pb-14 md:pt-36">
        <div className="wrap">
          <p className="woven-label mb-6">{words.label}</p>
          <h1 className="max-w-[18ch] text-[clamp(2rem,min(9vw,1.6rem+3vw),4rem)] leading-none font-extrabold wrap-anywhere">
            {page.title}
          </h1>
          <p className="mt-5 max-w-[40rem] text-lead">{words.lead}</p>
          {words.seen && <p className="mt-2 max-w-[40rem] wrap-anywhere">{words.seen}</p>}
          <Stitches {...counts} />
          <div className="no-print mt-7 flex flex-wrap gap-x-7">
            <a href={documentTo} className="link inline-flex min-h-11 items-center gap-2">
              <FileDown aria-hidden="true" className="size-5" />
              {words.pdf}
            </a>
            <a href={href(CHECK_PAGE)} className="link inline-flex min-h-11 items-center gap-2">
              <RotateCcw aria-hidden="true" className="size-5" />
              {words.again}
            </a>
          </div>
          <p className="mt-2 max-w-[40rem] text-small text-ink-500">{words.keeps}</p>
        </div>
      </div>
      <div className="wrap grid gap-16 py-16 sm:gap-20">
        {first.length === 0 ? (
          <p className="max-w-[40rem] border-l-8 border-double border-moss-600 pl-5 text-lead">{words.goodLead}</p>
        ) : (
          <FindingList id="most" title={words.mostTitle} findings={first} words={words} />
        )}
        <div id={REST_ID} className="grid scroll-mt-24 gap-10">
          {outcome === "left" && rest !== null && <FormNotice tone="good" text={leave.done} />}
          {rest === null ? (
            <RestForm
              to={to}
              words={leave}
              answer={answerTo(answer, { do: REST_FORM })}
              onSend={(sent) => setEmail(String(sent.get("email")))}
            />
          ) : (
            rest.length > 0 && (
              <FindingList id="more" title={words.restTitle} findings={rest} words={words} from={first.length} />
            )
          )}
        </div>
        {good.length > 0 && <SeenList id="good" title={words.goodTitle} seen={good} isGood />}
        {unknown.length > 0 && <SeenList id="unknown" title={words.unknownTitle} seen={unknown} />}
      </div>
      <SolveForm
        to={to}
        words={solve}
        isAsked={outcome === "asked"}
        email={email}
        answer={answerTo(answer, { do: SOLVE_FORM })}
      />
    </div>
  );
}

/** A stitch for each check: the sentence above says the same. */
function Stitches({ good, bad, unknown }: DoneCheck["counts"]) {
  const stitches = [
    ...Array.from({ length: good }, () => "bg-moss-600"),
    ...Array.from({ length: bad }, () => "bg-madder-600"),
    ...Array.from({ length: unknown }, () => "bg-linen-300"),
  ];
  return (
    <div aria-hidden="true" className="mt-7 flex max-w-[40rem] gap-1 sm:gap-1.5">
      {stitches.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its place.
        <span key={index} className={`h-3 flex-1 rounded-full ${colour}`} />
      ))}
    </div>
  );
}
