import { NoticeBar } from "~/components/desk/notice-bar";
import { UndoButton } from "~/components/desk/undo-button";
import { PLAN_FORMS, type StepNotice } from "./lead-plan";

export function StepBar({ notice, listPath }: { notice: StepNotice; listPath: string }) {
  const { text, isGood, undo, undoLabel, pending } = notice;
  const button = undo !== null && (
    <UndoButton listPath={listPath} fields={{ do: PLAN_FORMS.undo, step: undo }} label={undoLabel} pending={pending} />
  );
  return (
    <NoticeBar listPath={listPath} isGood={isGood} action={button}>
      {text}
    </NoticeBar>
  );
}
