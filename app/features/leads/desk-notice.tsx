import { NoticeBar } from "~/components/desk/notice-bar";
import { useWords } from "~/content/desk/words";
import type { DeskOutcome } from "./lead";

const GOOD: readonly DeskOutcome[] = ["sent", "restored", "saved", "booked", "bookedUnmailed"];

interface DeskNoticeProps {
  outcome: DeskOutcome | null;
  listPath: string;
}

export function DeskNotice({ outcome, listPath }: DeskNoticeProps) {
  const words = useWords("admin").notice;
  return (
    outcome && (
      <NoticeBar isGood={GOOD.includes(outcome)} listPath={listPath}>
        {words.outcomes[outcome]}
      </NoticeBar>
    )
  );
}
