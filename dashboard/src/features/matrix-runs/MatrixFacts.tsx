import type { MatrixRun, RunOfCombination } from "@gantry/contract/matrix-runs/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { environmentLabel } from "../executions/environment-label.ts";
import { CommitFacts } from "../executions/run/CommitFacts.tsx";
import { Fact } from "../executions/run/Fact.tsx";

/** What all runs of a matrix have in common: the image and the environment, if they have the same one, and the commit that they test. */
export function MatrixFacts({ matrixRun }: { matrixRun: MatrixRun }) {
  const { ciContext } = matrixRun;
  const image = sharedBy(matrixRun, "image");
  const environment = sharedBy(matrixRun, "environment");
  if (image === undefined && environment === undefined && !ciContext) return null;
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
      {environment !== undefined && <Fact name="Environment">{environmentLabel(environment)}</Fact>}
    </dl>
  );
}

/** `undefined` if the runs differ, or an axis of the matrix names it. */
function sharedBy<Key extends "image" | "environment">({ axes, combinations }: MatrixRun, key: Key): RunOfCombination[Key] | undefined {
  if (axes.some(({ name }) => name === key)) return undefined;
  const values = new Set(combinations.flatMap(({ run }) => (run === null ? [] : [run[key]])));
  return values.size === 1 ? [...values][0] : undefined;
}
