import { visibleText } from "../../ui/text/visible-text.ts";
import { useCurrentProject } from "../projects/current-project.ts";

interface PlacedTest {
  projectId: string;
  suite: readonly string[];
  filePath: string | null;
  variant: string | null;
}

/** Project, suite, file and variant of a test: what tells two tests with the same name apart. */
export function TestLocation({ test }: { test: PlacedTest }) {
  const { projects, projectId } = useCurrentProject();
  const project = projectId === undefined ? projects.find(({ id }) => id === test.projectId)?.name : undefined;
  const place = [project, test.suite.join(" › "), test.filePath, test.variant]
    .flatMap((part) => (part ? [visibleText(part)] : []))
    .join(" · ");
  return (
    <span className="truncate text-xs text-ink-soft" title={place}>
      {place}
    </span>
  );
}
