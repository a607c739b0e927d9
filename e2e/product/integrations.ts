import { describe, expect, test } from "vitest";
import { fakeAzure } from "../../server/src/features/integrations/testing/fake-azure.ts";
import { fakeBitbucket } from "../../server/src/features/integrations/testing/fake-bitbucket.ts";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { fakeGitlab } from "../../server/src/features/integrations/testing/fake-gitlab.ts";
import { fakeJira, fakeLinear, fakeMonday } from "../../server/src/features/integrations/testing/fake-trackers.ts";
import { fakeBasicRegistry } from "../../server/src/features/registries/testing/fake-registry.ts";
import { ok, type Product } from "./product.ts";

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
const sha = (number: number) => number.toString(16).padStart(40, "c");

export function integrations(product: Product): void {
  describe("integrations", () => {
    test("source hosts receive the verdict of a commit as its status", async () => {
      const [github, gitlab] = [fakeGithub({ token: "gh" }), fakeGitlab({ token: "gl" })];
      const [bitbucket, azure] = [fakeBitbucket({ authorization: basic("ci@acme.test:bb") }), fakeAzure({ token: "az" })];
      product.web.hosts.set("api.github.com", github.host);
      product.web.hosts.set("gitlab.com", gitlab.host);
      product.web.hosts.set("api.bitbucket.org", bitbucket.host);
      product.web.hosts.set("dev.azure.com", azure.host);
      const ada = await product.subscriber("team");
      const projectId = (await ok(ada.call("POST", "/api/projects", { name: "Shop" }), 201)).data.id;
      const links = {
        github: { token: "gh" },
        gitlab: { token: "gl" },
        bitbucket: { workspace: "acme", email: "ci@acme.test", token: "bb" },
        azure: { organizationUrl: "https://dev.azure.com/acme", token: "az" },
      };
      for (const [provider, settings] of Object.entries(links)) {
        await ok(ada.call("PUT", `/api/integrations/${provider}`, settings));
        await ok(ada.call("POST", `/api/integrations/${provider}/test`));
      }
      const contexts = [
        { source: "github-actions", repository: "acme/shop" },
        { source: "gitlab-ci", repository: "acme/web/shop" },
        { source: "bitbucket-pipelines", repository: "acme/shop" },
        { source: "azure-pipelines", repository: "https://dev.azure.com/acme/Web%20shop/_git/shop" },
      ];
      const headers = { "x-api-key": (await ok(ada.call("POST", "/api/auth/api-keys", { name: "CI" }), 201)).apiKey, authorization: "" };
      const triggered = contexts.map((context, index) => {
        const ciContext = { ...context, commitSha: sha(index) };
        return ok(ada.call("POST", "/api/ci/trigger", { projectId, image: product.image, ciContext }, headers));
      });
      for (const { taskId } of await Promise.all(triggered)) expect((await ada.ended(taskId)).status).toBe("PASSED");
      const last = (shown: Iterable<{ sha: string; state: string }>) => {
        const { sha: commit, state } = [...shown].at(-1) ?? {};
        return [commit, state?.toLowerCase()];
      };
      await expect.poll(() => last(github.statuses)).toEqual([sha(0), "success"]);
      await expect.poll(() => last(gitlab.statuses.values())).toEqual([sha(1), "success"]);
      await expect.poll(() => last(bitbucket.statuses.values())).toEqual([sha(2), "successful"]);
      await expect.poll(() => last(azure.statuses)).toEqual([sha(3), "succeeded"]);
      for (const provider of Object.keys(links)) {
        expect((await ok(ada.call("GET", `/api/integrations/${provider}`))).data).toMatchObject({ enabled: true, lastError: null });
        await ok(ada.call("DELETE", `/api/integrations/${provider}`));
        expect((await ok(ada.call("GET", `/api/integrations/${provider}`))).enabled).toBe(false);
      }
    });

    test("credentials for an image registry are stored after the registry accepted them", async () => {
      product.web.hosts.set("registry.acme.test", fakeBasicRegistry("ci:t0ken"));
      const ada = await product.subscriber("team");
      const login = { registry: "registry.acme.test", username: "ci", password: "t0ken" };
      const { id } = (await ok(ada.call("PUT", "/api/registry-credentials", login))).data;
      await ok(ada.call("POST", `/api/registry-credentials/${id}/test`));
      expect((await ok(ada.call("GET", "/api/registry-credentials"))).data).toMatchObject([{ id, registry: "registry.acme.test" }]);
      await ok(ada.call("DELETE", `/api/registry-credentials/${id}`));
    });

    test("a failed run becomes an issue in each tracker, and a webhook receives its end", async () => {
      const [jira, linear, monday] = [
        fakeJira({ authorization: basic("q@acme.test:jt"), version: 3 }),
        fakeLinear({ token: "lin" }),
        fakeMonday({ token: "mon" }),
      ];
      const received: string[] = [];
      product.web.hosts.set("acme.atlassian.net", jira.host);
      product.web.hosts.set("api.linear.app", linear.host);
      product.web.hosts.set("api.monday.com", monday.host);
      product.web.hosts.set("hooks.acme.test", ({ headers }) => {
        received.push(String(headers["webhook-id"]));
        return { status: 204 };
      });
      const ada = await product.subscriber("team");
      const links = {
        jira: { baseUrl: "https://acme.atlassian.net", email: "q@acme.test", token: "jt", projectKey: "SHOP" },
        linear: { token: "lin", teamId: "ENG" },
        monday: { token: "mon", boardId: "77" },
        webhook: { url: "https://hooks.acme.test/in" },
      };
      for (const [provider, settings] of Object.entries(links)) await ok(ada.call("PUT", `/api/integrations/${provider}`, settings));
      const listed = (await ok(ada.call("GET", "/api/integrations"))).data;
      expect(listed.filter(({ enabled }: { enabled: boolean }) => enabled)).toHaveLength(4);
      const { id } = await ada.run({ image: product.image, folder: "red" });
      await ada.ended(id);
      for (const provider of ["jira", "linear", "monday"]) await ok(ada.call("POST", `/api/executions/${id}/issues`, { provider }), 201);
      expect([jira.issues.length, linear.issues.length, monday.items.length]).toEqual([1, 1, 1]);
      expect((await ok(ada.call("GET", `/api/executions/${id}/issues`))).data).toHaveLength(3);

      const deliveries = async () => (await ok(ada.call("GET", "/api/integrations/webhook/deliveries"))).data;
      const finished = async () => (await deliveries()).find(({ event }: { event: string }) => event === "execution.finished");
      await expect.poll(async () => (await finished())?.lastStatusCode).toBe(204);
      const delivery = await finished();
      expect((await ok(ada.call("GET", `/api/integrations/webhook/deliveries/${delivery.id}`))).data.tries).toHaveLength(1);
      await ok(ada.call("POST", `/api/integrations/webhook/deliveries/${delivery.id}/replay`));
      await expect.poll(() => received.filter((one) => one === received.at(-1)).length).toBeGreaterThan(1);
      for (const provider of Object.keys(links)) await ok(ada.call("DELETE", `/api/integrations/${provider}`));
    });
  });
}
