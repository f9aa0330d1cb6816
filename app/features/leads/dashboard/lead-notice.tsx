import { DeskNotice } from "../desk-notice";
import type { DeskOutcome } from "../lead";
import type { BatchNotice } from "../list/batch-notice";
import { BatchBar } from "./batch-bar";

interface LeadNoticeProps {
  outcome: DeskOutcome | null;
  batch: BatchNotice | null;
  listPath: string;
}

export function LeadNotice({ outcome, batch, listPath }: LeadNoticeProps) {
  if (batch) return <BatchBar batch={batch} listPath={listPath} />;
  return <DeskNotice outcome={outcome} listPath={listPath} />;
}
