import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { checkPage } from "./check-page.ts";
import { takeRun } from "./member.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const execute = promisify(execFile);
const report = '<testsuite><testcase name="adds an item"/><testcase name="pays"><failure message="declined"/></testcase></testsuite>';

/** Runs shell lines in a repository whose tests fail, as a pipeline does. Resolves to the exit code. */
async function runInRepository(shell: string, apiKey: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "gantry-pipeline-"));
  try {
    const env = { ...process.env, GANTRY_API_KEY: apiKey, GIT_CONFIG_GLOBAL: "/dev/null" };
    const inFolder = (file: string, args: string[]) => execute(file, args, { cwd: folder, env });
    await inFolder("git", ["init", "-q", "-b", "checkout"]);
    await inFolder("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-q", "--allow-empty", "-m", "Pay"]);
    await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { test: "exit 3" } }));
    await writeFile(join(folder, "junit.xml"), report);
    return await inFolder("bash", ["-e", "-c", shell]).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** How many px of the longest line are outside the block. */
const cutOff = (block: Locator) => block.evaluate((element) => element.scrollWidth - element.clientWidth);

const choose = async (page: Page, system: string) => {
  await page.getByLabel("Your CI system").click();
  await page.getByRole("option", { name: system }).click();
};

describeInBrowser("first steps with a pipeline", () => {
  test("somebody chooses to upload, takes the key and the lines for a shell, and sees the results of the pipeline", async ({
    member,
    open,
  }) => {
    const { person } = await member();
    const { page } = await open(person.token);
    await page.goto("/first-steps");
    await page.getByRole("radio", { name: "Upload results" }).click();
    await page.waitForURL(/way=upload/);
    await page.getByText("The results appear here as soon as").waitFor();
    const snippet = page.getByLabel("the snippet", { exact: true });
    for (const [system, mark] of [
      ["GitLab CI", "$CI_COMMIT_SHA"],
      ["Jenkins", "credentials('gantry-api-key')"],
      ["Azure Pipelines", "$(GANTRY_API_KEY)"],
      ["CircleCI", "$CIRCLE_SHA1"],
      ["GitHub Actions", "secrets.GANTRY_API_KEY"],
    ] as const) {
      await choose(page, system);
      await snippet.getByText(mark).waitFor();
      expect(await cutOff(snippet), system).toBe(0);
    }
    await page.getByRole("button", { name: "Create an API key" }).click();
    const key = await page.getByLabel("the API key", { exact: true }).innerText();
    await captureScreenshots(page, "first-steps-upload");
    await checkPage(page);
    // On a phone, the lines of YAML keep their form: the block scrolls.
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await cutOff(snippet)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 900 });

    await choose(page, "Another system");
    expect(await runInRepository(await snippet.innerText(), key.trim())).toBe(3);
    await page.getByRole("status").getByText("Failed").waitFor();
    await captureScreenshots(page, "first-steps-uploaded");
    await page.getByRole("link", { name: "Open the run" }).click();
    await page.getByText("pays").first().waitFor();
    const { data } = await person.call(api.executions.list, { query: { branch: "checkout" } });
    expect(data).toMatchObject([{ trigger: "ingest", status: "FAILED", exitCode: 3, tests: { passed: 1, failed: 1 } }]);
  });

  test("a run that was cancelled is no first run, and an image of one's own is not called the sample suite", async ({
    stack,
    member,
    open,
  }) => {
    const { person, start } = await member();
    await person.call(api.executions.cancel, { params: { id: await start() } });
    const { page } = await open(person.token);
    await page.goto("/first-steps");
    await expect.poll(() => page.locator("[aria-current=step] h2").innerText()).toBe("Run the sample suite");
    await captureScreenshots(page, "first-steps-cancelled");

    await stack.worker.finish(await takeRun(stack.worker, await start()), { exitCode: 0 });
    await page.getByRole("heading", { name: "Run a suite team/suite:1" }).waitFor();
    await page.getByRole("link", { name: "Open the run" }).waitFor();
    await captureScreenshots(page, "first-steps-own-image");
    await checkPage(page);
  });

  test("the lines for a shell start a run here", async ({ stack, member, open }) => {
    const { person, start } = await member();
    await start();
    await stack.worker.finish(await stack.worker.take(), { exitCode: 0 });
    const { page } = await open(person.token);
    await page.goto("/first-steps");
    await page.getByRole("button", { name: "Create an API key" }).click();
    const key = await page.getByLabel("the API key", { exact: true }).innerText();
    await choose(page, "Another system");
    expect(await runInRepository(await page.getByLabel("the snippet", { exact: true }).innerText(), key.trim())).toBe(0);
    await expect.poll(async () => (await person.call(api.executions.list, {})).data.length).toBe(2);
  });
});
