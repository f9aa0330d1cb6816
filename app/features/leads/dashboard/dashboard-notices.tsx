import { NoticeBar } from "~/components/desk/notice-bar";
import { UndoButton } from "~/components/desk/undo-button";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { DeskNotice } from "../desk-notice";
import type { ViewOutcome } from "../list/saved-view";
import { StepBar } from "../plans/step-bar";
import { BatchBar } from "./batch-bar";
import type { DashboardNotice } from "./read-dashboard.server";
import type { Refusal } from "./refusal";

interface DashboardNoticesProps {
  notice: DashboardNotice;
  refusal: Refusal | null;
  listPath: string;
  copy: { notice: AdminCopy["notice"]; batch: DashboardCopy["batch"]; views: DashboardCopy["views"]; failed: string };
}

const GOOD_VIEW: readonly ViewOutcome[] = ["saved", "changed", "deleted", "restored"];

export function DashboardNotices({ notice, refusal, listPath, copy }: DashboardNoticesProps) {
  const { outcome, batch, view, step } = notice;
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
  if (view) {
    const undo = { do: "restore-view", view: view.id ?? "" };
    const button = view.outcome === "deleted" && view.id !== null && (
      <UndoButton listPath={listPath} fields={undo} label={copy.views.undo} pending={copy.batch.undoing} />
    );
    return (
      <NoticeBar listPath={listPath} isGood={GOOD_VIEW.includes(view.outcome)} action={button}>
        {copy.views.outcomes[view.outcome]}
      </NoticeBar>
    );
  }
  return <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />;
}
