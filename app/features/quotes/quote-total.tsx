import { FileText, MessageCircleQuestion } from "lucide-react";
import { buttonClasses } from "~/components/ui/button";
import { AGREE_ID, ASK_ID } from "./paths";
import type { CustomerWords } from "./show-quote.server";
import type { ShownPeriod } from "./shown-offer";
import "./customer/quote-bar.css";

interface QuoteTotalProps {
  isOpen: boolean;
  periods: readonly ShownPeriod[];
  copy: CustomerWords;
  pdfTo: string;
}

export function QuoteTotal({ isOpen, periods, copy: { page, sheet }, pdfTo }: QuoteTotalProps) {
  return (
    <aside
      aria-label={page.total}
      className={`on-dark no-print bg-indigo-900 text-indigo-100 lg:pinked lg:sticky lg:top-8 lg:order-last ${isOpen ? "quote-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--room-below,0px)] max-lg:z-20" : "max-lg:hidden"}`}
    >
      <div className="flex items-center justify-between gap-4 px-4 py-3 lg:grid lg:gap-6 lg:px-8 lg:py-11">
        <div aria-live="polite" className="grid min-w-0 lg:gap-4">
          {periods.map(({ per, totals }) => (
            <p key={per} className="leading-tight">
              <span className="text-small font-semibold text-weld-400 lg:block">{sheet.periods[per]} </span>
              <span className="font-display text-lg font-extrabold text-white tabular-nums max-[359px]:text-base lg:block lg:text-[2.25rem]">
                {totals.excluding}
              </span>{" "}
              <span className="text-small max-lg:hidden">
                {sheet.short.excluding} · {totals.including} {sheet.short.including}
              </span>
            </p>
          ))}
          <p className="text-small leading-tight lg:hidden">{sheet.short.excluding}</p>
        </div>
        {isOpen && (
          <a
            href={`#${AGREE_ID}`}
            className={buttonClasses("weld", "shrink-0 max-[359px]:max-w-[7.5rem] max-[359px]:px-3")}
          >
            {page.toAgree}
          </a>
        )}
        <ul className="grid gap-1 max-lg:hidden">
          <li>
            <a href={pdfTo} className="inline-flex min-h-11 items-center gap-2 text-white underline underline-offset-4">
              <FileText aria-hidden="true" className="size-5" />
              {page.pdf}
            </a>
          </li>
          {isOpen && (
            <li>
              <a
                href={`#${ASK_ID}`}
                className="inline-flex min-h-11 items-center gap-2 text-white underline underline-offset-4"
              >
                <MessageCircleQuestion aria-hidden="true" className="size-5" />
                {page.toQuestion}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
