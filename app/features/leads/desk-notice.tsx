import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { NoticeBar } from "~/features/desk/notice-bar";
import type { DeskOutcome } from "./lead";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved"];

interface DeskNoticeProps {
  outcome: DeskOutcome | null;
  copy: AdminCopy["notice"];
  listPath: string;
}

export function DeskNotice({ outcome, copy, listPath }: DeskNoticeProps) {
  return (
    outcome && (
      <NoticeBar isGood={GOOD.includes(outcome)} listPath={listPath}>
        {copy.outcomes[outcome]}
      </NoticeBar>
    )
  );
}
