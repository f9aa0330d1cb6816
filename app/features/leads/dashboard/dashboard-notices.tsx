import { NoticeBar } from "~/components/desk/notice-bar";
import { DeskNotice } from "../desk-notice";
import { StepBar } from "../plans/step-bar";
import { BatchBar } from "./batch-bar";
import type { DashboardAnswer } from "./dashboard-answer";
import type { DashboardNotice } from "./read-dashboard.server";

interface DashboardNoticesProps {
  notice: DashboardNotice;
  answer: DashboardAnswer | null;
  listPath: string;
}

export function DashboardNotices({ notice, answer, listPath }: DashboardNoticesProps) {
  const { outcome, batch, step } = notice;
  // What concerns the chosen leads is said beside the fields.
  if (answer) {
    return answer.fields.do === "bulk" ? null : (
      <NoticeBar listPath={listPath} isGood={false}>
        {answer.problem ?? Object.values(answer.errors)}
      </NoticeBar>
    );
  }
  if (batch) return <BatchBar batch={batch} listPath={listPath} />;
  if (step) return <StepBar notice={step} listPath={listPath} />;
  return <DeskNotice outcome={outcome} listPath={listPath} />;
}
