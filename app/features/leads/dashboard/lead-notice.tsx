import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { DeskNotice } from "../desk-notice";
import type { DeskOutcome } from "../lead";
import type { BatchNotice } from "../list/batch-notice";
import { BatchBar } from "./batch-bar";

interface LeadNoticeProps {
  outcome: DeskOutcome | null;
  batch: BatchNotice | null;
  listPath: string;
  copy: { notice: AdminCopy["notice"]; batch: DashboardCopy["batch"] };
}

export function LeadNotice({ outcome, batch, listPath, copy }: LeadNoticeProps) {
  if (batch) return <BatchBar batch={batch} listPath={listPath} copy={copy.batch} />;
  return <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />;
}
