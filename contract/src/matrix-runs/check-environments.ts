import { maxEnvironmentLength } from "../executions/constants.ts";
import { expandMatrix, type MatrixAxes } from "./expand.ts";

interface Check {
  addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void;
}

/**
 * Refuses values of the axis `environment` that are no environments, or the same one in another letter case. For requests: what was stored by an
 * earlier release can be read and starts as before.
 */
export function checkEnvironments({ matrix }: { matrix?: MatrixAxes | undefined }, check: Check): void {
  const values = matrix?.axes["environment"];
  if (!matrix || !values) return;
  const refuse = (path: (string | number)[], message: string) => check.addIssue({ code: "custom", path: ["matrix", ...path], message });
  const names = values.map(({ value }) => value.toLowerCase());
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) refuse(["axes", "environment", index], `is given twice: ${name}`);
  });
  for (const { path, message } of expandMatrix(inLowerCase(matrix)).problems) if (path[0] === "include") refuse(path, message);
  const tooLong = expandMatrix(matrix).combinations.find(({ environment = "" }) => environment.length > maxEnvironmentLength);
  if (tooLong)
    refuse(
      ["axes", "environment"],
      `must be environments of at most ${maxEnvironmentLength} characters; this is longer: ${tooLong.environment}`,
    );
}

function inLowerCase({ axes, exclude = [], include = [] }: MatrixAxes): MatrixAxes {
  const lower = (named: Readonly<Record<string, string>>) =>
    "environment" in named ? { ...named, environment: named["environment"]?.toLowerCase() ?? "" } : named;
  const values = (axes["environment"] ?? []).map((value) => ({ ...value, value: value.value.toLowerCase() }));
  return { axes: { ...axes, environment: values }, exclude: exclude.map(lower), include: include.map(lower) };
}
