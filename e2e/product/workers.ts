import { api } from "@gantry/contract/api.ts";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newProject } from "../../server/src/testing/given/project.ts";
import type { Product } from "./product.ts";

export function workers(product: Product): void {
  describe("workers of an organization", () => {
    test("a machine is connected, carries out the organization's runs alone, is drained and removed", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Own machines" });
      const { token, data } = await ada.call(api.workers.createToken, { body: { name: "rack" } });
      await ada.call(api.workers.changeSettings, { body: { ownOnly: true } });
      const asked = { projectId, image: product.image, command: "", folder: "smoke" };
      const { id: run } = (await ada.call(api.executions.request, { body: asked })).data;
      const reasons = async () => (await ada.execution(run)).waitReasons.map(({ code }) => code);
      expect(await reasons()).toEqual(["NO_WORKER"]);

      const env = { SERVER_URL: product.url, WORKER_SECRET: token, WORKER_NAME: "rack-1", DATA_DIR: join(product.folder, "rack-1") };
      const stopped = product.gantry(["worker"], { env });
      expect(await ada.ended(run)).toMatchObject({ status: "PASSED", exitCode: 0 });
      const [worker] = (await ada.call(api.workers.list)).data.workers;
      expect(worker).toMatchObject({ name: "rack-1", state: "active", connected: true, tokenName: "rack" });
      const params = { id: worker?.id ?? "" };
      expect((await ada.call(api.workers.get, { params })).data.runs).toMatchObject([{ taskId: run, status: "PASSED" }]);

      await ada.call(api.workers.change, { params, body: { state: "draining" } });
      expect((await stopped).code).toBe(0);
      await ada.call(api.workers.remove, { params });
      expect((await ada.call(api.workers.listTokens)).data).toMatchObject([{ id: data.id, name: "rack" }]);
      await ada.call(api.workers.revokeToken, { params: { id: data.id } });
      expect((await ada.call(api.workers.list)).data).toMatchObject({ workers: [], shared: { connected: 1 }, ownOnly: true });
    });
  });
}
