import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { NoticeBar } from "~/features/desk/notice-bar";
import type { DeskOutcome } from "./lead";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved"];

interface DeskNoticeProps {
  outcome: DeskOutcome | null;
  copy: AdminCopy["notice"];
  /** The list without the outcome in its address. */
  listPath: string;
}

/** The outcome of what the owner just did with a lead. */
export function DeskNotice({ outcome, copy, listPath }: DeskNoticeProps) {
  return (
    outcome && (
      <NoticeBar isGood={GOOD.includes(outcome)} listPath={listPath}>
        {copy.outcomes[outcome]}
      </NoticeBar>
    )
  );
}
