import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { password } from "../../server/src/testing/person.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { carryOut, takeRun } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

const declined = 'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "Order placed"\nReceived: "Payment declined"';

describeInBrowser("links of notifications", () => {
  test("each link opens the failure reason, even after signing in first", async ({ stack, web, mails, open, member }) => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const chat: { blocks: { elements: { elements: { url: string }[] }[] }[] }[] = [];
    web.hosts.set("hooks.slack.com", ({ json }) => {
      chat.push(json);
      return { body: "ok" };
    });
    const { person, projectId } = await member();
    await person.call(api.integrations.link, { params: { provider: "github" }, body: { token: "ghp-1" } });
    const room = { channel: "slack" as const, name: "#qa", url: "https://hooks.slack.com/services/T0/B0/s3cret", onlyChanges: false };
    await person.call(api.notifications.create, { params: { id: projectId }, body: room });
    const ci = stack.server.as({ "x-api-key": await newApiKey(person, { name: "CI" }) });
    const run = async (commitSha: string) => {
      const ciContext = { source: "github-actions", repository: "acme/shop", branch: "fix/vat", commitSha, prNumber: 7 };
      const { taskId } = await ci.call(api.ci.trigger, { body: { projectId, image: "team/suite:1", ciContext } });
      const taken = await takeRun(stack.worker, taskId);
      const passing = Array.from({ length: 40 }, (_, index) => ({
        name: `test ${index}`,
        suite: ["Shop"],
        status: "passed" as const,
        durationMs: 5,
      }));
      const tests = [
        { name: "ships", suite: ["Checkout"], status: "failed" as const, durationMs: 40, message: "TypeError: address is undefined" },
        ...passing,
        { name: "pays by card", suite: ["Checkout"], status: "failed" as const, durationMs: 40, message: declined },
      ];
      await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["junit"], tests } });
      const status = async () => (await person.call(api.executions.get, { params: { id: taskId } })).data.status;
      await until("the end", async () => (await status()) === "FAILED");
      return taskId;
    };
    const id = await run("a".repeat(40));
    const comment = () => [...github.comments.values()].map(({ body }) => body).find((body) => body.includes("2 new failures"));
    await vi.waitFor(() => expect([chat.length > 0, comment() !== undefined]).toEqual([true, true]), {
      timeout: waitTimeoutMs,
      interval: 300,
    });
    await vi.waitFor(() => expect(github.statuses.at(-1)?.state).toBe("failure"), { timeout: waitTimeoutMs, interval: 300 });

    const links = {
      chat: chat.at(-1)?.blocks[0]?.elements[0]?.elements[0]?.url ?? "",
      comment: /pays by card`?\]\((\S+)\)/.exec(comment() ?? "")?.[1] ?? "",
      status: github.statuses.at(-1)?.target_url ?? "",
    };
    const failed = (await person.call(api.executions.tests, { params: { id }, query: { status: "failed" } })).data;
    const testKey = failed.find(({ name }) => name === "pays by card")?.testKey;
    await person.call(api.issues.create, { params: { id }, body: { provider: "github", testKey } });
    const issue = /\[Open the run\]\(<(\S+)>\)/.exec(github.issues.at(-1)?.body ?? "")?.[1] ?? "";

    const arrive = async (link: string, name: string, look: (page: Page) => Promise<void>) => {
      const { page } = await open();
      await page.goto(link);
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.keyboard.press("Enter");
      await look(page);
      await captureScreenshot(page, `notification-${name}`);
      // And with a session already.
      await page.goto(link);
      await look(page);
    };
    const atFailure = (name: string) => async (page: Page) => {
      await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
      const heading = page.getByRole("heading", { name, level: 4 });
      await heading.waitFor();
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(name);
      const box = await heading.boundingBox();
      expect(box && box.y > 0 && box.y < 800).toBe(true);
    };
    await arrive(links.chat, "chat", atFailure("ships"));
    await arrive(links.comment, "comment", async (page) => {
      await atFailure("pays by card")(page);
      await page.getByText('"Payment declined"').first().waitFor();
    });
    await arrive(links.status, "status", async (page) => {
      await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
      await page.getByRole("heading", { name: "ships", level: 4 }).waitFor();
    });

    await arrive(issue, "issue", atFailure("pays by card"));

    const started = { projectId, image: "team/suite:1", matrix: { axes: { BROWSER: ["chrome", "firefox"] } } };
    const { combinations } = (await person.call(api.matrixRuns.start, { body: started })).data;
    const before = chat.length;
    for (const each of combinations) await carryOut(stack, each.run?.id ?? "", { "pays by card": "failed" });
    await vi.waitFor(() => expect(chat.length).toBe(before + 1), { timeout: waitTimeoutMs, interval: 300 });
    await arrive(chat.at(-1)?.blocks[0]?.elements[0]?.elements[0]?.url ?? "", "matrix-run", async (page) => {
      await page.getByRole("heading", { name: "Matrix of BROWSER", level: 1 }).waitFor();
      await page.getByText("Both runs failed.").waitFor();
    });

    // Its owner gets an email when a resolved failure comes back.
    const groups = (await person.call(api.failureGroups.list, { query: { project: projectId } })).data;
    const group = groups.find(({ message }) => message.includes("address is undefined"));
    await person.call(api.failureGroups.change, { body: { ids: [group?.id ?? ""], state: "resolved" } });
    await run("b".repeat(40));
    const mail = () => mails.received.find(({ to, mail: { subject } }) => to.includes(person.email) && subject?.includes("occurred again"));
    await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: waitTimeoutMs, interval: 300 });
    await arrive(/http\S*\/failures\?\S+/.exec(mail()?.mail.text ?? "")?.[0] ?? "", "mail", async (page) => {
      const sheet = page.getByRole("dialog", { name: "Failure" });
      await sheet.getByText(/Regressed by/).waitFor();
      await sheet.getByText("address is undefined").first().waitFor();
    });
  });
});
