import { Link, useLocation } from "react-router";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/dashboard/dashboard-copy.server";
import { leadPath } from "~/features/auth/paths";
import type { BatchNotice } from "~/features/leads/bulk/batch-notice";
import { DeskNotice } from "~/features/leads/desk-notice";
import type { ViewOutcome } from "~/features/saved-views/saved-view";
import { NoticeBar } from "./notice-bar";
import type { DashboardNotice } from "./read-dashboard.server";
import type { Refusal } from "./refusal";
import { UndoButton } from "./undo-button";

interface DashboardNoticesProps {
  notice: DashboardNotice;
  refusal: Refusal | null;
  listPath: string;
  copy: { notice: AdminCopy["notice"]; batch: DashboardCopy["batch"]; views: DashboardCopy["views"]; failed: string };
}

const GOOD_VIEW: readonly ViewOutcome[] = ["saved", "changed", "deleted", "restored"];

/** What came of what was just done: told again when the same is done again. */
export function DashboardNotices({ notice, refusal, listPath, copy }: DashboardNoticesProps) {
  const { key } = useLocation();
  const { outcome, batch, view } = notice;
  const frame = { listPath, dismiss: copy.batch.dismiss };
  // What goes with the chosen leads is said beside its fields.
  if (refusal) {
    return refusal.form === "bulk" && refusal.text ? null : (
      <NoticeBar key={`${key} refused`} {...frame} isGood={false}>
        {refusal.text ?? copy.failed}
      </NoticeBar>
    );
  }
  if (batch) {
    const undo = { do: "undo", batch: batch.id };
    const button = batch.canUndo && (
      <UndoButton listPath={listPath} fields={undo} label={copy.batch.undo} pending={copy.batch.undoing} />
    );
    return (
      <NoticeBar key={`${key} ${batch.text}`} {...frame} isGood={batch.isGood} action={button}>
        {batch.text} <Skipped skipped={batch.skipped} />
      </NoticeBar>
    );
  }
  if (view) {
    const undo = { do: "restore-view", view: view.id ?? "" };
    const button = view.outcome === "deleted" && view.id !== null && (
      <UndoButton listPath={listPath} fields={undo} label={copy.views.undo} pending={copy.batch.undoing} />
    );
    return (
      <NoticeBar key={key} {...frame} isGood={GOOD_VIEW.includes(view.outcome)} action={button}>
        {copy.views.outcomes[view.outcome]}
      </NoticeBar>
    );
  }
  return <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />;
}

function Skipped({ skipped }: Pick<BatchNotice, "skipped">) {
  if (!skipped) return null;
  return (
    <>
      {skipped.text}{" "}
      {skipped.leads.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={leadPath(id)} className="underline underline-offset-4">
            {name}
          </Link>
        </span>
      ))}
      .
    </>
  );
}
