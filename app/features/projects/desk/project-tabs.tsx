import { DeskTabs } from "~/components/desk/desk-tabs";
import { useWords } from "~/content/desk/words";
import { PROJECT_GROUPS, type ProjectGroup, projectGroupPath } from "./project-groups";

interface ProjectTabsProps {
  shown: ProjectGroup | null;
  counts: Record<ProjectGroup, number>;
}

export function ProjectTabs({ shown, counts }: ProjectTabsProps) {
  const { tabsLabel, tabs } = useWords("projects");
  return (
    <DeskTabs
      label={tabsLabel}
      tabs={[
        { to: projectGroupPath(null), name: tabs.all, isShown: shown === null },
        ...PROJECT_GROUPS.map((group) => ({
          to: projectGroupPath(group),
          name: tabs[group],
          count: counts[group],
          isShown: shown === group,
        })),
      ]}
    />
  );
}
