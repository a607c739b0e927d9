import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { ownVariants } from "../../matrix-runs/combination-variants.ts";
import { firstFailures } from "../../results/first-failures.ts";
import { testTitle } from "../../results/test-title.ts";

const maxFailures = 5;

/**
 * Up to five failed tests with their combination, `chrome, 20: cart › pays`, in the order of the matrix. The first failure of each combination comes before
 * the second of any, so that one broken browser does not hide the others.
 */
export async function namedFailures(tx: TenantTransaction, combinations: MatrixRun["combinations"]): Promise<string[]> {
  const ids = combinations.flatMap(({ run }) => run?.id ?? []);
  const found = await firstFailures(tx, ids, maxFailures);
  const failures = combinations.flatMap((each, position) => {
    const own = found.filter(({ executionId }) => executionId === each.run?.id);
    const label = runLabel(each);
    return ownVariants(each.combination, own).map((test, rank) => ({
      position,
      rank,
      name: label ? `${label}: ${testTitle(test)}` : testTitle(test),
    }));
  });
  const chosen = failures.toSorted((one, other) => one.rank - other.rank || one.position - other.position).slice(0, maxFailures);
  return failures.filter((failure) => chosen.includes(failure)).map(({ name }) => name);
}
