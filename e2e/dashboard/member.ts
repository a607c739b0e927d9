import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { Person } from "../../server/src/testing/start-server.ts";
import { type DashboardStack, until } from "./dashboard-stack.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { queueRun } from "../../server/src/testing/given/run.ts";

/** A person with their own organization and one project, Shop. */
export interface Member {
  person: Person;
  projectId: string;
  /** Queues a run; its id. */
  start(folder?: string): Promise<string>;
  /** Carries out one nightly run whose single test, “pays by card”, ends as told; its id. */
  run(status: "passed" | "failed"): Promise<string>;
}

/** Takes a run that was queued; runs that others left in the queue before it end at once. */
export async function takeRun(worker: DashboardStack["worker"], id: string): Promise<ClaimedRun> {
  let taken = await worker.take();
  for (; taken.taskId !== id; taken = await worker.take()) await worker.finish(taken, { exitCode: 0 });
  return taken;
}

/** Carries out a run that was queued. `messageIn`: what a failed test says in an attempt of the run; by default nothing. */
export async function carryOut(
  { worker }: DashboardStack,
  id: string,
  outcomes: Readonly<Record<string, "passed" | "failed">>,
  messageIn?: (attempt: number) => string,
): Promise<void> {
  const taken = await takeRun(worker, id);
  const tests = Object.entries(outcomes).map(([name, status]) => ({
    name,
    suite: ["Checkout"],
    filePath: "tests/shop.test.js",
    status,
    durationMs: 40,
    ...(status === "failed" && messageIn ? { message: messageIn(taken.attempt) } : {}),
  }));
  const exitCode = Object.values(outcomes).includes("failed") ? 1 : 0;
  await worker.finish(taken, { exitCode, results: { formats: ["junit"], tests } });
}

/** Signs someone up; `details` as for `signUp`. */
export async function makeMember(
  { server, worker }: DashboardStack,
  details: Parameters<DashboardStack["server"]["signUp"]>[0] = {},
): Promise<Member> {
  const person = await server.signUp(details);
  const projectId = await newProject(person, { name: "Shop", runSettings: { autoQuarantine: true } });
  const request = async (wish: object): Promise<string> => (await queueRun(person, { projectId, image: "team/suite:1", ...wish })).id;
  return {
    person,
    projectId,
    start: (folder = "all") => request({ folder }),
    async run(status) {
      const id = await request({ config: { groupName: "nightly" } });
      const taken = await takeRun(worker, id);
      await worker.say(taken, status === "failed" ? "[db] Error: connect ECONNREFUSED 127.0.0.1:5432\n" : "ok\n");
      const message = status === "failed" ? { message: "Error: connect ECONNREFUSED 127.0.0.1:5432" } : {};
      const tests = [{ name: "pays by card", suite: ["Checkout"], status, durationMs: 40, ...message }];
      await worker.finish(taken, { exitCode: status === "failed" ? 1 : 0, results: { formats: ["junit"], tests } });
      await until("the verdict", async () => (await person.call(api.executions.get, { params: { id } })).data.finishedAt !== null);
      return id;
    },
  };
}
