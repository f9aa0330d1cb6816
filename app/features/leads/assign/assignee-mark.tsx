import { UserRound } from "lucide-react";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { Lead } from "../lead";

interface AssigneeMarkProps {
  assignee: Lead["assignee"];
  copy: AdminCopy["leads"];
}

export function AssigneeMark({ assignee, copy }: AssigneeMarkProps) {
  return (
    assignee && (
      <span className="inline-flex max-w-full items-center gap-1.5 py-0.5 text-small font-semibold text-ink-700">
        <UserRound aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{copy.assignee}: </span>
        <span className="min-w-0 truncate">{assignee}</span>
      </span>
    )
  );
}
