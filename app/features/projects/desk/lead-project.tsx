import { FolderPlus } from "lucide-react";
import { Link } from "react-router";
import { Fact } from "~/components/desk/record-page";
import { useWords } from "~/content/desk/words";
import type { LeadProjects } from "./lead-project.server";
import { ProjectMark } from "./project-mark";

export function LeadProject({ projects: { projects, begin } }: { projects: LeadProjects }) {
  const { lead: words, kinds } = useWords("projects");
  return (
    <Fact label={words.title}>
      {projects.map(({ to, kind, state }) => (
        <Link key={to} to={to} className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1">
          <span className="link font-semibold">{kinds[kind]}</span>
          <ProjectMark state={state} />
        </Link>
      ))}
      {projects.length === 0 && (
        <Link to={begin} className="link -my-2.5 inline-flex min-h-11 items-center gap-1.5">
          <FolderPlus aria-hidden="true" className="size-4.5" />
          {words.begin}
        </Link>
      )}
    </Fact>
  );
}
