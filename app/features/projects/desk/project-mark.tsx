import { Check, Eye, Globe, Hammer, Inbox, type LucideIcon, Pause } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { ProjectRow } from "~/lib/db/tables/project-tables";

const LOOKS: Record<ProjectRow["state"], { icon: LucideIcon; look: string }> = {
  collecting: { icon: Inbox, look: "border-weld-400 bg-weld-400 text-ink-950" },
  building: { icon: Hammer, look: "border-indigo-700 bg-indigo-700 text-white" },
  showing: { icon: Eye, look: "border-indigo-100 bg-indigo-100 text-indigo-700" },
  approved: { icon: Check, look: "border-moss-600 bg-white text-moss-600" },
  live: { icon: Globe, look: "border-moss-600 bg-moss-600 text-white" },
  stopped: { icon: Pause, look: "border-linen-300 bg-linen-200 text-ink-950" },
};

export function ProjectMark({ state }: Pick<ProjectRow, "state">) {
  const { states } = useWords("projects");
  const { icon: Icon, look } = LOOKS[state];
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 rounded-stitch border-2 px-1.5 text-small font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {states[state]}
    </span>
  );
}
