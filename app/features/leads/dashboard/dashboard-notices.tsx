import { NoticeBar } from "~/components/desk/notice-bar";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { DeskNotice } from "../desk-notice";
import { StepBar } from "../plans/step-bar";
import { BatchBar } from "./batch-bar";
import type { DashboardNotice } from "./read-dashboard.server";
import type { Refusal } from "./refusal";

interface DashboardNoticesProps {
  notice: DashboardNotice;
  refusal: Refusal | null;
  listPath: string;
  copy: { notice: AdminCopy["notice"]; batch: DashboardCopy["batch"]; failed: string };
}

export function DashboardNotices({ notice, refusal, listPath, copy }: DashboardNoticesProps) {
  const { outcome, batch, step } = notice;
  // What concerns the chosen leads is said beside the fields.
  if (refusal) {
    return refusal.form === "bulk" && refusal.text ? null : (
      <NoticeBar listPath={listPath} isGood={false}>
        {refusal.text ?? copy.failed}
      </NoticeBar>
    );
  }
  if (batch) return <BatchBar batch={batch} listPath={listPath} copy={copy.batch} />;
  if (step) return <StepBar notice={step} listPath={listPath} />;
  return <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />;
}
