import { isDeepStrictEqual } from "node:util";
import type { V1Container, V1Pod } from "@kubernetes/client-node";
import { EngineError } from "../../engine.ts";
import { sidecarContainer, suiteContainer, toolsContainer } from "./pod.ts";

const own: readonly string[] = [toolsContainer, sidecarContainer, suiteContainer];
const containersOf = ({ spec }: V1Pod): V1Container[] => [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];

/**
 * Admission controllers of a cluster may add containers, volumes and variables to a pod, and replace images. But the suite must start by our program, in
 * our folder.
 * @throws {EngineError} if the created pod cannot execute the run
 */
export function requireUnchanged(asked: V1Pod, created: V1Pod): void {
  for (const wanted of containersOf(asked).filter(({ name }) => own.includes(name))) {
    const found = containersOf(created).find(({ name }) => name === wanted.name);
    if (found === undefined) throw refused(`the container ${wanted.name} is missing`);
    if (!isDeepStrictEqual([found.command, found.args], [wanted.command, wanted.args]))
      throw refused(`the command of the container ${wanted.name} is another`);
    const mounted = new Set(found.volumeMounts?.map(({ mountPath }) => mountPath));
    if (!wanted.volumeMounts?.every(({ mountPath }) => mounted.has(mountPath)))
      throw refused(`the container ${wanted.name} lacks a volume`);
  }
}

const refused = (what: string): EngineError =>
  new EngineError(
    "ENGINE_FAILED",
    `The cluster changes the pods of runs, so that suites cannot start in them: ${what}. The operator can exempt the namespace for runs from the admission controller that does it.`,
    { retryable: true },
  );
