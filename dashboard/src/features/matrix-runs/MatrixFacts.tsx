import type { RunSource } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun, RunOfCombination } from "@gantry/contract/matrix-runs/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { CommitFacts } from "../executions/facts/CommitFacts.tsx";
import { Fact } from "../executions/facts/Fact.tsx";
import { SourceFact } from "../executions/facts/SourceFact.tsx";

/** What all runs of a matrix have in common: the image and the environment, if they have the same one, and the commit that they test. */
export function MatrixFacts({ matrixRun }: { matrixRun: MatrixRun }) {
  const { ciContext } = matrixRun;
  const image = sharedBy(matrixRun, "image");
  const environment = sharedBy(matrixRun, "environment");
  const sources = sourcesOf(matrixRun);
  if (image === undefined && environment === undefined && !ciContext && sources.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs">
      {ciContext?.message && (
        <Fact name="Message">
          <span className="font-medium break-words">{visibleText(ciContext.message)}</span>
        </Fact>
      )}
      {image !== undefined && (
        <Fact name="Image">
          <code className="break-all">{visibleText(image)}</code>
        </Fact>
      )}
      {ciContext && <CommitFacts ci={ciContext} />}
      {sources.map((source) => (
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
function sharedBy<Key extends "image" | "environment">({ axes, combinations }: MatrixRun, key: Key): RunOfCombination[Key] | undefined {
  if (axes.some(({ name }) => name === key)) return undefined;
  const values = new Set(combinations.flatMap(({ run }) => (run === null ? [] : [run[key]])));
  return values.size === 1 ? [...values][0] : undefined;
}
