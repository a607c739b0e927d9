import type { TraceAction, TraceEvents } from "./trace-events.ts";

export interface TestStep extends TraceAction {
  depth: number;
}

const maxDepth = 20;

/**
 * The steps that a person wrote, in the order of their start: of the test runner if it recorded some, otherwise the calls of the library. What Playwright
 * prepares by itself has no place in a file and is left out, unless it failed.
 */
export function stepsOf(actions: readonly TraceAction[]): TestStep[] {
  const recorded = actions.filter((action) => action.isStep);
  const own = recorded.length > 0 ? recorded : actions.filter((action) => action.title !== "");
  const byId = new Map(own.map((action) => [action.id, action]));
  const hasPlaces = own.some((action) => action.place !== undefined);
  const wanted = new Set<TraceAction>();
  for (const action of own) {
    if (hasPlaces && action.place === undefined && action.error === undefined) continue;
    for (const one of withParents(action, byId)) wanted.add(one);
  }
  return own
    .filter((action) => wanted.has(action))
    .map((action) => ({ ...action, depth: withParents(action, byId).length - 1 }))
    .sort((a, b) => a.startedAt - b.startedAt || a.depth - b.depth);
}

function withParents(action: TraceAction, byId: ReadonlyMap<string, TraceAction>): TraceAction[] {
  const found = [action];
  for (let parent = byId.get(action.parentId ?? ""); parent && found.length < maxDepth; parent = byId.get(parent.parentId ?? "")) {
    if (found.includes(parent)) break;
    found.push(parent);
  }
  return found;
}

const timedOut = /\btimeout of \d+ms exceeded/i;

/**
 * The step that ended the test: the innermost one with an error that the test ended with; after a timeout, the last one if it alone did not end.
 * @returns `undefined` when the test had no error, or when the step is not certain: a test can handle the error of a step
 */
export function findFailed(
  steps: readonly TestStep[],
  { errors, knowsErrors }: Pick<TraceEvents, "errors" | "knowsErrors">,
): TestStep | undefined {
  const cleanUpAt = steps.find((step) => step.depth === 0 && step.title === "After Hooks")?.startedAt ?? Number.POSITIVE_INFINITY;
  const last = steps.findLast((step) => step.place !== undefined && step.startedAt < cleanUpAt);
  if (!knowsErrors)
    return innermostOf(steps, (step) => step.error !== undefined || step.endedAt === undefined).find(
      (step) => step === last && step.error !== undefined,
    );
  for (const error of errors) {
    const same = innermostOf(steps, (step) => step.error === error);
    if (same.length > 0) return certainOf(same, errors.filter((one) => one === error).length);
  }
  if (!errors.some((error) => timedOut.test(error))) return undefined;
  const open = innermostOf(steps, (step) => step.endedAt === undefined);
  return open.length === 1 ? open.find((step) => step === last) : undefined;
}

function innermostOf(steps: readonly TestStep[], matches: (step: TestStep) => boolean): TestStep[] {
  const found = steps.filter(matches);
  const parents = new Set(found.map((step) => step.parentId));
  return found.filter((step) => !parents.has(step.id));
}

/** Of the steps with the same error. When there are more than the test ended with, it handled some: then only a line that they all share is certain. */
function certainOf(same: readonly TestStep[], ended: number): TestStep | undefined {
  if (same.length <= ended) return same[0];
  const [first] = same;
  return same.every(({ place }) => place?.file === first?.place?.file && place?.line === first?.place?.line) ? same.at(-1) : undefined;
}
