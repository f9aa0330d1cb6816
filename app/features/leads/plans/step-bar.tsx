import { NoticeBar } from "~/components/desk/notice-bar";
import { UndoButton } from "~/components/desk/undo-button";
import { useWords } from "~/content/desk/words";
import { PLAN_FORMS, type StepNotice } from "./lead-plan";

export function StepBar({ notice, listPath }: { notice: StepNotice; listPath: string }) {
  const { text, isGood, undo } = notice;
  const { lead: words } = useWords("plans");
  const { pending } = useWords("form");
  const button = undo !== null && (
    <UndoButton listPath={listPath} fields={{ do: PLAN_FORMS.undo, step: undo }} label={words.undo} pending={pending} />
  );
  return (
    <NoticeBar listPath={listPath} isGood={isGood} action={button}>
      {text}
    </NoticeBar>
  );
}
