import { UserRound } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";

interface AssigneeMarkProps {
  assignee: Lead["assignee"];
}

export function AssigneeMark({ assignee }: AssigneeMarkProps) {
  const words = useWords("admin").leads;
  return (
    assignee && (
      <span className="inline-flex max-w-full items-center gap-1.5 py-0.5 text-small font-semibold text-ink-700">
        <UserRound aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{words.assignee}: </span>
        <span className="min-w-0 truncate">{assignee}</span>
      </span>
    )
  );
}
