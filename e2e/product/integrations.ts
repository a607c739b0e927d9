import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import { fakeAzure } from "../../server/src/features/integrations/testing/fake-azure.ts";
import { fakeBitbucket } from "../../server/src/features/integrations/testing/fake-bitbucket.ts";
import { fakeGithub } from "../../server/src/features/integrations/testing/fake-github.ts";
import { fakeGitlab } from "../../server/src/features/integrations/testing/fake-gitlab.ts";
import { fakeJira, fakeLinear, fakeMonday } from "../../server/src/features/integrations/testing/fake-trackers.ts";
import { fakeBasicRegistry } from "../../server/src/features/registries/testing/fake-registry.ts";
import type { Product } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
type Links = Partial<Record<ProviderId, Record<string, string>>>;
const entriesOf = (links: Links) => Object.entries(links) as [ProviderId, Record<string, string>][];
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
      const projectId = await newProject(ada, { name: "Shop" });
      const links = {
        github: { token: "gh" },
        gitlab: { token: "gl" },
        bitbucket: { workspace: "acme", email: "ci@acme.test", token: "bb" },
        azure: { organizationUrl: "https://dev.azure.com/acme", token: "az" },
      };
      for (const [provider, settings] of entriesOf(links)) {
        await ada.call(api.integrations.link, { params: { provider }, body: settings });
        await ada.call(api.integrations.test, { params: { provider } });
      }
      const contexts = [
        { source: "github-actions", repository: "acme/shop" },
        { source: "gitlab-ci", repository: "acme/web/shop" },
        { source: "bitbucket-pipelines", repository: "acme/shop" },
        { source: "azure-pipelines", repository: "https://dev.azure.com/acme/Web%20shop/_git/shop" },
      ];
      const headers = { "x-api-key": await newApiKey(ada, { name: "CI" }), authorization: "" };
      const triggered = contexts.map((context, index) => {
        const ciContext = { ...context, commitSha: sha(index) };
        return ada.call(api.ci.trigger, { body: { projectId, image: product.image, ciContext }, headers });
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
      for (const [provider] of entriesOf(links)) {
        expect((await ada.call(api.integrations.get, { params: { provider } })).data).toMatchObject({ enabled: true, lastError: null });
        await ada.call(api.integrations.unlink, { params: { provider } });
        expect((await ada.call(api.integrations.get, { params: { provider } })).enabled).toBe(false);
      }
    });

    test("credentials for an image registry are stored after the registry accepted them", async () => {
      product.web.hosts.set("registry.acme.test", fakeBasicRegistry("ci:t0ken"));
      const ada = await product.subscriber("team");
      const login = { registry: "registry.acme.test", username: "ci", password: "t0ken" };
      const { id } = (await ada.call(api.registries.save, { body: login })).data;
      await ada.call(api.registries.test, { params: { id } });
      expect((await ada.call(api.registries.list)).data).toMatchObject([{ id, registry: "registry.acme.test" }]);
      await ada.call(api.registries.delete, { params: { id } });
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
      for (const [provider, settings] of entriesOf(links)) await ada.call(api.integrations.link, { params: { provider }, body: settings });
      const listed = (await ada.call(api.integrations.list)).data;
      expect(listed.filter(({ enabled }) => enabled)).toHaveLength(4);
      const { id } = await ada.run({ image: product.image, folder: "red" });
      await ada.ended(id);
      for (const provider of ["jira", "linear", "monday"] as const)
        await ada.call(api.issues.create, { params: { id }, body: { provider } });
      expect([jira.issues.length, linear.issues.length, monday.items.length]).toEqual([1, 1, 1]);
      const [failure] = (await ada.call(api.failureGroups.list)).data;
      await ada.call(api.issues.createForFailure, { params: { id: failure?.id ?? "" }, body: { provider: "jira" } });
      expect((await ada.call(api.failureGroups.list)).data[0]?.issues).toMatchObject([{ provider: "jira", key: "SHOP-2" }]);
      expect((await ada.call(api.issues.list, { params: { id } })).data).toHaveLength(4);
      const projectId = await newProject(ada, { name: "By hand" });
      await ada.call(api.testCases.create, { body: { projectId, title: "A guest pays" } });
      const cycle = (await ada.call(api.testCycles.create, { body: { projectId, name: "Release 1" } })).data;
      const item = { params: { id: cycle.id, itemId: cycle.items[0]?.id ?? "" } };
      await ada.call(api.testCycles.changeItem, { ...item, body: { status: "FAILED" } });
      const made = (await ada.call(api.issues.createForItem, { ...item, body: { provider: "linear" } })).data;
      expect((await ada.call(api.testCycles.get, item)).data.items).toMatchObject([{ issues: [{ key: made.key, url: made.url }] }]);

      const deliveries = async () => (await ada.call(api.integrations.deliveries)).data;
      const finished = async () => (await deliveries()).find(({ event }) => event === "execution.finished");
      await expect.poll(async () => (await finished())?.lastStatusCode).toBe(204);
      const delivery = await finished();
      expect((await ada.call(api.integrations.delivery, { params: { id: delivery?.id ?? "" } })).data.tries).toHaveLength(1);
      await ada.call(api.integrations.replay, { params: { id: delivery?.id ?? "" } });
      await expect.poll(() => received.filter((one) => one === received.at(-1)).length).toBeGreaterThan(1);
      for (const [provider] of entriesOf(links)) await ada.call(api.integrations.unlink, { params: { provider } });
    });
  });
}
