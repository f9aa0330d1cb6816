import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { QUOTES_PATH } from "../paths";
import type { ShownState } from "../quote";

export const STATE_PARAM = "state";

export const TABS: readonly ShownState[] = ["sent", "draft", "agreed", "declined", "expired", "withdrawn", "replaced"];

export function overviewPath(state: ShownState, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(state !== "sent" && { [STATE_PARAM]: state }), ...more });
  return query.size > 0 ? `${QUOTES_PATH}?${query}` : QUOTES_PATH;
}

interface QuoteTabsProps {
  state: ShownState;
  counts: Record<ShownState, number>;
}

export function QuoteTabs({ state, counts }: QuoteTabsProps) {
  const words = useWords("quotes");
  return (
    <DeskTabs
      label={words.tabsLabel}
      tabs={TABS.map((known) => ({
        to: overviewPath(known),
        name: words.tabs[known],
        count: counts[known],
        isShown: known === state,
      }))}
    />
  );
}
