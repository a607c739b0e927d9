import { describe, expect, test } from "vitest";
import { ok, type Product, writeInput } from "./product.ts";

export function testManagement(product: Product): void {
  describe("test cases and cycles", () => {
    test("cases are created one by one, fifty at a time and from a file, found, changed and deleted", async () => {
      const ada = await product.subscriber("team");
      const projectId = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data.id;
      const one = (await ok(ada.call("POST", "/api/test-cases", { projectId, title: "Refund a payment", suite: "Payments" }), 201)).data;
      expect((await ok(ada.call("GET", `/api/test-cases/${one.id}`))).data.title).toBe("Refund a payment");
      expect((await ok(ada.call("PATCH", `/api/test-cases/${one.id}`, { priority: "HIGH" }))).data.priority).toBe("HIGH");
      expect((await ok(ada.call("GET", `/api/test-cases/${one.id}/results`))).data).toEqual([]);
      const testCases = Array.from({ length: 50 }, (_, index) => ({ title: `Case ${index}`, suite: "Bulk" }));
      const bulk = (await ok(ada.call("POST", "/api/test-cases/bulk", { projectId, testCases }), 201)).data;
      expect(bulk.inserted).toBe(50);
      const file = await writeInput(product, "cases.csv", "title,suite\nSearch by name,Search\nSearch by price,Search\n");
      const imported = await product.gantry(["cases", "import", file, "--project", projectId], { as: ada });
      expect(imported.code, imported.stderr).toBe(0);
      const found = (await ok(ada.call("GET", `/api/test-cases?project=${projectId}&search=refund`))).data;
      expect(found.map(({ id }: { id: string }) => id)).toEqual([one.id]);
      expect((await ok(ada.call("GET", `/api/test-cases/suites?project=${projectId}`))).data).toMatchObject([
        { suite: "Bulk", cases: 50 },
        { suite: "Payments", cases: 1 },
        { suite: "Search", cases: 2 },
      ]);
      const exported = await product.gantry(["cases", "export", "--project", projectId, "--suite", "Search"], { as: ada });
      expect(exported, exported.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining("Search by price") });
      expect((await ok(ada.call("DELETE", "/api/test-cases/bulk", { ids: bulk.ids.slice(0, 40), projectId }))).data).toEqual({
        deleted: 40,
      });
      expect((await ok(ada.call("DELETE", "/api/test-cases/suite", { suite: "Bulk", projectId }))).data).toEqual({ deleted: 10 });
      await ok(ada.call("DELETE", `/api/test-cases/${one.id}`));
      expect((await ok(ada.call("GET", `/api/test-cases?project=${projectId}`))).data).toHaveLength(2);
    });

    test("a cycle is carried out by hand to its end", async () => {
      const ada = await product.subscriber("team");
      const projectId = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data.id;
      for (const title of ["Sign in", "Pay"]) {
        const steps = [{ action: `Do: ${title}`, expectedResult: "It works" }];
        await ok(ada.call("POST", "/api/test-cases", { projectId, title, suite: "Smoke", steps }), 201);
      }
      const cycle = (await ok(ada.call("POST", "/api/test-cycles", { projectId, name: "Release 1", suite: "Smoke" }), 201)).data;
      expect(cycle).toMatchObject({ status: "PENDING", summary: { total: 2, pending: 2 } });
      const path = `/api/test-cycles/${cycle.id}`;
      const [first, second] = cycle.items;
      const running = await ok(ada.call("PATCH", `${path}/items/${first.id}`, { steps: [{ status: "PASSED" }] }));
      expect(running.data).toMatchObject({ status: "RUNNING", summary: { passed: 1 } });
      expect((await ada.call("DELETE", path)).status).toBe(409);
      await ok(ada.call("PATCH", path, { name: "Release 1.0" }));
      const done = await ok(ada.call("PATCH", `${path}/items/${second.id}`, { status: "FAILED", comment: "No button" }));
      expect(done.data).toMatchObject({ name: "Release 1.0", status: "COMPLETED", summary: { passed: 1, failed: 1 } });
      expect((await ok(ada.call("GET", `/api/test-cycles?project=${projectId}`))).data).toMatchObject([{ id: cycle.id }]);
      await ok(ada.call("DELETE", path));
      expect((await ada.call("GET", path)).status).toBe(404);
    });

    test("a case shows the result of the automated test with the same title", async () => {
      const ada = await product.subscriber("team");
      const projectId = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data.id;
      const pays = (await ok(ada.call("POST", "/api/test-cases", { projectId, title: "pays", type: "AUTOMATED" }), 201)).data;
      const { id } = await ada.run({ image: product.image, projectId, folder: "red" });
      await ada.ended(id);
      const results = async () => (await ok(ada.call("GET", `/api/test-cases/${pays.id}/results`))).data;
      await expect.poll(results).toMatchObject([{ executionId: id, status: "failed" }]);
    });
  });
}
