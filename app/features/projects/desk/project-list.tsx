import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { useWords } from "~/content/desk/words";
import { deskProjectPath } from "../paths";
import { ProjectMark } from "./project-mark";
import type { ListedProject, ShownGroup } from "./read-projects.server";

export function ProjectList({ group, projects }: Pick<ShownGroup, "group" | "projects">) {
  const { tabs } = useWords("projects");
  return (
    <DeskList label={tabs[group]} className={COLUMN_WIDTHS}>
      {projects.map((project) => (
        <DeskRow
          key={project.id}
          id={project.id}
          name={project.customer}
          to={deskProjectPath(project.id)}
          level="h3"
          isUrgent={project.deadline?.isLate ?? false}
          under={
            <p className="truncate text-ink-500">
              {project.kind}
              {project.person && ` · ${project.person}`}
            </p>
          }
          asked={
            <p className="truncate">
              <span className="text-ink-500 lg:hidden">{project.kind} · </span>
              <span className="text-ink-950">{project.todo}</span>
            </p>
          }
          state={<ProjectMark state={project.state} />}
          next={<Deadline project={project} />}
        />
      ))}
    </DeskList>
  );
}

const COLUMN_WIDTHS =
  "lg:[--list-columns:0_minmax(0,10fr)_minmax(0,10fr)_0_9rem_minmax(19rem,9fr)_0_0] max-lg:[&_.list-next]:max-w-none!";

function Deadline({ project: { deadline, moment } }: { project: ListedProject }) {
  return (
    <p
      className={`truncate text-small tabular-nums ${deadline?.isLate ? "font-semibold text-madder-700" : deadline ? "text-ink-950" : "text-ink-500"}`}
    >
      {deadline?.text ?? moment}
    </p>
  );
}
