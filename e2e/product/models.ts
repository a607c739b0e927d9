import { api } from "@gantry/contract/api.ts";
import { describe, expect, test } from "vitest";
import { wordParagraph, writeDocx, writePdf } from "../../server/src/features/spec-to-tests/testing/write-documents.ts";
import type { Person } from "../stack.ts";
import type { Product } from "./product.ts";
import { newProject } from "../../server/src/testing/given/project.ts";

const requirement = "The system must lock the account after 5 failed attempts.";
const documents: [name: string, content: () => Promise<string | Uint8Array<ArrayBuffer>>][] = [
  ["login.md", async () => `# Login\n\n${requirement}\n`],
  ["login.pdf", async () => writePdf([[{ text: "Login", size: 18 }, { text: requirement }]])],
  ["login.docx", async () => writeDocx(wordParagraph("Login", "Heading1") + wordParagraph(requirement))],
];

async function generate(person: Person, projectId: string, name: string, content: string | Uint8Array<ArrayBuffer>, testStyle: string) {
  const form = new FormData();
  form.set("projectId", projectId);
  form.set("testStyle", testStyle);
  form.set("file", new Blob([content]), name);
  const { status, body: text } = await person.request(api.specToTests.generate, { body: form });
  expect(status, text).toBe(200);
  const events = [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data = ""]) => ({ event, data: JSON.parse(data) }));
  expect(events.map(({ event, data }) => data.stage ?? event)).toEqual(["extractor", "generator", "critic", "formatter", "complete"]);
  return events.at(-1)?.data;
}

export function models(product: Product): void {
  describe("documents and explanations", () => {
    test.each(documents)("%s becomes test cases, by the built-in rules and by a model", async (name, content) => {
      const ada = await product.subscriber("team");
      const projectId = await newProject(ada, { name: "Shop" });
      const byRules = await generate(ada, projectId, name, await content(), "bdd");
      expect(byRules).toMatchObject({ generator: "builtin-rules", total: byRules.testCases.length });
      expect(byRules.testCases[0]).toMatchObject({ source: { heading: "Login", quote: requirement } });

      await useModel(ada);
      const steps = [{ action: "Sign in wrongly five times", expectedResult: "The account is locked" }];
      product.models.answers(
        JSON.stringify({ testCases: [{ paragraph: 1, title: "Lock after 5", preconditions: [], steps, priority: "HIGH" }] }),
      );
      const byModel = await generate(ada, projectId, name, await content(), "procedural");
      expect(byModel).toMatchObject({ generator: "test-model", total: 1, testCases: [{ title: "Lock after 5" }] });
      const stored = await ada.call(api.testCases.bulkCreate, { body: { projectId, testCases: byModel.testCases } });
      expect(stored.data.inserted).toBe(1);
      await ada.call(api.organizations.removeModel);
    });

    test("a failed run is explained, by the rules and by a model, and failures of one kind are found together", async () => {
      const ada = await product.subscriber("team");
      const explained = async (id: string) => {
        await expect.poll(async () => (await ada.call(api.analysis.get, { params: { id } })).data.status).toBe("READY");
        return (await ada.call(api.analysis.get, { params: { id } })).data;
      };
      const red = async () => {
        const { id } = await ada.run({ image: product.image, folder: "red" });
        await ada.ended(id);
        return id;
      };
      const first = await red();
      expect(await explained(first)).toMatchObject({ model: "builtin-rules", category: "connection-refused" });
      await useModel(ada);
      product.models.answers(
        JSON.stringify({
          summary: "The shop could not be reached.",
          category: "connection-refused",
          rootCause: "Nothing listened on port 8080.",
          evidence: [{ test: "T1" }],
          suggestions: ["Start the shop first."],
          confidence: 0.9,
        }),
      );
      const second = await red();
      expect(await explained(second)).toMatchObject({ model: "test-model", summary: "The shop could not be reached." });
      expect((await ada.execution(second)).aiModel).toBe("test-model");
      await ada.call(api.analysis.analyze, { params: { id: first } });
      await expect.poll(async () => (await explained(first)).model).toBe("test-model");
      const [cluster] = (await ada.call(api.analysis.clusters)).data;
      expect(cluster).toMatchObject({ executions: 2 });
      expect(
        (await ada.call(api.analysis.occurrences, { params: { fingerprint: cluster?.fingerprint ?? "" } })).data.length,
      ).toBeGreaterThan(1);
      const project = { id: (await ada.execution(first)).projectId };
      await ada.call(api.failureGroups.setOwnerRules, { params: project, body: { rules: "* @web" } });
      expect((await ada.call(api.failureGroups.ownerRules, { params: project })).data.rules).toBe("* @web");
      const [failure] = (await ada.call(api.failureGroups.list, { query: { state: "new", search: "refused" } })).data;
      const params = { id: failure?.id ?? "" };
      expect(failure).toMatchObject({ fingerprint: cluster?.fingerprint, executions: 2, firstSeenAt: cluster?.firstSeenAt });
      await ada.call(api.failureGroups.change, { body: { ids: [params.id], state: "resolved", ownerId: ada.id } });
      expect((await ada.call(api.failureGroups.owners, { query: {} })).data.owners).toContainEqual({
        userId: ada.id,
        name: expect.any(String),
      });
      await red();
      await expect.poll(async () => (await ada.call(api.failureGroups.get, { params })).data.state).toBe("regressed");
      expect((await ada.call(api.failureGroups.occurrences, { params })).data.length).toBeGreaterThan(2);
    });

    async function useModel(person: Person): Promise<void> {
      const settings = { provider: "openai-compatible" as const, model: "test-model", baseUrl: `${product.models.url}/v1`, apiKey: "key" };
      expect((await person.call(api.organizations.chooseModel, { body: settings })).data.ai).toMatchObject({
        model: "test-model",
        hasKey: true,
      });
      product.models.answers('{"ready":true}');
      expect((await person.call(api.organizations.testModel)).data.model).toBe("test-model");
    }
  });
}
