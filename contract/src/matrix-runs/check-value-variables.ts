import { reservedVariables } from "../executions/constants.ts";
import type { MatrixAxes } from "./expand.ts";

export const setByGantry = "is a variable that Gantry sets itself: choose another name";

interface Check {
  addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void;
}

/** The suite has this variable of a value if no base URL is set. */
const mayBeVariable = (name: string) => name === "BASE_URL" || !reservedVariables.has(name);

/**
 * Refuses variables of a value that would have no effect, because Gantry sets them itself. For requests: what was stored by an earlier release can be read and
 * starts as before.
 */
export function checkValueVariables({ matrix }: { matrix?: MatrixAxes | undefined }, check: Check): void {
  for (const [axis, values] of Object.entries(matrix?.axes ?? {}))
    values.forEach(({ variables = {} }, index) => {
      for (const name of Object.keys(variables))
        if (!mayBeVariable(name))
          check.addIssue({ code: "custom", path: ["matrix", "axes", axis, index, "variables", name], message: setByGantry });
    });
}
