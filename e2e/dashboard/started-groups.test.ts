import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { expect } from "vitest";
import { deliver, newTrigger, pushOf } from "../../server/src/testing/given/trigger.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const runOf = ({ combinations }: MatrixRun, at: number) => combinations[at]?.run?.id ?? "";

describeInBrowser("matrix runs of schedules and triggers", () => {
  test("a schedule runs its suite over a matrix and in shards, and leads to what it started", async ({ open, member }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "Add schedule" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a schedule" });
    await dialog.getByLabel("Name", { exact: true }).fill("All browsers");
    await dialog.getByLabel("Image").fill("team/suite:1");
    await dialog.getByLabel("Matrix").fill("BROWSER=chrome, firefox");
    await dialog.getByText("Each time starts 2 runs with one verdict.").waitFor();
    const times = dialog.getByRole("combobox", { name: "When" });
    await times.fill("61 * * * *");
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    await dialog.getByText("When must be a cron expression of five fields").waitFor();
    await times.and(page.locator(":focus")).waitFor();
    expect(await dialog.getByRole("alert").count()).toBe(0);
    await times.fill("0 2 * * *");
    await dialog.getByText("must be a cron expression").waitFor({ state: "detached" });
    await dialog.getByLabel("Shards").fill("60 s");
    await dialog.getByText("A time needs the test files").waitFor();
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    await dialog.getByLabel("Shards").fill("2");
    await dialog.getByLabel("Test files").fill("a.spec.ts\nb.spec.ts\nc.spec.ts");
    await dialog.getByText("Each time starts 4 runs with one verdict.").waitFor();
    await dialog.getByText("new files must be added here").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel("Test files").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "schedule-parts");
    await dialog.getByRole("button", { name: "Add schedule" }).click();
    await page.getByText("Schedule saved").waitFor();
    const stored = async () => (await person.call(api.schedules.list, { query: { project: projectId } })).data[0];
    const parts = {
      matrix: { axes: { BROWSER: [{ value: "chrome" }, { value: "firefox" }] } },
      shards: { total: 2, files: ["a.spec.ts", "b.spec.ts", "c.spec.ts"] },
    };
    expect((await stored())?.run).toMatchObject(parts);

    const row = page.getByRole("list", { name: "Schedules" }).getByRole("listitem");
    await row.getByText("matrix of BROWSER, 2 shards").waitFor();
    await row.getByText("At 02:00").waitFor();
    const more = async (item: string) => {
      await row.getByRole("button", { name: "More for All browsers" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await more("Change…");
    const edit = page.getByRole("dialog", { name: "Edit schedule" });
    // Nothing was changed, so nothing is asked.
    await page.keyboard.press("Escape");
    await expect.poll(() => edit.count()).toBe(0);
    await page.getByRole("button", { name: "Add schedule" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("All browsers");
    await dialog.getByText("Another schedule of this project has this name.").waitFor();
    await dialog.getByLabel("Git repository").fill("http://git.example.com/app");
    await dialog.getByText("Workers fetch an http address only if the operator allows its host").waitFor();
    await captureScreenshots(page, "schedule-hints");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await more("Change…");
    expect(await edit.getByLabel("Matrix").inputValue()).toBe("BROWSER=chrome, firefox");
    await edit.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => edit.count()).toBe(0);
    expect((await stored())?.run).toMatchObject(parts);
    await more("Start now");
    await page.getByRole("heading", { name: "#1–#4 Matrix of BROWSER", level: 1 }).waitFor();
    await page.goBack();
    await row.getByText(/^last .*: pending$/).waitFor();
    await captureScreenshots(page, "schedule-row-parts");
    await row.getByRole("link").click();
    await page.getByRole("heading", { name: "#1–#4 Matrix of BROWSER", level: 1 }).waitFor();
  });

  test("a trigger splits its suite, and its deliveries lead to the runs", async ({ stack, open, member }) => {
    const { person, projectId } = await member();
    const trigger = await newTrigger(person, projectId, { name: "Main" });
    const { page } = await open(person.token);
    await page.goto(`/settings/projects/${projectId}`);
    await page.getByRole("button", { name: "More for Main" }).click();
    await page.getByRole("menuitem", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit trigger" });
    await dialog.getByLabel("Shards").fill("1");
    await dialog.getByText("A whole number from 2 to 50, a time for each shard such as 120 s or 2 min, or empty.").waitFor();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => dialog.locator("input:focus").getAttribute("aria-invalid")).toBe("true");
    await dialog.getByLabel("Shards").fill("3");
    await dialog.getByLabel("Name", { exact: true }).fill("");
    await dialog.getByLabel("Priority").fill("11");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a name.").waitFor();
    await dialog.getByText("A whole number from -10 to 10, or empty.").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "trigger-missing");
    await dialog.getByLabel("Name", { exact: true }).fill("Main");
    await dialog.getByLabel("Priority").fill("4");
    const folder = dialog.getByRole("textbox", { name: /^Folder/ });
    await folder.fill("../x");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("A folder of the test project, such as tests/checkout, without .. parts.").waitFor();
    await folder.and(page.locator(":focus")).waitFor();
    await captureScreenshots(page, "trigger-folder");
    await folder.fill("checkout");
    await dialog.getByLabel("Base URL").fill("https://staging.example.com");
    await dialog.getByRole("combobox", { name: /^Group/ }).fill("main");
    await dialog.getByText("Advanced").click();
    await dialog.getByLabel("Time limit").fill("900");
    await dialog.getByText("A whole number from 1 to 240, or empty.").waitFor();
    await dialog.getByText("Advanced").click();
    await dialog.getByRole("button", { name: "Save" }).click();
    // The section opens for what is wrong in it.
    await dialog.getByLabel("Time limit").and(page.locator(":focus")).waitFor();
    await dialog.getByLabel("Time limit").fill("90");
    await dialog.getByLabel("Worker labels").fill("*");
    await dialog.getByLabel("Concurrency group").fill("staging-database");
    await dialog.getByLabel("Concurrency group").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "trigger-advanced");
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel("Test files").scrollIntoViewIfNeeded();
    await captureScreenshots(page, "trigger-parts");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Trigger saved").waitFor();
    const stored = (await person.call(api.triggers.list, { params: { id: projectId } })).data[0];
    const options = { baseUrl: "https://staging.example.com", groupName: "main", timeoutMinutes: 90, concurrencyGroup: "staging-database" };
    expect(stored?.run).toMatchObject({ priority: 4, folder: "checkout", shards: { total: 3 }, workerLabels: [], ...options });
    expect((await deliver(stack.server, trigger, { event: "push", payload: pushOf() })).status).toBe(202);
    await page.reload();
    const row = page.getByRole("list", { name: "Triggers" }).getByRole("listitem");
    await row.getByText("3 shards").waitFor();
    await row.getByText(/Started 3 runs, #1 to #3\./).waitFor();
    expect(await overflows(page)).toBe(false);
    await captureScreenshots(page, "trigger-row-parts");
    await page.getByRole("button", { name: "More for Main" }).click();
    await page.getByRole("menuitem", { name: "Deliveries" }).click();
    await page.getByRole("dialog", { name: "Deliveries to Main" }).getByRole("link", { name: "Open the runs" }).click();
    await page.getByRole("heading", { name: "#1–#3 Split suite", level: 1 }).waitFor();
    const [run] = (await person.call(api.executions.list, { query: { project: projectId } })).data;
    expect(run).toMatchObject({ baseUrl: options.baseUrl, groupName: "main", concurrencyGroup: "staging-database", workerLabels: [] });
  });
});

describeInBrowser("the logs of a split suite", () => {
  test("are one log, live: ended shards first, then one in progress, with search; and each alone", async ({ stack, open, member }) => {
    const { worker } = stack;
    const { person, projectId } = await member();
    const body = { projectId, image: "team/suite:1", shards: { total: 3 } };
    const suite = (await person.call(api.matrixRuns.start, { body })).data;
    const { page } = await open(person.token);
    await page.goto(`/matrix-runs/${suite.id}`);
    await page.getByText("Not started yet.").waitFor();
    await page.getByRole("button", { name: "Show the logs" }).click();
    await page.getByText("No run has started. The output appears here as soon as one does.").waitFor();

    const first = await takeRun(worker, runOf(suite, 0));
    await worker.say(first, "installing packages\n");
    const log = page.getByRole("region", { name: "Console output of all runs" });
    // Without a reload.
    await log.getByText("shard 1/3 · #1").waitFor();
    await log.getByText("installing packages").waitFor();
    await page.getByText("The output of 2 shards follows when shard 1/3 · #1 has ended.").waitFor();
    await page.getByText("Running for").waitFor();
    const second = await takeRun(worker, runOf(suite, 1));
    await worker.say(second, "\u001b[32m✓\u001b[0m opens the basket\nneedle in the second shard\n");
    await worker.say(first, "Error: connect ECONNREFUSED 127.0.0.1:5432\nlast line without an end");
    await log.getByText("Error: connect").waitFor();
    expect(await log.getByText("opens the basket").count()).toBe(0);
    await worker.finish(first, { exitCode: 1 });
    await log.getByText("last line without an end").waitFor();
    await log.getByText("shard 2/3 · #2").waitFor();
    await log.getByText("needle in the second shard").waitFor();
    await worker.say(second, "still running\n");
    await log.getByText("still running").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await log.scrollIntoViewIfNeeded();
    await captureScreenshots(page, "shards-log-all");

    await log.getByLabel("Search the output").fill("needle");
    await log.getByText("1 of 1").waitFor();
    await log.getByLabel("Search the output").fill("");
    await log.getByRole("button", { name: "shard 1/3 · #1" }).click();
    await expect.poll(() => log.getByText("installing packages").count()).toBe(0);

    await page.getByRole("combobox", { name: "Output of" }).selectOption({ label: "shard 2/3 · #2 · Running" });
    const one = page.getByRole("region", { name: "Console output", exact: true });
    await one.getByText("still running").waitFor();
    expect(await one.getByText("installing packages").count()).toBe(0);
    await worker.say(second, "and its last line\n");
    await one.getByText("and its last line").waitFor();
    await one.getByRole("button", { name: "Download the output" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "shards-log-one");
    await worker.finish(second, { exitCode: 0 });
    const third = await takeRun(worker, runOf(suite, 2));
    await worker.finish(third, { exitCode: 0 });
    await page.getByText("Of 3 runs, 1 failed and 2 passed.").waitFor();
    await page.reload();
    await page.setViewportSize({ width: 390, height: 844 });
    // The address keeps which log is open.
    await one.getByText("and its last line").waitFor();
    await page.getByRole("combobox", { name: "Output of" }).selectOption({ label: "All shards" });
    await log.getByText("This run wrote no output.").waitFor();
    await log.getByText("and its last line").waitFor();
    expect(await page.getByText(/follows when/).count()).toBe(0);
    await expect.poll(() => overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    await person.call(api.matrixRuns.rerunFailed, { params: { id: suite.id } });
    await page.getByText("Waiting for 1 run to start.").waitFor();
  });
});

describeInBrowser("the selection of runs", () => {
  test("says that split suites are left out", async ({ open, member }) => {
    const { person, projectId } = await member();
    await person.call(api.matrixRuns.start, { body: { projectId, image: "team/suite:1", shards: { total: 2 } } });
    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto("/runs");
    const all = page.getByRole("checkbox", { name: "Select every run shown, without matrix runs" });
    await all.waitFor();
    expect(await all.isDisabled()).toBe(true);
    for (const image of ["team/a:1", "team/b:1"]) await person.call(api.executions.create, { body: { projectId, image } });
    await page.reload();
    await all.click();
    const bar = page.getByRole("region", { name: "Selected runs" });
    await bar.getByText("2 selected").waitFor();
    await bar.getByText("without 1 split suite").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "selection-without-suites");
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Split suites are not selected: one stays in the list.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page
      .getByRole("checkbox", { name: /^Select run #/ })
      .first()
      .click();
    await bar.getByText("1 selected").waitFor();
    expect(await bar.getByText(/without/).count()).toBe(0);
  });
});
