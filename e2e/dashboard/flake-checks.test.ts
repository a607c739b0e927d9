import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addMember } from "../../server/src/testing/add-member.ts";
import { queueRun } from "../../server/src/testing/given/run.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { carryOut } from "./member.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /for flakiness$/ });

describeInBrowser("flake checks", () => {
  test("new tests of a run are checked, the check is watched, and its result stays with the test", async ({ member, open, stack }) => {
    const { person, projectId } = await member();
    const old = { "adds to the basket": "passed" } as const;
    const added = { "pays by card": "passed", "pays by invoice": "passed" } as const;
    const run = () => queueRun(person, { projectId, image: "team/suite:1" });
    await carryOut(stack, (await run()).id, old);
    const { id } = await run();
    await carryOut(stack, id, { ...old, ...added });

    const { page } = await open(person.token);
    await page.goto(`/runs/${id}?tab=tests`);
    const bar = page.getByRole("region", { name: "New tests" });
    await expect.poll(() => bar.innerText()).toContain("2 new tests: pays by card, pays by invoice");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "new-tests");
    await bar.getByRole("button", { name: "Check for flakiness" }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel("How many runs").fill("21");
    await dialog.getByText("Enter a number from 2 to 20.").waitFor();
    expect(await dialog.getByRole("button", { name: "Start the check" }).isDisabled()).toBe(true);
    await dialog.getByLabel("How many runs").fill("3");
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "flake-check-dialog");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Flake check of 2 tests", level: 1 }).waitFor();
    const checkId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const { runs } = (await person.call(api.flakeChecks.get, { params: { id: checkId } })).data;
    const [one = "", two = "", three = ""] = runs.map(({ executionId }) => executionId);
    await page.getByRole("status").getByText("0 of 3 runs ended").waitFor();
    await carryOut(stack, one, added);
    await carryOut(stack, two, { "pays by card": "failed", "pays by invoice": "passed" });
    // Without a reload.
    await page.getByRole("status").getByText("2 of 3 runs ended").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "flake-check-running");
    await carryOut(stack, three, { "pays by card": "passed" });
    const results = page.getByRole("region", { name: "Results" });
    await results.getByText("1 of 3 failed").waitFor();
    await results.getByText("2 of 3 passed; not run in 1").waitFor();
    await page.getByText("A test did not run in some of the runs.").waitFor();
    expect(await overflows(page)).toBe(false);
    await captureScreenshots(page, "flake-check-ended");

    await results.getByRole("link", { name: "pays by card" }).click();
    const card = page.getByRole("region", { name: "Flake check" });
    await card.getByText("1 of 3 failed").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "flake-check-of-test");
    await page.goto(`/runs/${two}`);
    await page.getByRole("link", { name: "Flake check", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /^Re-run/ }).count()).toBe(0);
    expect(await page.getByRole("tab", { name: "AI analysis" }).count()).toBe(0);
    await page.getByRole("heading", { name: "1 of 2 tests failed.", exact: true }).first().waitFor();
    expect(await page.getByText("Newly failed", { exact: true }).count()).toBe(0);
    await captureScreenshots(page, "flake-check-run");
  });

  test("tests are chosen in the list, a plan without room says so, a check is cancelled, and viewers only look", async ({
    member,
    open,
    stack,
  }) => {
    const { person, projectId } = await member();
    await carryOut(stack, (await queueRun(person, { projectId, image: "team/suite:1" })).id, {
      adds: "passed",
      pays: "passed",
      ships: "passed",
    });
    const { page } = await open(person.token);
    await page.goto(`/tests?project=${projectId}`);
    await page.getByRole("checkbox", { name: "Select pays" }).click();
    await page.getByRole("checkbox", { name: "Select adds" }).click();
    const selected = page.getByRole("region", { name: "Selected tests" });
    await selected.getByText("2 selected").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "tests-selected");
    await selected.getByRole("button", { name: "Check for flakiness" }).click();
    await dialogOf(page).getByRole("button", { name: "Start the check" }).click();
    await page.getByRole("heading", { name: "Flake check of 2 tests", level: 1 }).waitFor();

    await page.goto(`/tests?project=${projectId}`);
    await page.getByRole("row", { name: /pays/ }).getByText("0 of 10 checked").waitFor();
    await page.getByRole("checkbox", { name: "Select pays" }).click();
    await selected.getByRole("button", { name: "Check for flakiness" }).click();
    await dialogOf(page).getByRole("button", { name: "Start the check" }).click();
    await dialogOf(page).getByText("is being checked already").waitFor();
    await captureScreenshots(page, "flake-check-refused");
    await page.keyboard.press("Escape");

    const { data } = await person.call(api.flakeChecks.list, { query: { project: projectId } });
    const viewer = await addMember(stack.server, person, "viewer");
    const other = await open(viewer.token, { width: 390, height: 800, theme: "dark" });
    await other.page.goto(`/flake-checks/${data[0]?.id}`);
    await other.page.getByRole("status").getByText("0 of 10 runs ended").waitFor();
    expect(await other.page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
    await page.goto(`/flake-checks/${data[0]?.id}`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Some runs were cancelled or ended with an error").waitFor();
    await page.getByRole("button", { name: "Check again" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "flake-check-cancelled");
  });
});
