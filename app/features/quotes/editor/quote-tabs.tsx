import { Link } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { QUOTES_PATH } from "../paths";
import { QUOTE_SORTS, type QuoteSort, type ShownState } from "../quote";

export const STATE_PARAM = "state";
export const SORT_PARAM = "sort";

export const TABS: readonly ShownState[] = ["sent", "draft", "agreed", "declined", "expired", "withdrawn", "replaced"];

interface Overview {
  state: ShownState;
  sort: QuoteSort;
}

export function overviewPath({ state, sort }: Overview, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(state !== "sent" && { [STATE_PARAM]: state }),
    ...(sort !== "newest" && { [SORT_PARAM]: sort }),
    ...more,
  });
  return query.size > 0 ? `${QUOTES_PATH}?${query}` : QUOTES_PATH;
}

interface QuoteTabsProps extends Overview {
  counts: Record<ShownState, number>;
}

export function QuoteTabs({ state, sort, counts }: QuoteTabsProps) {
  const words = useWords("quotes");
  return (
    <DeskTabs
      label={words.tabsLabel}
      tabs={TABS.map((known) => ({
        to: overviewPath({ state: known, sort }),
        name: words.tabs[known],
        count: counts[known],
        isShown: known === state,
      }))}
    />
  );
}

export function QuoteSortLinks({ state, sort }: Overview) {
  const words = useWords("quotes").sort;
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-x-4 text-small">
        {QUOTE_SORTS.map((known) => (
          <li key={known}>
            <Link
              to={overviewPath({ state, sort: known })}
              preventScrollReset
              aria-current={known === sort ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-ink-700 underline-offset-4 hover:text-ink-950 hover:underline aria-[current]:font-semibold aria-[current]:text-ink-950"
            >
              {words[known]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
