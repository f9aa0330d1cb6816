import { NoticeBar } from "./notice-bar";
import { UndoButton } from "./undo-button";

interface UndoNoticeProps {
  isGood: boolean;
  text: string;
  listPath: string;
  /** Null where that is not possible. */
  undo: { action: string; fields: Record<string, string>; label: string } | null;
}

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
