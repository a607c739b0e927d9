import { api } from "@gantry/contract/api.ts";
import type { CiContext, Execution } from "@gantry/contract/executions/schemas.ts";
import { requestExecution } from "../../runs/accept/request-execution.ts";
import type { Person, TestServer } from "../../../testing/start-server.ts";

type Outcome = "passed" | "failed" | "flaky";

interface Story {
  project: string;
  ciContext?: CiContext;
  folder?: string;
  groupName?: string;
}

/** Creates runs with the results that a test needs, through the worker's API. */
export function runStories(server: TestServer) {
  async function queue(person: Person, story: Story): Promise<Execution> {
    return requestExecution(
      server.ctx,
      { organizationId: person.organizationId, requestedBy: { id: person.id, name: "Ada" } },
      {
        trigger: "ci",
        image: "shop/e2e:1",
        projectId: story.project,
        folder: story.folder,
        groupName: story.groupName,
        ciContext: story.ciContext,
      },
    );
  }
  async function end(taskId: string, results: Record<string, Outcome>, status?: string): Promise<void> {
    const tests = Object.entries(results).map(([name, outcome], index) => ({
      name,
      suite: ["cart"],
      filePath: "cart.spec.ts",
      line: index + 1,
      status: outcome === "failed" ? "failed" : "passed",
      flaky: outcome === "flaky",
      retries: outcome === "flaky" ? 1 : 0,
      durationMs: 5,
      ...(outcome === "failed" ? { message: `expected 1 @team <b>got</b> 2` } : {}),
    }));
    const failed = Object.values(results).includes("failed");
    const response = await server.worker(api.dispatch.update, {
      taskId,
      status: status ?? (failed ? "FAILED" : "PASSED"),
      ...(tests.length > 0 ? { results: { formats: ["junit"], tests } } : {}),
    });
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  }
  async function run(person: Person, story: Story, results: Record<string, Outcome>, status?: string): Promise<string> {
    const { id } = await queue(person, story);
    await end(id, results, status);
    return id;
  }
  return { queue, end, run };
}
