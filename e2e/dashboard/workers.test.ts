import { api } from "@gantry/contract/api.ts";
import { expect, onTestFinished } from "vitest";
import { newId } from "../../server/src/platform/crypto/ids.ts";
import { workerAt } from "../../server/src/testing/leased-calls.ts";
import { sendClaim } from "../../server/src/testing/given/claimed-run.ts";
import { queueRun } from "../../server/src/testing/given/run.ts";
import { findBarriers, overflows } from "./browser.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { captureScreenshots } from "./capture-screenshot.ts";

const machine = { os: "linux", arch: "arm64", cpus: 16, memoryMb: 65_536 };

describeInBrowser("workers of an organization", () => {
  test("an admin adds a machine, sees what it does, pauses and drains it, and removes it", async ({ member, open, stack }) => {
    const { person, projectId } = await member();
    const { page } = await open(person.token);
    await page.goto("/settings/workers");
    await page.getByText("No workers of your own").waitFor();
    await page.getByRole("button", { name: "Add worker" }).click();
    await page.getByLabel("Name of the token").fill("Rack 4");
    await page.keyboard.press("Enter");
    const command = await page.getByLabel("the command", { exact: true }).innerText();
    expect(command).toMatch(/^SERVER_URL=http:\/\/\S+ WORKER_SECRET=gantryworker_\S{43} gantry worker$/);
    await captureScreenshots(page, "worker-token");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Close without copying the command?" });
    await question.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await question.getByRole("button", { name: "Go back" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await page.getByLabel("the command", { exact: true }).innerText()).toBe(command);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Rack 4").waitFor();
    await page.getByRole("switch", { name: "Use our own workers only" }).click();
    await page.getByText("No worker of your own is connected: runs wait until one is.").waitFor();

    const worker = workerAt(stack.server.url, /WORKER_SECRET=(\S+)/.exec(command)?.[1] ?? "");
    const hello = { workerId: "rack-4", engine: "docker", labels: ["gpu"], slots: 2, machine };
    const claim = () => sendClaim({ worker }, { ...hello, claimId: newId() });
    const run = await queueRun(person, { projectId });
    expect((await claim()).body.run?.taskId).toBe(run.id);
    const held = { taskId: run.id, attempt: 1 };
    const heart = setInterval(() => void worker(api.dispatch.heartbeat, { workerId: "rack-4", runs: [held] }), 1000);
    onTestFinished(() => clearInterval(heart));
    const row = page.getByRole("listitem").filter({ hasText: "rack-4" });
    await row.getByText("Running").waitFor();
    await row.getByText("1 of 2 slots used").last().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "workers");

    await page.getByRole("button", { name: "rack-4", exact: true }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "rack-4" });
    await sheet.getByText("docker · linux arm64 · 16 CPUs · 64 GB").waitFor();
    await sheet.getByText("Rack 4").waitFor();
    await sheet.getByRole("link", { name: /#1 suite/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await captureScreenshots(page, "worker");
    await page.keyboard.press("Escape");

    const act = async (name: string) => {
      await page.getByRole("button", { name: "Actions for rack-4" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    await act("Pause");
    await row.getByText("Paused").waitFor();
    await act("Drain and stop");
    await page.getByText("It finishes its run, takes no new ones, and then its process ends.").waitFor();
    await page.getByRole("button", { name: "Drain and stop" }).click();
    await row.getByText("Draining").waitFor();
    expect((await claim()).body).toMatchObject({ run: null, drain: true });
    await act("Remove");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByText("This worker has runs in progress or is connected.").waitFor();
    await person.call(api.executions.cancel, { params: { id: run.id } });
    await worker(api.dispatch.update, {
      ...held,
      status: "ANALYZING",
      exitCode: null,
      error: { code: "CANCELLED", message: "Cancelled." },
    });
    await row.getByText("0 of 2 slots used").last().waitFor();
    await act("Remove");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByText("No workers of your own").waitFor();
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await overflows(page)).toBe(false);
  });
});
