import { DeskTabs } from "~/components/desk/desk-tabs";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import type { AppointmentList } from "../appointment-store.server";
import { BlockNotice } from "../blocks/block-notice";
import { APPOINTMENTS_PATH } from "../paths";
import { type Done, GOOD_OUTCOMES, LISTS, listPath } from "./agenda-address";

interface AgendaTabsProps {
  counts: Readonly<Record<AppointmentList, number>>;
  /** Null: the week. */
  list: AppointmentList | null;
}

export function AgendaTabs({ counts, list }: AgendaTabsProps) {
  const { appointments: words } = useWords("admin");
  const { tab } = useWords("agendaWeek");
  // Suspected spam is rare.
  const shown = LISTS.filter((known) => known !== "spam" || counts.spam > 0 || list === "spam");
  return (
    <DeskTabs
      label={words.lists.label}
      tabs={[
        { to: APPOINTMENTS_PATH, name: tab, isShown: list === null },
        ...shown.map((known) => ({
          to: listPath({ list: known, cursor: null }),
          name: words.lists[known],
          count: counts[known],
          isShown: known === list,
        })),
      ]}
    />
  );
}

/** `path` is that of the page, without what was done. */
export function AgendaNotice({ done, path }: { done: Done; path: string }) {
  const { appointments: words } = useWords("admin");
  if ("block" in done) return <BlockNotice {...done} listPath={path} />;
  return (
    <div className="mb-6 max-w-[46rem]">
      <DoneNotice
        tone={GOOD_OUTCOMES.some((good) => good === done.outcome) ? "good" : "bad"}
        text={words.outcomes[done.outcome]}
      />
    </div>
  );
}
