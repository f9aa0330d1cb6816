import { UndoNotice } from "~/components/desk/undo-notice";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { REDIRECTS_PATH, type RedirectAnswer, type RedirectOutcome, type RedirectResult } from "./redirect";

interface RedirectNoticeProps {
  told: RedirectResult;
  answer: RedirectAnswer | null;
  listPath: string;
}

const UNDONE_BY: Record<RedirectOutcome, "remove" | "restore" | null> = {
  kept: null,
  removed: "restore",
  restored: "remove",
  gone: null,
};

export function RedirectNotice({ told: { outcome, from }, answer, listPath }: RedirectNoticeProps) {
  const words = useWords("redirects");
  if (answer) {
    return answer.problem === null ? null : (
      <div className="mb-6">
        <DoneNotice text={answer.problem} />
      </div>
    );
  }
  if (!outcome) return null;
  const undo = UNDONE_BY[outcome];
  return (
    <UndoNotice
      isGood={outcome !== "gone"}
      text={`${from}: ${words.outcomes[outcome]}`}
      listPath={listPath}
      undo={undo && { action: REDIRECTS_PATH, fields: { do: undo, from }, label: words.undo }}
    />
  );
}
