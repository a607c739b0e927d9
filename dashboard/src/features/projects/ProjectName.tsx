import { visibleText } from "../../ui/text/visible-text.ts";
import { useCurrentProject } from "./current-project.ts";

/** `Shop · ` before what is listed of all projects, because numbers of runs are per project. Nothing in the list of one project. */
export function ProjectName({ id }: { id: string }) {
  const { project, projects } = useCurrentProject();
  const own = projects.find((each) => each.id === id);
  if (project || projects.length < 2 || !own) return null;
  return <span className="font-medium text-ink">{visibleText(own.name)} · </span>;
}
