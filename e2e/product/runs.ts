import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import type { Product } from "./product.ts";
import { clientAt } from "../../server/src/testing/client.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

export function runs(product: Product): void {
  describe("runs", () => {
    test("a project's run goes from the queue to its report, and is watched live", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      await ada.call(api.projects.change, {
        params: { id: projectId },
        body: {
          runSettings: { image: product.image, baseUrls: { staging: "http://shop.example" } },
        },
      });
      expect((await ada.call(api.projects.get, { params: { id: projectId } })).data.runSettings.image).toBe(product.image);
      expect((await ada.call(api.configuration.defaults, { query: { project: projectId } })).data.image).toBe(product.image);
      await ada.call(api.projects.setVariable, {
        params: { id: projectId, name: "API_TOKEN" },
        body: { value: "sup3r-s3cret", secret: true },
      });
      await ada.call(api.projects.setVariable, {
        params: { id: projectId, name: "KUBECONFIG" },
        body: { value: "users:\n- name: ci\n  user: {token: abc}\n", file: true },
      });
      await ada.call(api.projects.putVariable, { params: { id: projectId }, body: { name: "GREETING", value: "hello" } });
      const variables = (await ada.call(api.projects.variables, { params: { id: projectId } })).data;
      expect(variables).toMatchObject([
        { name: "API_TOKEN", value: "********" },
        { name: "GREETING", value: "hello" },
        { name: "KUBECONFIG", value: "********", file: true },
      ]);
      await ada.call(api.projects.deleteVariable, { params: { id: projectId, name: "GREETING" } });

      const live = await ada.listen();
      const asked = { projectId, image: product.image, command: "", folder: "smoke", config: { environment: "Staging" } };
      const { id } = (await ada.call(api.executions.request, { body: asked })).data;
      const ended = await ada.ended(id);
      expect(ended).toMatchObject({ status: "PASSED", exitCode: 0, environment: "staging", tests: { total: 2, passed: 2 } });
      await expect.poll(() => live.updates.filter((update) => update.id === id).at(-1)?.status).toBe("PASSED");
      const log = await ada.log(id);
      expect(log).toContain(`running smoke against http://shop.example as ${id} ci=true`);
      expect(log).toContain("token ****");
      expect(log).not.toContain("sup3r-s3cret");
      await expect.poll(() => live.logs.map((chunk) => chunk.log).join("")).toBe(log);
      live.socket.close();
      expect((await ada.call(api.executions.logs, { params: { id }, query: { after: "0" } })).complete).toBe(true);
      const tests = (await ada.call(api.executions.tests, { params: { id }, query: { order: "report" } })).data;
      expect(tests).toMatchObject([{ name: "adds" }, { name: "pays" }]);
      expect((await ada.call(api.executions.testSuites, { params: { id } })).data).toMatchObject([{ suite: ["cart"] }]);
      const timeline = (await ada.call(api.executions.timeline, { params: { id } })).data;
      expect(timeline).toMatchObject({ attempt: 1, tests: { total: 2 } });
      expect((await ada.call(api.executions.test, { params: { id, test: tests[0]?.id ?? "" } })).data).toMatchObject({
        test: { name: "adds" },
      });
      expect((await ada.call(api.executions.list, { query: { project: projectId } })).data).toMatchObject([{ id }]);
      expect((await ada.call(api.search.find, { query: { q: "#1" } })).data).toMatchObject([{ kind: "run", id }]);
      expect(await ada.call(api.executions.export, { query: { project: projectId, status: "PASSED" } })).toContain(id);
      expect((await ada.call(api.configuration.testsStructure, { query: { project: projectId } })).data.length).toBeGreaterThan(0);
      expect((await ada.call(api.configuration.imageMetrics, { params: { image: product.image } })).data).toMatchObject({
        runs: 1,
        passRate: 1,
      });
    });

    test("caches of a project are listed and cleared", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      const stored = async () => (await ada.call(api.caches.list, { params: { id: projectId } })).data;
      for (const key of ["one", "two"]) {
        const { id } = await ada.run({ image: product.image, projectId, caches: [{ key, path: "/tmp" }] });
        await ada.ended(id);
      }
      await expect.poll(async () => (await stored()).total).toBe(2);
      const listed = await product.gantry(["caches", "list", "--project", "Shop"], { as: ada });
      expect(listed.stdout).toMatch(/one +\/tmp .+ project .+ #1 /);
      const [cache] = (await stored()).caches;
      await ada.call(api.caches.clearOne, { params: { id: projectId, cacheId: cache?.id ?? "" } });
      expect((await stored()).total).toBe(1);
      const unknown = await product.gantry(["caches", "clear", "nosuch", "--project", "Shop"], { as: ada });
      expect(unknown).toMatchObject({ code: 4, stderr: expect.stringContaining("No cache of the project Shop has the key nosuch.") });
      const cleared = await product.gantry(["caches", "clear", "--all", "--project", "Shop"], { as: ada });
      expect(cleared.stdout).toContain("Cleared 1 cache,");
      expect((await ada.call(api.caches.clear, { params: { id: projectId } })).data.cleared).toBe(0);
      // The worker deletes them.
      await expect.poll(async () => (await stored()).caches).toEqual([]);
    });

    test("the report opens by its signed link and under its own address, for its organization alone", async () => {
      const [ada, eve] = [await product.subscriber("team"), await product.signUp()];
      const { id } = await ada.run({ image: product.image });
      await ada.ended(id);
      const files = (await ada.call(api.executions.artifacts, { params: { id } })).data;
      expect(files.map(({ path }: { path: string }) => path)).toEqual(["reports/index.html", "reports/junit.xml"]);
      const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
      expect(await (await fetch(new URL(url, product.url))).text()).toContain("<h1>Report of all</h1>");
      const folder = `/reports/${ada.organizationId}/${id}/`;
      expect((await ada.execution(id)).reportUrl).toBe(folder);
      for (const path of [folder, `${folder}reports/index.html`]) {
        // Like a browser, fetch follows the redirect to the index page.
        const page = await fetch(product.url + path, { headers: { authorization: `Bearer ${ada.token}` } });
        expect(await page.text()).toContain("<h1>Report of all</h1>");
        expect((await eve.raw({ method: "GET", path })).status).toBe(404);
        expect((await clientAt(product.url).raw({ method: "GET", path })).status).toBe(401);
      }
    });

    test("a run is cancelled, run again, and deleted", async () => {
      const ada = await product.subscriber("team");
      const { id } = await ada.run({ image: product.image, folder: "slow" });
      await expect.poll(() => ada.log(id)).toContain("begun");
      await ada.call(api.executions.cancel, { params: { id } });
      expect(await ada.ended(id)).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" } });
      const red = await ada.run({ image: product.image, folder: "red" });
      expect(await ada.ended(red.id)).toMatchObject({ status: "FAILED", exitCode: 1 });
      const again = (await ada.call(api.executions.rerun, { params: { id: red.id } })).data;
      expect(await ada.ended(again.id)).toMatchObject({ status: "FAILED", trigger: "rerun", rerunOf: red.id });
      await ada.call(api.executions.delete, { params: { id } });
      expect((await ada.request(api.executions.get, { params: { id } })).status).toBe(404);
    });

    test("a run that waits gets another priority", async () => {
      const ada = await product.subscriber("team");
      const { id } = await ada.run({ image: product.image, folder: "all", workerLabels: ["nowhere"] });
      await ada.call(api.executions.prioritize, { params: { id }, body: { priority: 5 } });
      expect(await ada.execution(id)).toMatchObject({ status: "PENDING", priority: 5 });
      expect(await product.gantry(["prioritize", id, "--", "-3"], { as: ada })).toMatchObject({ code: 0 });
      expect(await ada.execution(id)).toMatchObject({ status: "PENDING", priority: -3 });
      await ada.call(api.executions.cancel, { params: { id } });
      expect(await ada.ended(id)).toMatchObject({ status: "ERROR", priority: -3 });
    });

    test("the new tests of a run are checked for flakiness", async () => {
      const ada = await product.subscriber("team");
      const { id } = await ada.run({ image: product.image });
      await ada.ended(id);
      const { tests } = (await ada.call(api.flakeChecks.newTests, { params: { id } })).data;
      expect(tests.map(({ name }) => name)).toEqual(["adds", "pays"]);
      const checked = await product.gantry(["flake-check", "--new", id, "--times", "2"], { as: ada });
      expect(checked.stdout).toContain("2 of 2 passed\n  cart > adds");
      const started = (await ada.call(api.flakeChecks.start, { body: { testIds: tests.map((each) => each.id), times: 2 } })).data;
      const params = { id: started[0]?.id ?? "" };
      await ada.call(api.flakeChecks.cancel, { params });
      await expect.poll(async () => (await ada.call(api.flakeChecks.get, { params })).data.status).toBe("ended");
      const listed = (await ada.call(api.flakeChecks.list, {})).data;
      expect(listed.map((check) => check.times)).toEqual([2, 2]);
      expect(listed[0]?.id).toBe(params.id);
    });

    test("a suite runs over a matrix, and what did not pass is run again", async () => {
      const ada = await product.subscriber("team");
      const matrix = { axes: { COLOR: ["red", "blue"], environment: ["staging"] } };
      const begun = (await ada.call(api.matrixRuns.start, { body: { image: product.image, folder: "slow", matrix } })).data;
      const params = { id: begun.id };
      const runIds = begun.combinations.map(({ run }) => run?.id ?? "");
      await expect.poll(() => ada.log(runIds[0] ?? "")).toContain("begun");
      await ada.call(api.matrixRuns.cancel, { params });
      for (const id of runIds) await ada.ended(id);
      const ended = (await ada.call(api.matrixRuns.get, { params })).data;
      expect(ended).toMatchObject({ status: "FAILED", counts: { total: 2, cancelled: 2 } });
      const again = (await ada.call(api.matrixRuns.rerunFailed, { params })).data;
      expect(again.counts).toMatchObject({ total: 2, cancelled: 0 });
      await ada.call(api.matrixRuns.cancel, { params });
      const command = ["run", product.image, "--matrix", "COLOR=red,blue", "--matrix", "SIZE=s,m", "--exclude", "SIZE=m,COLOR=red"];
      const waited = await product.gantry([...command, "--wait"], { as: ada });
      expect(waited, waited.stderr).toMatchObject({ code: 0 });
      expect(waited.stdout).toContain("PASSED: All 3 runs passed.");
      expect(await product.gantry(["gate", "--matrix-run", params.id], { as: ada })).toMatchObject({ code: 1 });
      const [newest, older] = (await ada.call(api.matrixRuns.list, { query: {} })).data;
      expect([newest?.status, older?.id]).toEqual(["PASSED", params.id]);
      const tests = await ada.call(api.matrixRuns.tests, { params: { id: newest?.id ?? "" }, query: { limit: 4 } });
      expect(tests).toMatchObject({ counts: { total: 6, passed: 6 }, pagination: { total: 6 } });
      const shown = await product.gantry(["matrix", "show", newest?.id ?? ""], { as: ada });
      expect(shown.stdout).toContain("PASSED: All 3 runs passed.");
      const split = await product.gantry(["run", product.image, "--shards", "2", "--wait"], { as: ada });
      expect(split.stdout, split.stderr).toContain("PASSED: Both runs passed.");
      expect((await product.gantry(["matrix", "list", "--limit", "1"], { as: ada })).stdout).toMatch(/ 2 +PASSED +shards$/m);
      expect((await ada.execution(runIds[0] ?? "")).combination).toEqual([
        { axis: "COLOR", value: "red" },
        { axis: "environment", value: "staging" },
      ]);
    });

    test("a run is shared by a public link until it is revoked", async () => {
      const ada = await product.subscriber("team");
      const { id } = await ada.run({ image: product.image });
      await ada.ended(id);
      await ada.call(api.runLinks.switch, { body: { enabled: true } });
      const link = (await ada.call(api.runLinks.create, { params: { id }, body: { days: 1, includeLog: true } })).data;
      const params = { token: new URL(link.url).pathname.split("/").at(-1) ?? "" };
      const stranger = clientAt(product.url);
      expect((await stranger.call(api.runLinks.show, { params })).data).toMatchObject({ verdict: "PASSED", tests: { total: 2 } });
      expect((await stranger.call(api.runLinks.tests, { params })).data).toMatchObject([{ name: "adds" }, { name: "pays" }]);
      expect((await stranger.call(api.runLinks.log, { params })).complete).toBe(true);
      expect((await ada.call(api.runLinks.list, { params: { id } })).data).toHaveLength(1);
      await ada.call(api.runLinks.revoke, { params: { id, linkId: link.id } });
      expect((await stranger.request(api.runLinks.show, { params })).status).toBe(404);
    });

    test("a project's badge shows the newest run", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Badge" });
      const { data } = await ada.call(api.badges.create, { params: { id: projectId } });
      expect((await ada.call(api.badges.get, { params: { id: projectId } })).data).toEqual(data);
      const badge = () => clientAt(product.url).raw({ method: "GET", path: new URL(data.url ?? "").pathname });
      expect((await badge()).body).toContain("tests: no runs");
      const { id } = await ada.run({ image: product.image, projectId });
      await ada.ended(id);
      expect((await badge()).body).toContain("tests: passed");
      await ada.call(api.badges.remove, { params: { id: projectId } });
      expect((await badge()).status).toBe(404);
    });

    test("two CI machines share the files of a suite", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shards" });
      const folder = await mkdtemp(join(tmpdir(), "gantry-product-shards-"));
      const list = join(folder, "files.txt");
      await writeFile(list, "a.test.js\nb.test.js\nc.test.js\n");
      const shard = (command: string, index: number, ...more: string[]) =>
        product.gantry(
          ["shard", command, "--project", projectId, "--key", `${command}-1`, "--index", String(index), "--files-from", list, ...more],
          { as: ada },
        );
      const write = 'require("fs").appendFileSync(process.argv[1], process.argv[2] + "\\n")';
      const log = join(folder, "log.txt");
      await Promise.all([1, 2].map((index) => shard("run", index, "--", process.execPath, "-e", write, log, "{}")));
      expect((await readFile(log, "utf8")).trim().split("\n").sort()).toEqual(["a.test.js", "b.test.js", "c.test.js"]);
      const shown = (await ada.call(api.shards.get, { query: { projectId, key: "run-1" } })).data;
      expect(shown).toMatchObject({ finished: true, files: { done: 3 }, shards: [{ index: 1 }, { index: 2 }] });
      const parts = await Promise.all([1, 2].map((index) => shard("files", index, "--total", "2")));
      expect(parts.flatMap(({ stdout }) => stdout.trim().split("\n")).sort()).toEqual(["a.test.js", "b.test.js", "c.test.js"]);
      const file = (await shard("next", 1)).stdout.trim();
      const body = { projectId, key: "next-1", index: 1 };
      expect((await ada.call(api.shards.renew, { body })).data.files).toEqual([file]);
      expect((await ada.call(api.shards.next, { body: { ...body, done: [file] } })).data.file).not.toBe(file);
      expect((await ada.call(api.shards.start, { body: { ...body, files: [] } })).data.allFiles).toBe(3);
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    });

    test("a view of the runs is saved, opened by default and deleted", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Views" });
      const filters = { status: "FAILED", last: "7" };
      const { data } = await ada.call(api.savedViews.create, { body: { page: "runs", projectId, name: "Red", filters } });
      const params = { id: data.id };
      await ada.call(api.savedViews.settings, { body: { page: "runs", projectId, defaultViewId: data.id, columns: ["branch"] } });
      expect((await ada.call(api.savedViews.list, { query: { page: "runs", project: projectId } })).data).toMatchObject({
        views: [{ name: "Red", filters, shared: false }],
        defaultViewId: data.id,
        columns: ["branch"],
      });
      await ada.call(api.savedViews.change, { params, body: { shared: true } });
      expect((await ada.call(api.savedViews.get, { params })).data.shared).toBe(true);
      await ada.call(api.savedViews.delete, { params });
      expect((await ada.request(api.savedViews.get, { params })).status).toBe(404);
    });

    test("a member subscribes to the weekly summary and stops it", async () => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Weekly" });
      await ada.call(api.weeklySummary.subscribe, { body: { projectId, subscribed: true } });
      await ada.call(api.weeklySummary.timeZone, { body: { timeZone: "Europe/Berlin" } });
      expect((await ada.call(api.weeklySummary.preview, { query: { project: projectId } })).data).toMatchObject({
        subscribed: true,
        timeZone: "Europe/Berlin",
      });
      // The link of a mail works without signing in; an unknown one changes nothing.
      await clientAt(product.url).call(api.weeklySummary.unsubscribe, { body: { token: "unknown" } });
      await clientAt(product.url).call(api.weeklySummary.oneClick, { params: { token: "unknown" } });
      const page = await clientAt(product.url).request(api.weeklySummary.oneClickPage, { params: { token: "unknown" } });
      expect(page.status).toBe(302);
      await ada.call(api.weeklySummary.subscribe, { body: { projectId, subscribed: false } });
      expect((await ada.call(api.weeklySummary.preview, { query: { project: projectId } })).data.subscribed).toBe(false);
    });

    test("the live channel refuses a token that is not valid", async () => {
      const socket = io(product.url, { path: "/socket.io/", auth: { token: "wrong" }, forceNew: true, reconnection: false });
      await new Promise((resolve) => socket.once("auth-error", resolve));
      socket.close();
    });

    test("files past their retention can be previewed and removed; a pinned run keeps its files", async () => {
      const ada = await product.subscriber("team");
      const project = (await ada.call(api.projects.create, { body: { name: "Kept" } })).data;
      const { id } = await ada.run({ image: product.image, projectId: project.id });
      await ada.ended(id);
      const ofProject = { params: { id: project.id } };
      await ada.call(api.retention.change, { ...ofProject, body: { logDays: 1, reportDays: 1 } });
      expect((await ada.call(api.retention.get, ofProject)).data).toMatchObject({ logDays: 1, reportDays: 1, resultDays: null });
      expect((await ada.call(api.retention.pin, { params: { id } })).data.pinned).toBe(true);
      expect((await ada.call(api.retention.preview, ofProject)).data).toMatchObject({ totalBytes: 0 });
      expect((await ada.call(api.retention.apply, ofProject)).data).toMatchObject({ logs: 0, reports: 0 });
      expect((await ada.call(api.retention.unpin, { params: { id } })).data.pinned).toBe(false);
      await ada.call(api.projects.delete, { params: { id: project.id } });
      expect((await ada.request(api.projects.get, { params: { id: project.id } })).status).toBe(404);
    });
  });
}
