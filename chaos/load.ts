import { setTimeout as sleep } from "node:timers/promises";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Person } from "../e2e/stack.ts";
import type { History, PlannedRun, RunRequest } from "./history.ts";
import type { Random } from "./random.ts";

/** The allowed server errors while a dependency is unavailable. */
const refusedForNow = [503, 507];

export interface Load {
  url: string;
  image: string;
  tenant: string;
  person: Person;
  random: Random;
  history: History;
  /** How often a client asks for its run, and how long it waits for an answer. */
  pollMs?: number;
  answerWithinMs?: number;
}

/** A client of a tenant: requests a run, waits for its end, and repeats that until `over`. */
export async function requestRuns(load: Load, client: number, over: AbortSignal): Promise<void> {
  for (let count = 0; !over.aborted; count++) {
    const request = await requestRun(load, planRun(load.random, `${load.tenant}-${client}-${count}`));
    if (request.id) await untilEnded(load, request, over);
    else await sleep(300);
  }
}

/** Mostly short runs, some that last through several faults. */
function planRun(random: Random, key: string): PlannedRun {
  const lines = random() < 0.15 ? 60 + Math.floor(random() * 90) : 2 + Math.floor(random() * 12);
  const exitCode = [0, 0, 0, 1, 3, 137, 143, 255][Math.floor(random() * 8)] ?? 0;
  return { key, lines, exitCode, reportKb: random() < 0.3 ? 300 : 5 };
}

/** Retries an unanswered request with the same key, or leaves it unknown whether it was accepted. */
async function requestRun(load: Load, planned: PlannedRun): Promise<RunRequest> {
  const { image, tenant, random, history } = load;
  const request: RunRequest = { tenant, planned, outcome: "unknown" };
  history.requests.push(request);
  const folder = `${planned.key}.${planned.lines}.${planned.exitCode}.${planned.reportKb}`;
  for (let isAgain = true; isAgain; isAgain = request.outcome === "unknown" && random() < 0.8) {
    const answer = await ask(load, "POST", "/api/executions", planned.key, { image, folder });
    if (answer?.status === 201) Object.assign(request, { outcome: "accepted", id: answer.body.data.id });
    else if (answer?.status === 429) request.outcome = "refused";
    else if (answer && !refusedForNow.includes(answer.status))
      history.incidents.push(`POST /api/executions answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (request.outcome === "unknown") await sleep(200);
  }
  return request;
}

async function untilEnded(load: Load, request: RunRequest, over: AbortSignal): Promise<void> {
  const { history, pollMs = 400 } = load;
  const { id } = request;
  for (; !over.aborted; await sleep(pollMs)) {
    const answer = await ask(load, "GET", `/api/executions/${id}`);
    if (answer?.status === 200 && isTerminal(answer.body.data.status)) {
      request.isEnded = true;
      return;
    }
    if (answer && answer.status !== 200 && !refusedForNow.includes(answer.status))
      history.incidents.push(`GET /api/executions/${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}

interface Answer {
  status: number;
  body: { data: Execution };
}

/** `undefined`: no response, or an incomplete one. */
async function ask(load: Load, method: string, path: string, key?: string, body?: object): Promise<Answer | undefined> {
  const { url, person, answerWithinMs = 10_000 } = load;
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(key ? { "idempotency-key": key } : {}),
    ...(body ? { "content-type": "application/json" } : {}),
  };
  const askedAt = Date.now();
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await fetch(url + path, { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
    const answer = { status: response.status, body: (await response.json()) as Answer["body"] };
    note(load, askedAt, method, answer.status < 500 ? undefined : `${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  } catch (error) {
    note(load, askedAt, method, String(error instanceof Error ? (error.cause ?? error) : error));
    return undefined;
  }
}

/** Counts the answers of a fleet, where no request may fail. */
function note({ history: { fleet } }: Load, askedAt: number, method: string, failure: string | undefined): void {
  if (!fleet) return;
  if (failure === undefined) fleet.answered++;
  else fleet.failed.push(`${new Date(askedAt).toISOString()} ${method}, ${Date.now() - askedAt} ms: ${failure}`);
}
