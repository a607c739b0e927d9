import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type FakeModelServer, startFakeModelServer } from "../../testing/fake-model-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { chooseModel } from "./choose-model.ts";
import { jsonIn } from "./json-in.ts";
import { AnswerRefused, type Question } from "./model.ts";
import { modelKeyBinding, type StoredModel } from "./stored-model.ts";

const Color = z.object({ color: z.enum(["red", "green"]) });
const question: Question<z.infer<typeof Color>> = { system: "Name a colour.", prompt: "any", schema: Color, timeoutMs: 5_000 };

let fake: FakeModelServer;
let platform: TestServer;
beforeAll(async () => {
  fake = await startFakeModelServer();
  platform = await startTestServer({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "platform-model",
    AI_BASE_URL: `${fake.url}/v1/`,
    AI_API_KEY: "platform-key",
    OUTBOUND_ALLOW: new URL(fake.url).host,
  });
});
beforeEach(() => fake.forget());
afterAll(async () => {
  await platform.close();
  await fake.close();
});

async function organizationWith(ai: StoredModel, apiKey?: string) {
  const { organizationId } = await platform.signUp();
  const sealed = apiKey ? { sealedKey: platform.ctx.secrets.seal(apiKey, modelKeyBinding(organizationId, ai)) } : {};
  await platform.ctx.db.asSystem((tx) =>
    tx
      .updateTable("organizations")
      .set({ ai: JSON.stringify({ ...ai, ...sealed }) })
      .where("id", "=", organizationId)
      .execute(),
  );
  return organizationId;
}

const chosen = async (organizationId: string) => {
  const model = await chooseModel(platform.ctx, organizationId);
  if (!model) throw new Error("no model was chosen");
  return model;
};

describe("choosing a model", () => {
  test("an organization without one gets the platform's, with the platform's key", async () => {
    const model = await chosen((await platform.signUp()).organizationId);
    fake.answers('{"color":"red"}');
    expect(model.name).toBe("platform-model");
    expect(await model.ask(question)).toEqual({ color: "red" });
    expect(fake.requests[0]).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer platform-key" });
  });

  test.each([
    ["openai-compatible", "/own/chat/completions", { authorization: "Bearer own-key" }],
    ["openai", "/own/chat/completions", { authorization: "Bearer own-key" }],
    ["anthropic", "/own/messages", { apiKeyHeader: "own-key" }],
  ] as const)("%s is asked at the organization's address with the organization's key", async (provider, path, credentials) => {
    const id = await organizationWith({ provider, model: "own-model", baseUrl: `${fake.url}/own` }, "own-key");
    const model = await chosen(id);
    fake.answers('{"color":"green"}');
    expect(model.name).toBe("own-model");
    expect(await model.ask(question)).toEqual({ color: "green" });
    expect(fake.requests).toMatchObject([{ path, ...credentials }]);
    expect(JSON.stringify(fake.requests)).not.toContain("platform-key");
  });

  test("an organization's address without a key gets none, least of all the platform's", async () => {
    const model = await chosen(await organizationWith({ provider: "openai-compatible", model: "m", baseUrl: `${fake.url}/own` }));
    fake.answers('{"color":"red"}');
    await model.ask(question);
    expect(fake.requests[0]?.authorization).toBeUndefined();
  });

  test("built-in rules when the organization wants them, or its settings lack something", async () => {
    for (const ai of [
      { provider: "builtin" },
      { provider: "openai", model: "m" },
      { provider: "openai-compatible", model: "m" },
      { provider: "anthropic" },
    ] as const)
      expect(await chooseModel(platform.ctx, await organizationWith(ai))).toBeUndefined();
  });

  test("an address of a private network is not asked", async () => {
    const other = createServer(() => expect.unreachable());
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const model = await chosen(
      await organizationWith({ provider: "openai-compatible", model: "m", baseUrl: `http://127.0.0.1:${port}/v1` }),
    );
    await expect(model.ask(question)).rejects.toMatchObject({
      code: "MODEL_UNREACHABLE",
      message: expect.stringContaining("OUTBOUND_ALLOW"),
    });
    await new Promise((resolve) => other.close(resolve));
  });
});

describe("asking a model", () => {
  const ask = async (more: Partial<typeof question> = {}) =>
    (await chosen((await platform.signUp()).organizationId)).ask({ ...question, ...more });

  test("takes JSON out of a fence and out of words", async () => {
    fake.answers('I think {hard}.\n```json\n{"color": "red"}\n```\nDone.');
    expect(await ask()).toEqual({ color: "red" });
  });

  test("asks once more, saying what was wrong, and takes the mended answer", async () => {
    fake.answers('{"color":"blue"}', '{"color":"green"}');
    expect(await ask()).toEqual({ color: "green" });
    expect(JSON.stringify(fake.requests[1]?.body)).toContain("cannot be used");
  });

  test("gives up after the second unusable answer", async () => {
    fake.answers("no", "never");
    await expect(ask()).rejects.toMatchObject({ code: "MODEL_ANSWER_UNUSABLE" });
    expect(fake.requests).toHaveLength(2);
  });

  test("refuses what the asker's own check refuses", async () => {
    fake.answers('{"color":"red"}', '{"color":"red"}');
    const check = () => {
      throw new AnswerRefused("red is taken");
    };
    await expect(ask({ check })).rejects.toMatchObject({ message: expect.stringContaining("red is taken") });
  });

  test.each([
    [401, "MODEL_REFUSED", "API key"],
    [404, "MODEL_REFUSED", "base URL"],
  ])("a %i is told in words", async (status, code, words) => {
    fake.refuses(status);
    await expect(ask()).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  test("a page instead of an answer is told in words", async () => {
    fake.sends("<html>sign in</html>", "text/html");
    await expect(ask()).rejects.toMatchObject({ code: "MODEL_ANSWER_UNUSABLE" });
  });

  test("a model that never answers is left after the time limit", async () => {
    fake.hangs();
    await expect(ask({ timeoutMs: 300 })).rejects.toMatchObject({ code: "MODEL_TIMEOUT" });
  });

  test("the call ends when the asker leaves", async () => {
    const gone = fake.hangs();
    const asker = new AbortController();
    const answer = ask({ signal: asker.signal });
    await fake.asked();
    asker.abort(new Error("left"));
    await expect(answer).rejects.toThrow("left");
    await gone;
  });
});

test("JSON is found wherever it stands, and nothing is found quickly where there is none", () => {
  expect(jsonIn('{"a":"}{"}')).toEqual({ a: "}{" });
  expect(jsonIn('<think>{"a":1}</think> {"b":{"c":2}} bye {')).toEqual({ b: { c: 2 } });
  expect(jsonIn("[1]")).toBeUndefined();
  expect(jsonIn("{".repeat(100_000))).toBeUndefined();
});
