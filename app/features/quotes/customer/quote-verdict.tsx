import { CalendarClock, Check, Clock3, Layers2, ListChecks, type LucideIcon, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useFocusIfLost } from "~/components/forms/done-notice";
import { buttonClasses } from "~/components/ui/button";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { ShownQuote } from "../show-quote.server";

type Verdict = keyof QuotesCopy["page"]["states"];

const LOOKS: Record<Verdict, { icon: LucideIcon; ground: string }> = {
  agreed: { icon: Check, ground: "bg-moss-600" },
  declined: { icon: X, ground: "bg-ink-700" },
  expired: { icon: Clock3, ground: "bg-ink-700" },
  withdrawn: { icon: Undo2, ground: "bg-ink-700" },
  replaced: { icon: Layers2, ground: "bg-ink-700" },
};

interface QuoteVerdictProps {
  shown: ShownQuote;
  copy: QuotesCopy["page"];
  /** The page on which the work begins. Null if there is none. */
  projectTo: string | null;
  intakeTo: string;
}

export function QuoteVerdict({ shown, copy, projectTo, intakeTo }: QuoteVerdictProps) {
  const { state, agreement } = shown;
  if (state === "sent" || state === "draft") return null;
  const { icon: Icon, ground } = LOOKS[state];
  const { title, text } = copy.states[state];
  return (
    <section className={`on-dark pinked text-linen-50 ${ground}`}>
      <div className="flex items-start gap-5 px-5 py-9 sm:px-9">
        <span className="grid size-14 shrink-0 -rotate-6 place-items-center rounded-full border-4 border-double border-current">
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <div className="min-w-0">
          <h2 className="text-panel text-white">{title}</h2>
          <p className="mt-2 max-w-[60ch] wrap-anywhere">{text}</p>
          {projectTo !== null && <p className="no-print mt-3 max-w-[60ch]">{copy.start}</p>}
          {state === "agreed" && (
            <div className="no-print mt-5 flex flex-wrap gap-3 empty:hidden">
              {projectTo !== null && (
                <a href={projectTo} className={buttonClasses("weld", undefined)}>
                  <ListChecks aria-hidden="true" />
                  {copy.toProject}
                </a>
              )}
              {shown.planning && (
                <a href={intakeTo} className={buttonClasses(projectTo === null ? "weld" : "quiet", undefined)}>
                  <CalendarClock aria-hidden="true" />
                  {copy.toIntake}
                </a>
              )}
            </div>
          )}
          {agreement && (
            <p className="mt-3 text-small wrap-anywhere">
              {copy.document}: {agreement.hash}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Takes the focus if it is lost. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <div ref={useFocusIfLost({ preventScroll: true })} tabIndex={-1} className="shadow-none outline-none">
      {children}
    </div>
  );
}
