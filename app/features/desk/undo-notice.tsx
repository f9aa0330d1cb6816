import { NoticeBar } from "./notice-bar";
import { UndoButton } from "./undo-button";

interface UndoNoticeProps {
  isGood: boolean;
  text: string;
  /** The page's address without the notice. */
  listPath: string;
  /** How to undo it: the fields to post, and the button's label. Null where that is not possible. */
  undo: { action: string; fields: Record<string, string>; label: string } | null;
}

/** The outcome of an action at the desk, with its undo. */
export function UndoNotice({ isGood, text, listPath, undo }: UndoNoticeProps) {
  const button = undo && (
    <UndoButton listPath={undo.action} fields={undo.fields} label={undo.label} pending={undo.label} />
  );
  return (
    <NoticeBar isGood={isGood} listPath={listPath} action={button}>
      {text}
    </NoticeBar>
  );
}
