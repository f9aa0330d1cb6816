import { UndoNotice } from "~/components/desk/undo-notice";
import { useWords } from "~/content/desk/words";
import { type BlockOutcome, undoOf } from "./block";

interface BlockNoticeProps {
  outcome: BlockOutcome;
  /** The block that was changed. */
  block: string;
  /** The page, without what was done. */
  listPath: string;
}

export function BlockNotice({ outcome, block, listPath }: BlockNoticeProps) {
  const words = useWords("agendaBlocks");
  const fields = undoOf(outcome, block);
  return (
    <UndoNotice
      isGood={outcome !== "gone"}
      text={words.outcomes[outcome]}
      listPath={listPath}
      undo={fields && { action: listPath, fields, label: words.undo }}
    />
  );
}
