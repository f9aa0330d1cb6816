import { RecordPage } from "~/components/desk/record-page";
import type { FormAnswer } from "~/components/forms/form-answer";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { RecordHead } from "~/features/leads/lead-page/lead-head";
import { PROJECTS_PATH } from "../paths";
import { ProjectFacts } from "./project-facts";
import { ProjectItems } from "./project-items";
import { ProjectMark } from "./project-mark";
import { ProjectSteps, ProjectVersions } from "./project-steps";
import type { DeskProject } from "./read-desk-project.server";

interface ProjectDeskProps {
  shown: DeskProject;
  today: string;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

export function ProjectDesk({ shown, today, answer }: ProjectDeskProps) {
  const { kinds, page: words } = useWords("projects");
  const { id, name, kind, state, ways, deadline, versions } = shown;
  const page = { project: id, answer };
  return (
    <RecordPage
      head={
        <RecordHead name={name} back={words.back} list={PROJECTS_PATH} ways={ways} mail={ways.mail} book={null}>
          <ProjectMark state={state} />
          <span className="text-small text-ink-500 max-sm:hidden">{kinds[kind]}</span>
          {deadline && (
            <span
              className={`truncate text-small tabular-nums max-sm:hidden ${deadline.isLate ? "font-semibold text-madder-700" : ""}`}
            >
              {deadline.text}
            </span>
          )}
        </RecordHead>
      }
      thread={
        <>
          {/* The form that it is about may be gone. */}
          {answer?.problem && <FormNotice text={answer.problem} />}
          <ProjectSteps shown={shown} {...page} />
          <ProjectVersions versions={versions} />
          <ProjectItems shown={shown} {...page} />
        </>
      }
      composer={null}
      facts={<ProjectFacts shown={shown} today={today} {...page} />}
    />
  );
}
