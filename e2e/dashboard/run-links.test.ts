import { api } from "@gantry/contract/api.ts";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";

describeInBrowser("public links of runs", () => {
  test("an admin allows links, a run is shared, strangers read it without signing in, until it is revoked", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const { id } = (
      await person.call(api.executions.create, { body: { projectId, image: "registry.example.com/secret-image:1", command: "secret" } })
    ).data;
    const taken = await takeRun(stack.worker, id);
    await stack.worker.say(taken, "secret-line\n");
    const failed = {
      name: "pays by card",
      suite: ["Checkout"],
      status: "failed" as const,
      durationMs: 5120,
      message: "expected 2250, got 2500",
    };
    const passed = Array.from({ length: 60 }, (_, index) => ({
      name: `ships ${index}`,
      suite: [],
      status: "passed" as const,
      durationMs: 10,
    }));
    await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["junit"], tests: [...passed, failed] } });
    await until("the verdict", async () => (await person.call(api.executions.get, { params: { id } })).data.finishedAt !== null);
    await stack.server.idle();

    const { page } = await open(person.token);
    const share = async () => {
      await page.goto(`/runs/${id}`);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Share a link…" }).click();
    };
    await share();
    await page.getByText("Public links are off in your organization.").waitFor();
    await page.getByRole("link", { name: "organization's settings" }).click();
    const allowed = page.getByRole("switch", { name: "Public links of runs" });
    await allowed.click();
    await page.getByText("Public links changed").waitFor();
    expect(await allowed.isChecked()).toBe(true);

    await share();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "1 day" }).click();
    await dialog.getByRole("switch", { name: "Include the console output" }).click();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create link" }).click();
    await dialog.getByText("Copy the link now: it cannot be shown again.").waitFor();
    const address = (await dialog.getByLabel("the link", { exact: true }).innerText()).trim();
    expect(new URL(address).pathname).toMatch(/^\/shared\/[\w-]{43}$/);
    await dialog.getByText(/Ends in .*, with the console output/).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    // A stranger with a phone.
    const stranger = await open(undefined, { width: 360, height: 740, theme: "dark" });
    const asked: string[] = [];
    stranger.page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
    });
    await stranger.page.goto(new URL(address).pathname);
    await stranger.page.getByRole("heading", { name: "Shop #1", level: 1 }).waitFor();
    await stranger.page.getByRole("heading", { name: "1 of 61 tests failed." }).waitFor();
    await stranger.page.getByLabel("Error of pays by card").getByText("expected 2250, got 2500").waitFor();
    await stranger.page.getByRole("region", { name: "Why it failed" }).waitFor();
    await stranger.page.getByText("A read-only link to one run. It ends in 24 hours.").waitFor();
    expect(await stranger.page.getByRole("listitem").first().innerText()).toContain("pays by card");
    await stranger.page.getByRole("button", { name: "Show more tests" }).click();
    await stranger.page.getByRole("heading", { name: "ships 59" }).waitFor();
    await stranger.page.getByRole("radio", { name: "Failed 1" }).click();
    await stranger.page.getByRole("heading", { name: "ships 0" }).waitFor({ state: "hidden" });
    await stranger.page.getByRole("button", { name: "Show the output" }).click();
    await stranger.page.getByLabel("Output").getByText("secret-line").waitFor();
    expect(await overflows(stranger.page)).toBe(false);
    expect(await findBarriers(stranger.page)).toEqual([]);
    const text = await stranger.page.locator("body").innerText();
    for (const hidden of ["secret-image", id, person.email, "Example"]) expect(text).not.toContain(hidden);
    const publicPath = api.runLinks.show.path.replace(":token", "");
    expect(asked.filter((path) => !path.startsWith(publicPath))).toEqual([]);
    expect(await stranger.page.locator('meta[name="referrer"]').getAttribute("content")).toBe("no-referrer");

    await dialog.getByRole("button", { name: "Revoke" }).click();
    await page.getByText("Link revoked").waitFor();
    await dialog.getByRole("button", { name: "Create link" }).waitFor();
    expect(await dialog.getByText("Copy the link").count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });

    await share();
    await dialog.getByRole("button", { name: "Create link" }).click();
    await dialog.getByText("Copy the link now: it cannot be shown again.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Close without copying the link?" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Copy the link" }).last().click();
    await dialog.getByRole("button", { name: "Done" }).waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await stranger.page.getByRole("radio", { name: "All" }).click();
    await stranger.page.reload();
    await stranger.page.getByRole("heading", { name: "This link does not work" }).waitFor();
    expect(await findBarriers(stranger.page)).toEqual([]);
  });

  test("turning links off asks first, and ends an open page at its next request", async ({ open, member }) => {
    const { person, run } = await member();
    await person.call(api.runLinks.switch, { body: { enabled: true } });
    const id = await run("failed");
    const { url } = (await person.call(api.runLinks.create, { params: { id }, body: { days: 30 } })).data;
    const stranger = await open();
    await stranger.page.goto(new URL(url).pathname);
    await stranger.page.getByRole("heading", { name: "1 of 1 test failed." }).waitFor();
    expect(await stranger.page.getByRole("button", { name: "Show the output" }).count()).toBe(0);
    expect(await findBarriers(stranger.page)).toEqual([]);

    const { page } = await open(person.token, { width: 360, height: 740, theme: "light" });
    await page.goto("/settings/organization");
    const allowed = page.getByRole("switch", { name: "Public links of runs" });
    await allowed.press("Space");
    await page.getByRole("heading", { name: "Turn off public links?" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await allowed.isChecked()).toBe(true);
    await allowed.press("Space");
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByText("Public links changed").waitFor();
    expect(await allowed.isChecked()).toBe(false);
    expect(await overflows(page)).toBe(false);
    await stranger.page.reload();
    await stranger.page.getByRole("heading", { name: "This link does not work" }).waitFor();
  });
});
