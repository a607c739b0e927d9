import { readFile } from "node:fs/promises";
import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";

// Of a real test, which failed because the page's request was answered with 502.
const trace = await readFile(new URL("../../server/src/features/reports/trace/samples/playwright-1.65.zip", import.meta.url));

describeInBrowser("a test with a Playwright trace", () => {
  test("a developer sees the failed step, its pictures and source, and what went wrong in the page", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    await stack.worker.leave(taken, { "playwright-report/data/trace.zip": trace, "playwright-report/data/bad.zip": Buffer.from("no zip") });
    const failed = (name: string, path: string) => ({
      name,
      suite: [],
      status: "failed" as const,
      durationMs: 1_600,
      message: "Error: expect(locator).toHaveText(expected) failed",
      attachments: [{ name: "trace", contentType: "application/zip", path }],
    });
    const tests = [failed("pays by card", "playwright-report/data/trace.zip"), failed("ships", "playwright-report/data/bad.zip")];
    await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["playwright-json"], tests } });
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");

    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    await page.getByRole("img", { name: "Before the failed step" }).waitFor();
    await expect.poll(() => page.evaluate("document.querySelector('figure img').naturalWidth")).toBe(640);
    await page.getByRole("img", { name: "After the failed step" }).waitFor();
    expect(await page.getByLabel("Source of the failed step").innerText()).toContain("› 19");
    const inList = (name: string) => page.getByRole("list", { name });
    await inList("Errors in the browser's console").getByText("Payment failed with status 502").waitFor();
    await inList("Failed requests")
      .getByText(/POST .*pay$/)
      .waitFor();
    expect(await inList("Steps of the test").locator("[aria-current=step]").innerText()).toContain("locator('#state')");
    expect(await findBarriers(page)).toEqual([]);

    await page.keyboard.press("j");
    await page.getByText("The trace was not read. It is damaged, or not a zip file.").waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    await page.getByRole("img", { name: "After the failed step" }).waitFor();
    expect(await overflows(page)).toBe(false);
  });
});
