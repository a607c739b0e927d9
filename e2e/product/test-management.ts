import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import { type Product, writeInput } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

/** A PNG of one pixel, in base64. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export function testManagement(product: Product): void {
  describe("test cases and cycles", () => {
    test("cases are created one by one, fifty at a time and from a file, found, changed and deleted", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      const one = (await ada.call(api.testCases.create, { body: { projectId, title: "Refund a payment", suite: "Payments" } })).data;
      expect((await ada.call(api.testCases.get, { params: { id: one.id } })).data.title).toBe("Refund a payment");
      expect((await ada.call(api.testCases.change, { params: { id: one.id }, body: { priority: "HIGH" } })).data.priority).toBe("HIGH");
      expect((await ada.call(api.testCases.results, { params: { id: one.id } })).data).toEqual([]);
      expect((await ada.call(api.testCases.history, { params: { id: one.id } })).data).toHaveLength(1);
      const terms = { name: "terms.txt", content: Buffer.from("Terms of payment").toString("base64") };
      const [attached] = (await ada.call(api.testCases.addAttachment, { params: { id: one.id }, body: terms })).data;
      expect((await ada.call(api.testCases.attachments, { params: { id: one.id } })).data).toEqual([attached]);
      const ofFile = { params: { id: one.id, attachmentId: attached?.id ?? "" } };
      expect((await ada.request(api.testCases.attachment, ofFile)).body).toBe("Terms of payment");
      expect((await ada.call(api.testCases.deleteAttachment, ofFile)).data).toEqual([]);
      await ada.call(api.testCases.change, { params: { id: one.id }, body: { requirements: ["REQ-7"] } });
      expect((await ada.call(api.testCases.coverage, { query: { project: projectId } })).data).toMatchObject([{ requirement: "REQ-7" }]);
      expect((await ada.request(api.testCases.coverageExport, { query: { project: projectId } })).body).toContain("REQ-7");
      const field = { name: "Browser", type: "choice", choices: ["Firefox", "Safari"] } as const;
      const [browser] = (
        await ada.call(api.testCases.createField, { params: { id: projectId }, body: { ...field, choices: [...field.choices] } })
      ).data;
      const at = { params: { id: projectId, fieldId: browser?.id ?? "" } };
      await ada.call(api.testCases.change, { params: { id: one.id }, body: { customFields: { Browser: "Safari" } } });
      expect((await ada.call(api.testCases.changeField, { ...at, body: { name: "Web browser" } })).data).toMatchObject([{ cases: 1 }]);
      expect((await ada.call(api.testCases.fields, { params: { id: projectId } })).data).toMatchObject([{ name: "Web browser" }]);
      expect((await ada.call(api.testCases.deleteField, at)).data).toEqual([]);
      const testCases = Array.from({ length: 50 }, (_, index) => ({ title: `Case ${index}`, suite: "Bulk" }));
      const bulk = (await ada.call(api.testCases.bulkCreate, { body: { projectId, testCases } })).data;
      expect(bulk.inserted).toBe(50);
      const file = await writeInput(product, "cases.csv", "title,suite\nSearch by name,Search\nSearch by price,Search\n");
      const imported = await product.gantry(["cases", "import", file, "--project", projectId], { as: ada });
      expect(imported.code, imported.stderr).toBe(0);
      const found = (await ada.call(api.testCases.list, { query: { project: projectId, search: "refund" } })).data;
      expect(found.map(({ id }: { id: string }) => id)).toEqual([one.id]);
      expect((await ada.call(api.testCases.suites, { query: { project: projectId } })).data).toMatchObject([
        { suite: "Bulk", cases: 50 },
        { suite: "Payments", cases: 1 },
        { suite: "Search", cases: 2 },
      ]);
      const exported = await product.gantry(["cases", "export", "--project", projectId, "--suite", "Search"], { as: ada });
      expect(exported, exported.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining("Search by price") });
      expect((await ada.call(api.testCases.bulkDelete, { body: { ids: bulk.ids.slice(0, 40), projectId } })).data).toEqual({
        deleted: 40,
      });
      expect((await ada.call(api.testCases.suiteDelete, { body: { suite: "Bulk", projectId } })).data).toEqual({ deleted: 10 });
      await ada.call(api.testCases.delete, { params: { id: one.id } });
      expect((await ada.call(api.testCases.list, { query: { project: projectId } })).data).toHaveLength(2);
    });

    test("a cycle is carried out by hand to its end", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      for (const title of ["Sign in", "Pay"]) {
        const steps = [{ action: `Do: ${title}`, expectedResult: "It works" }];
        await ada.call(api.testCases.create, { body: { projectId, title, suite: "Smoke", steps } });
      }
      const cycle = (await ada.call(api.testCycles.create, { body: { projectId, name: "Release 1", suite: "Smoke" } })).data;
      expect(cycle).toMatchObject({ status: "PENDING", summary: { total: 2, pending: 2 } });
      const params = { id: cycle.id };
      const ofItem = (item: { id: string } | undefined) => ({ params: { ...params, itemId: item?.id ?? "" } });
      const [first, second] = cycle.items;
      const running = await ada.call(api.testCycles.changeItem, { ...ofItem(first), body: { steps: [{ status: "PASSED" }] } });
      expect(running.data).toMatchObject({ status: "RUNNING", summary: { passed: 1 } });
      expect((await ada.request(api.testCycles.delete, { params })).status).toBe(409);
      await ada.call(api.testCycles.change, { params, body: { name: "Release 1.0" } });
      const done = await ada.call(api.testCycles.changeItem, { ...ofItem(second), body: { status: "FAILED", comment: "No button" } });
      expect(done.data).toMatchObject({ name: "Release 1.0", status: "COMPLETED", summary: { passed: 1, failed: 1 } });
      const shown = await ada.call(api.testCycles.addScreenshot, { ...ofItem(second), body: { content: pixel } });
      const screenshotId = shown.data.items.flatMap(({ screenshots }) => screenshots)[0]?.id ?? "";
      const at = { params: { ...params, screenshotId } };
      expect((await ada.request(api.testCycles.screenshot, at)).headers.get("content-type")).toBe("image/png");
      expect((await ada.call(api.testCycles.deleteScreenshot, at)).data.items).toMatchObject([{ screenshots: [] }, { screenshots: [] }]);
      expect((await ada.request(api.testCycles.export, { params })).body).toContain("No button");
      expect((await ada.call(api.testCycles.list, { query: { project: projectId } })).data).toMatchObject([{ id: cycle.id }]);
      const several = { projectId, name: "Release 2", configurations: ["Firefox", "Safari"] };
      const [onFirefox] = (await ada.call(api.testCycles.createSeveral, { body: several })).data;
      const group = { project: projectId, group: onFirefox?.groupId ?? "" };
      expect((await ada.call(api.testCycles.list, { query: group })).data).toHaveLength(2);
      await ada.call(api.testCycles.delete, { params });
      expect((await ada.request(api.testCycles.get, { params })).status).toBe(404);
    });

    test("a case shows the result of the automated test with the same title", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      const pays = (await ada.call(api.testCases.create, { body: { projectId, title: "pays", type: "AUTOMATED" } })).data;
      const { id } = await ada.run({ image: product.image, projectId, folder: "red" });
      await ada.ended(id);
      const results = async () => (await ada.call(api.testCases.results, { params: { id: pays.id } })).data;
      await expect.poll(results).toMatchObject([{ executionId: id, status: "failed" }]);

      const shop = (await ada.call(api.testCases.create, { body: { projectId, title: "The shop takes money" } })).data;
      const [named] = (await ada.call(api.testCases.linkedTests, { params: { id: pays.id } })).data;
      const link = { params: { id: shop.id, testId: named?.testId ?? "" } };
      expect((await ada.call(api.testCases.linkTest, link)).data).toMatchObject([{ name: "pays" }]);
      expect((await ada.call(api.testCases.get, { params: { id: shop.id } })).data.lastResult).toMatchObject({ executionId: id });
      expect((await ada.call(api.testCases.ofTest, { params: { id: link.params.testId } })).data).toHaveLength(2);
      expect((await ada.call(api.testCases.unlinkTest, link)).data).toEqual([]);
    });
  });
}
