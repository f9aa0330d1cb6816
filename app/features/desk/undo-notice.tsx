import { NoticeBar } from "./notice-bar";
import { UndoButton } from "./undo-button";

interface UndoNoticeProps {
  isGood: boolean;
  text: string;
  /** The page without the notice. */
  listPath: string;
  /** What takes back what was done: the fields to post, and its name. Null where nothing does. */
  undo: { action: string; fields: Record<string, string>; label: string } | null;
}

/** What came of what somebody did at the desk, with the way back. */
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
