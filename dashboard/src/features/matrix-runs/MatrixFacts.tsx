import type { RunSource } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { Link } from "@tanstack/react-router";
import { visibleText } from "../../ui/text/visible-text.ts";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { CommitFacts } from "../executions/facts/CommitFacts.tsx";
import { Fact } from "../executions/facts/Fact.tsx";
import { SourceFact } from "../executions/facts/SourceFact.tsx";
import { useCurrentProject } from "../projects/current-project.ts";

/** What all runs of a matrix have in common: project and group, image, environment, folder and command, if they have the same one, and the commit that they test. */
export function MatrixFacts({ matrixRun }: { matrixRun: MatrixRun }) {
  const { ciContext, groupName, folder, command } = matrixRun;
  const { projects } = useCurrentProject();
  const project = projects.find(({ id }) => id === matrixRun.projectId);
  const image = matrixRun.axes.some(({ name }) => name === "image") ? null : matrixRun.image;
  const environment = sharedEnvironment(matrixRun);
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs">
      {ciContext?.message && (
        <Fact name="Message">
          <span className="font-medium break-words">{visibleText(ciContext.message)}</span>
        </Fact>
      )}
      {project && projects.length > 1 && <Fact name="Project">{visibleText(project.name)}</Fact>}
      {groupName !== null && (
        <Fact name="Group">
          <Link to="/runs" search={{ group: groupName }} className="text-accent-text underline underline-offset-2">
            {visibleText(groupName)}
          </Link>
        </Fact>
      )}
      {image !== null && (
        <Fact name="Image">
          <code className="break-all">{visibleText(image)}</code>
        </Fact>
      )}
      {folder !== null && <Fact name="Folder">{folder === "all" ? "all tests" : <code>{visibleText(folder)}</code>}</Fact>}
      {command && (
        <Fact name="Command">
          <code className="break-all">{visibleText(command)}</code>
        </Fact>
      )}
      {ciContext && <CommitFacts ci={ciContext} />}
      {sourcesOf(matrixRun).map((source) => (
        <SourceFact key={JSON.stringify(source)} source={source} />
      ))}
      {environment !== undefined && <Fact name="Environment">{environmentLabel(environment)}</Fact>}
    </dl>
  );
}

const shownSources = 3;

/** The repositories of the runs. A run that has not started does not know its commit yet: if another one does, it is left out. */
function sourcesOf({ combinations }: MatrixRun): RunSource[] {
  const all = combinations.flatMap(({ run }) => run?.source ?? []);
  const known = all.filter(({ commit }) => commit !== null);
  const each = new Map((known.length > 0 ? known : all).map((source) => [JSON.stringify(source), source]));
  return [...each.values()].slice(0, shownSources);
}

/** `undefined` if the runs differ, or an axis of the matrix names it. */
function sharedEnvironment({ axes, combinations }: MatrixRun): string | undefined {
  if (axes.some(({ name }) => name === "environment")) return undefined;
  const values = new Set(combinations.flatMap(({ run }) => run?.environment ?? []));
  return values.size === 1 ? [...values][0] : undefined;
}
