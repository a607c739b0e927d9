import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { Secret } from "@gantry/reports/redaction/secret-forms.ts";
import { secretsInFile } from "./secrets-in-file.ts";
import { partsOfToken } from "../source/git-environment.ts";

/**
 * A container's environment. Later values win: the machine's variables, the project's and the run's, and finally the platform's own.
 */
export function environmentOf(run: ClaimedRun, hostVariables: ReadonlyMap<string, string>): Map<string, string> {
  const environment = new Map(hostVariables);
  for (const { name, value } of run.variables) environment.set(name, value);
  if (run.baseUrl !== "" || !environment.has("BASE_URL")) environment.set("BASE_URL", run.baseUrl);
  environment.set("TASK_ID", run.taskId);
  environment.set("CI", "true");
  environment.set("FRAMEWORK_AGNOSTIC", "true");
  environment.set("COMMAND", run.command);
  return environment;
}

/** The values that must not leave the worker. */
export function secretsOf(run: ClaimedRun, hostVariables: ReadonlyMap<string, string>): Secret[] {
  const logins = [run.registryLogin, ...run.services.map(({ registryLogin }) => registryLogin)];
  const registryPasswords = logins.flatMap((login) => (login ? [{ value: login.password }] : []));
  const ofHost = [...hostVariables].map(([name, value]) => ({ name, value }));
  const ofRun = run.variables.filter(({ secret }) => secret).map(({ name, value }) => ({ name, value }));
  const inFiles = run.files.map(({ name, value }) => ({ name, value, parts: secretsInFile(value) }));
  const token = run.source?.token ?? "";
  const tokens = token === "" ? [] : partsOfToken(token).map((value) => ({ value }));
  return [...ofHost, ...ofRun, ...inFiles, ...registryPasswords, ...tokens];
}
