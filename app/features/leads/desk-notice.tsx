import { NoticeBar } from "~/components/desk/notice-bar";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DeskOutcome } from "./lead";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved", "booked", "bookedUnmailed"];

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
