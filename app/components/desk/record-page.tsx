import { PanelRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "~/content/desk/words";
import "./record-page.css";

interface RecordPageProps {
  /** One line that stays in view. */
  head: ReactNode;
  /** Stands between the head and the thread. */
  notice?: ReactNode;
  thread: ReactNode;
  composer: ReactNode;
  facts: ReactNode;
}

const FACTS_ID = "facts";

/** The page of a lead or a person. On a phone the facts are a sheet, which opens without scripts too. */
export function RecordPage({ head, notice, thread, composer, facts }: RecordPageProps) {
  const words = useWords("rows").facts;
  return (
    <div className="record">
      <header className="record-head">
        {head}
        <button type="button" popoverTarget={FACTS_ID} className="record-facts-button">
          <PanelRight aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.open}</span>
        </button>
      </header>
      {notice}
      <div className="record-columns">
        <div className="record-work">
          <div className="grid min-w-0 content-start gap-4">{thread}</div>
          {composer}
        </div>
        <aside id={FACTS_ID} popover="auto" aria-label={words.title} className="record-facts">
          <button
            type="button"
            popoverTarget={FACTS_ID}
            popoverTargetAction="hide"
            className="record-facts-close sticky top-0 z-10 ml-auto grid size-11 place-items-center rounded-control bg-white"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.close}</span>
          </button>
          {facts}
        </aside>
      </div>
    </div>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A row of facts that cannot be changed here. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-3 border-t border-linen-200 px-2 py-2.5 text-small first:border-t-0">
      <p className="text-ink-500">{label}</p>
      <div className="min-w-0 wrap-anywhere text-ink-950">{children}</div>
    </div>
  );
}

interface FoldedFactProps extends FactProps {
  says: ReactNode;
  /** True if it holds what asks for attention. */
  isOpen?: boolean;
}

/** Facts that open. */
export function FoldedFact({ label, says, isOpen = false, children }: FoldedFactProps) {
  return (
    <details open={isOpen} className="border-t border-linen-200 first:border-t-0">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-control px-2 py-2.5 text-small hover:bg-indigo-100/60">
        <span className="text-ink-500">{label}</span>
        <span className="wrap-anywhere">{says}</span>
      </summary>
      <div className="px-2 pt-1 pb-4">{children}</div>
    </details>
  );
}
