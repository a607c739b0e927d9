import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import { request } from "../stack.ts";
import { ok, type Product } from "./product.ts";

export function runs(product: Product): void {
  describe("runs", () => {
    test("a project's run goes from the queue to its report, and is watched live", async () => {
      const ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data;
      await ok(
        ada.call("PATCH", `/api/projects/${project.id}`, {
          runSettings: { image: product.image, baseUrls: { staging: "http://shop.example" } },
        }),
      );
      expect((await ok(ada.call("GET", `/api/projects/${project.id}`))).data.runSettings.image).toBe(product.image);
      expect((await ok(ada.call("GET", `/config/defaults?project=${project.id}`))).data.image).toBe(product.image);
      await ok(ada.call("PUT", `/api/projects/${project.id}/variables/API_TOKEN`, { value: "sup3r-s3cret", secret: true }));
      await ok(ada.call("PUT", `/api/projects/${project.id}/variables`, { name: "GREETING", value: "hello" }));
      const variables = (await ok(ada.call("GET", `/api/projects/${project.id}/variables`))).data;
      expect(variables).toMatchObject([
        { name: "API_TOKEN", value: "********" },
        { name: "GREETING", value: "hello" },
      ]);
      await ok(ada.call("DELETE", `/api/projects/${project.id}/variables/GREETING`));

      const live = await ada.listen();
      const asked = { projectId: project.id, image: product.image, command: "", folder: "smoke", config: { environment: "Staging" } };
      const { id } = (await ok(ada.call("POST", "/api/execution-request", asked), 201)).data;
      const ended = await ada.ended(id);
      expect(ended).toMatchObject({ status: "PASSED", exitCode: 0, environment: "staging", tests: { total: 2, passed: 2 } });
      await expect.poll(() => live.updates.filter((update) => update.id === id).at(-1)?.status).toBe("PASSED");
      const log = await ada.log(id);
      expect(log).toContain(`running smoke against http://shop.example as ${id} ci=true`);
      expect(log).toContain("token ****");
      expect(log).not.toContain("sup3r-s3cret");
      await expect.poll(() => live.logs.map((chunk) => chunk.log).join("")).toBe(log);
      live.socket.close();
      expect((await ok(ada.call("GET", `/api/executions/${id}/logs?after=0`))).complete).toBe(true);
      const tests = (await ok(ada.call("GET", `/api/executions/${id}/tests?order=report`))).data;
      expect(tests).toMatchObject([{ name: "adds" }, { name: "pays" }]);
      expect((await ok(ada.call("GET", `/api/executions/${id}/tests/suites`))).data).toMatchObject([{ suite: ["cart"] }]);
      expect((await ok(ada.call("GET", `/api/executions/${id}/tests/${tests[0].id}`))).data).toMatchObject({ test: { name: "adds" } });
      expect((await ok(ada.call("GET", `/api/executions?project=${project.id}`))).data).toMatchObject([{ id }]);
      expect((await ok(ada.call("GET", `/api/tests-structure?project=${project.id}`))).data.length).toBeGreaterThan(0);
      expect((await ok(ada.call("GET", `/api/metrics/${encodeURIComponent(product.image)}`))).data).toMatchObject({ runs: 1, passRate: 1 });
    });

    test("the report opens by its signed link and under its own address, for its organization alone", async () => {
      const [ada, eve] = [await product.subscriber("team"), await product.signUp()];
      const { id } = await ada.run({ image: product.image });
      await ada.ended(id);
      const files = (await ok(ada.call("GET", `/api/executions/${id}/artifacts`))).data;
      expect(files.map(({ path }: { path: string }) => path)).toEqual(["reports/index.html", "reports/junit.xml"]);
      const { url } = (await ok(ada.call("GET", `/api/executions/${id}/report-link`))).data;
      expect(await (await fetch(new URL(url, product.url))).text()).toContain("<h1>Report of all</h1>");
      const folder = `/reports/${ada.organizationId}/${id}/`;
      expect((await ada.execution(id)).reportUrl).toBe(folder);
      for (const path of [folder, `${folder}reports/index.html`]) {
        // Followed like a browser: the folder's address leads to its index page.
        const page = await fetch(product.url + path, { headers: { authorization: `Bearer ${ada.token}` } });
        expect(await page.text()).toContain("<h1>Report of all</h1>");
        expect((await eve.call("GET", path)).status).toBe(404);
        expect((await request(product.url + path, "GET", {}, undefined)).status).toBe(401);
      }
    });

    test("a run is cancelled, run again, and deleted", async () => {
      const ada = await product.subscriber("team");
      const { id } = await ada.run({ image: product.image, folder: "slow" });
      await expect.poll(() => ada.log(id)).toContain("begun");
      await ok(ada.call("POST", `/api/executions/${id}/cancel`));
      expect(await ada.ended(id)).toMatchObject({ status: "ERROR", error: { code: "CANCELLED" } });
      const red = await ada.run({ image: product.image, folder: "red" });
      expect(await ada.ended(red.id)).toMatchObject({ status: "FAILED", exitCode: 1 });
      const again = (await ok(ada.call("POST", `/api/executions/${red.id}/rerun`), 201)).data;
      expect(await ada.ended(again.id)).toMatchObject({ status: "FAILED", trigger: "rerun", rerunOf: red.id });
      await ok(ada.call("DELETE", `/api/executions/${id}`));
      expect((await ada.call("GET", `/api/executions/${id}`)).status).toBe(404);
    });

    test("the live channel refuses a token that is not valid", async () => {
      const socket = io(product.url, { path: "/socket.io/", auth: { token: "wrong" }, forceNew: true, reconnection: false });
      await new Promise((resolve) => socket.once("auth-error", resolve));
      socket.close();
    });

    test("files past their retention can be previewed and removed; a pinned run keeps its files", async () => {
      const ada = await product.subscriber("team");
      const project = (await ok(ada.call("POST", "/api/projects", { name: "Kept" }), 201)).data;
      const { id } = await ada.run({ image: product.image, projectId: project.id });
      await ada.ended(id);
      const path = `/api/projects/${project.id}/retention`;
      await ok(ada.call("PUT", path, { logDays: 1, reportDays: 1 }));
      expect((await ok(ada.call("GET", path))).data).toEqual({ logDays: 1, reportDays: 1 });
      expect((await ok(ada.call("POST", `/api/executions/${id}/pin`))).data.pinned).toBe(true);
      expect((await ok(ada.call("GET", `${path}/preview`))).data).toMatchObject({ totalBytes: 0 });
      expect((await ok(ada.call("POST", `${path}/apply`))).data).toMatchObject({ logs: 0, reports: 0 });
      expect((await ok(ada.call("DELETE", `/api/executions/${id}/pin`))).data.pinned).toBe(false);
      await ok(ada.call("DELETE", `/api/projects/${project.id}`));
      expect((await ada.call("GET", `/api/projects/${project.id}`)).status).toBe(404);
    });
  });
}
