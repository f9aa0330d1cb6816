import { Link } from "react-router";
import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";
import { QUOTES_PATH } from "./paths";
import type { ShownState } from "./quote";

/** Which state the overview shows; the one that waits for an answer unless asked. */
export const STATE_PARAM = "state";

/** What matters first stands first. */
export const TABS: readonly ShownState[] = ["sent", "agreed", "declined", "draft", "expired", "withdrawn"];

/** The overview of a state, from `cursor` on. */
export function overviewPath(state: ShownState, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(state !== "sent" && { [STATE_PARAM]: state }), ...more });
  return query.size > 0 ? `${QUOTES_PATH}?${query}` : QUOTES_PATH;
}

interface QuoteTabsProps {
  state: ShownState;
  counts: Record<ShownState, number>;
  copy: QuotesCopy["desk"];
}

export function QuoteTabs({ state, counts, copy }: QuoteTabsProps) {
  return (
    <nav aria-label={copy.tabsLabel} className="mt-4 mb-5">
      <ul className="-ml-3 flex flex-wrap gap-x-1">
        {TABS.map((known) => (
          <li key={known}>
            <Link
              to={overviewPath(known)}
              aria-current={known === state ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-ink-700 hover:text-ink-950 aria-[current=page]:border-madder-600 aria-[current=page]:text-ink-950"
            >
              {copy.tabs[known]}
              <span className="ml-1.5 text-small text-ink-500 tabular-nums">{counts[known]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
