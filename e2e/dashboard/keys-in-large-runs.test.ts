import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { newProject } from "../../server/src/testing/given/project.ts";
import { describeInBrowser, test } from "./in-browser.ts";

const suiteSize = 50;

describeInBrowser("the tests of a run with 2,000 tests", () => {
  test("are scrolled to each failed test that the keys choose", async ({ stack, open }) => {
    const person = await stack.server.signUp();
    const projectId = await newProject(person, { name: "Shop" });
    const { id } = (await person.call(api.executions.request, { body: { projectId, image: "team/suite:1" } })).data;
    const tests = Array.from({ length: 2_000 }, (_, index) => ({
      name: `basket ${index}`,
      suite: [`Area ${Math.floor(index / suiteSize)}`],
      durationMs: 5,
      ...(index % 90 === 7 ? { status: "failed" as const, message: `basket ${index} is wrong` } : { status: "passed" as const }),
    }));
    await stack.worker.finish(await stack.worker.take(), { exitCode: 1, results: { formats: ["junit"], tests } });
    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=tests`);
    const chosen = page.locator("[role=treeitem][aria-selected=true]");
    const follows = async (name: string) => {
      await expect.poll(async () => (await chosen.allInnerTexts()).join()).toContain(`${name}\n`);
      const [list, row] = [await page.getByRole("tree").boundingBox(), await chosen.boundingBox()];
      expect(row?.y).toBeGreaterThanOrEqual(list?.y ?? Infinity);
      expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
    };
    await follows("basket 7");
    // Until the order of the failed tests is known, the keys do nothing.
    await page.getByText("Failed test 1 of 23").waitFor();
    for (const index of [97, 187, 277, 367]) {
      await page.keyboard.press("j");
      await follows(`basket ${index}`);
    }
    await page.keyboard.press("k");
    await follows("basket 277");
  });
});
