import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { DashboardCopy } from "~/content/dashboard/dashboard-copy.server";
import type { BatchNotice } from "~/features/leads/bulk/batch-notice";
import { DeskNotice } from "~/features/leads/desk-notice";
import type { DeskOutcome } from "~/features/leads/lead";
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
