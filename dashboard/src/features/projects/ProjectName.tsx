import { visibleText } from "../../ui/text/visible-text.ts";
import { useCurrentProject } from "./current-project.ts";

/** `Shop · ` where all projects are chosen, because numbers of runs are per project. Nothing while one project is chosen. */
export function ProjectName({ id }: { id: string }) {
  const { project, projects } = useCurrentProject();
  const own = projects.find((each) => each.id === id);
  if (project || projects.length < 2 || !own) return null;
  return <span className="font-medium text-ink">{visibleText(own.name)} · </span>;
}
