import { api } from "@gantry/contract/api.ts";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type FakeModelServer, startFakeModelServer } from "../../testing/fake-model-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { chooseModel } from "./choose-model.ts";
import { extractJson } from "./extract-json.ts";
import { RejectedAnswer, type Question } from "./model.ts";
import { modelKeyBinding, type StoredModel } from "../db/stored-model.ts";
import { newApiKey } from "../../testing/given/api-key.ts";

const Color = z.object({ color: z.enum(["red", "green"]) });
const question: Question<z.infer<typeof Color>> = { system: "Name a color.", prompt: "any", schema: Color, timeoutMs: 5_000 };

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
beforeEach(() => fake.clear());
afterAll(async () => {
  await platform.close();
  await fake.close();
});

async function organizationWith(ai: StoredModel, apiKey?: string) {
  const { organizationId } = await platform.signUp();
  const sealed = apiKey ? { sealedKey: platform.ctx.secrets.encrypt(apiKey, modelKeyBinding(organizationId, ai)) } : {};
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
  test("an organization without its own model uses the platform's, with the platform's key", async () => {
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
  ] as const)("%s is called at the organization's address with the organization's key", async (provider, path, credentials) => {
    const id = await organizationWith({ provider, model: "own-model", baseUrl: `${fake.url}/own` }, "own-key");
    const model = await chosen(id);
    fake.answers('{"color":"green"}');
    expect(model.name).toBe("own-model");
    expect(await model.ask(question)).toEqual({ color: "green" });
    expect(fake.requests).toMatchObject([{ path, ...credentials }]);
    expect(JSON.stringify(fake.requests)).not.toContain("platform-key");
  });

  test("an organization's address without a key gets no key, not even the platform's", async () => {
    const model = await chosen(await organizationWith({ provider: "openai-compatible", model: "m", baseUrl: `${fake.url}/own` }));
    fake.answers('{"color":"red"}');
    await model.ask(question);
    expect(fake.requests[0]?.authorization).toBeUndefined();
  });

  test("uses the built-in rules when the organization chose them or its settings are incomplete", async () => {
    for (const ai of [
      { provider: "builtin" },
      { provider: "openai", model: "m" },
      { provider: "openai-compatible", model: "m" },
      { provider: "anthropic" },
    ] as const)
      expect(await chooseModel(platform.ctx, await organizationWith(ai))).toBeUndefined();
  });

  test("an address in a private network is not called", async () => {
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

  test("extracts JSON from a code fence and from text", async () => {
    fake.answers('I think {hard}.\n```json\n{"color": "red"}\n```\nDone.');
    expect(await ask()).toEqual({ color: "red" });
  });

  test("asks a second time with the reason, and accepts the corrected answer", async () => {
    fake.answers('{"color":"blue"}', '{"color":"green"}');
    expect(await ask()).toEqual({ color: "green" });
    expect(JSON.stringify(fake.requests[1]?.body)).toContain("cannot be used");
  });

  test("gives up after the second unusable answer", async () => {
    fake.answers("no", "never");
    await expect(ask()).rejects.toMatchObject({ code: "MODEL_ANSWER_UNUSABLE" });
    expect(fake.requests).toHaveLength(2);
  });

  test("rejects what the question's own check rejects", async () => {
    fake.answers('{"color":"red"}', '{"color":"red"}');
    const check = () => {
      throw new RejectedAnswer("red is taken");
    };
    await expect(ask({ check })).rejects.toMatchObject({ message: expect.stringContaining("red is taken") });
  });

  test.each([
    [401, "MODEL_REFUSED", "API key"],
    [404, "MODEL_REFUSED", "base URL"],
  ])("explains a %i in a sentence", async (status, code, words) => {
    fake.refuses(status);
    await expect(ask()).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  test("explains an HTML page in place of an answer", async () => {
    fake.sends("<html>sign in</html>", "text/html");
    await expect(ask()).rejects.toMatchObject({ code: "MODEL_ANSWER_UNUSABLE" });
  });

  test("gives up on a model that never answers after the time limit", async () => {
    fake.hangs();
    await expect(ask({ timeoutMs: 300 })).rejects.toMatchObject({ code: "MODEL_TIMEOUT" });
  });

  test("the call ends when the client disconnects", async () => {
    const gone = fake.hangs();
    const asker = new AbortController();
    const answer = ask({ signal: asker.signal });
    await fake.asked();
    asker.abort(new Error("left"));
    await expect(answer).rejects.toThrow("left");
    await gone;
  });
});

describe("a reasoning model", () => {
  const own = async (provider: "openai" | "anthropic" | "openai-compatible", model: string) =>
    chosen(await organizationWith({ provider, model, baseUrl: `${fake.url}/own` }, "own-key"));

  test.each(["gpt-5-mini", "gpt-5.1", "o3", "o4-mini-2025-04-16"])(
    "OpenAI's %s gets a larger token budget and a low reasoning effort",
    async (name) => {
      fake.thinksFor(20_000, '{"color":"red"}');
      expect(await (await own("openai", name)).ask(question)).toEqual({ color: "red" });
      expect(fake.requests).toHaveLength(1);
      expect(fake.requests[0]?.body).toMatchObject({ max_completion_tokens: 25_000, reasoning_effort: "low" });
    },
  );

  test.each(["gpt-4o", "gpt-5-chat-latest", "gpt-5-pro", "o1-preview"])("no reasoning effort is sent for OpenAI's %s", async (name) => {
    fake.answers('{"color":"red"}');
    await (await own("openai", name)).ask(question);
    expect(fake.requests[0]?.body.reasoning_effort).toBeUndefined();
  });

  test.each(["openai-compatible", "anthropic"] as const)(
    "is asked again with a larger budget after a truncated answer: %s",
    async (provider) => {
      fake.thinksFor(10_000, '{"color":"red"}');
      expect(await (await own(provider, "m")).ask(question)).toEqual({ color: "red" });
      expect(fake.requests.map(({ body }) => body.max_tokens)).toEqual([4_000, 16_000]);
      expect(fake.requests[1]?.body.messages).toEqual(fake.requests[0]?.body.messages);
    },
  );

  test("is not asked again with the same budget; the cause is named", async () => {
    fake.thinksFor(100_000, "");
    await expect((await own("openai", "gpt-5-mini")).ask(question)).rejects.toMatchObject({
      code: "MODEL_ANSWER_UNUSABLE",
      message:
        "The model gpt-5-mini spent all of its 25,000 output tokens on thinking and gave no answer. Choose a model that thinks less.",
    });
    expect(fake.requests).toHaveLength(1);
    fake.clear();
    await expect((await own("openai-compatible", "m")).ask(question)).rejects.toThrow("16,000 output tokens on thinking");
    expect(fake.requests).toHaveLength(2);
  });
});

test("reports the truncated answer, not that the server cannot fit the larger budget", async () => {
  const model = await chosen(await organizationWith({ provider: "openai-compatible", model: "small", baseUrl: `${fake.url}/own` }));
  fake.thinksFor(10_000, "");
  const answer = model.ask(question);
  await fake.asked();
  fake.refuses(400, { message: "This model's maximum context length is 8192 tokens." });
  await expect(answer).rejects.toThrow("The model small spent all of its 4,000 output tokens on thinking");
});

describe("an error names its cause and quotes the server", () => {
  const refusal = async (provider: "openai" | "anthropic", status: number, error: object) => {
    fake.refuses(status, error);
    const model = await chosen(
      await organizationWith({ provider, model: "gpt-6-tiny", baseUrl: `${fake.url}/own` }, "sk-own-key-0123456789"),
    );
    return model.ask(question).catch((caught: Error) => caught.message);
  };

  test.each([
    [
      "openai",
      404,
      { message: "The model `gpt-6-tiny` does not exist or you do not have access to it.", code: "model_not_found" },
      "does not know the model gpt-6-tiny",
    ],
    ["anthropic", 404, { type: "not_found_error", message: "model: gpt-6-tiny" }, "does not know the model gpt-6-tiny"],
    ["openai", 429, { message: "You exceeded your current quota, please check your plan.", code: "insufficient_quota" }, "quota or credit"],
    ["anthropic", 400, { type: "invalid_request_error", message: "Your credit balance is too low to access the API." }, "quota or credit"],
    ["openai", 429, { message: "Rate limit reached for requests", code: "rate_limit_exceeded" }, "no more requests for the moment"],
    [
      "openai",
      400,
      { message: "This model's maximum context length is 8192 tokens.", code: "context_length_exceeded" },
      "too long for the model",
    ],
    [
      "anthropic",
      400,
      { type: "invalid_request_error", message: "prompt is too long: 210000 tokens > 200000 maximum" },
      "too long for the model",
    ],
    ["openai", 400, { message: "Unsupported parameter: 'max_tokens'." }, "answered 400"],
  ] as const)("%s %i: %o", async (provider, status, error, cause) => {
    const said = await refusal(provider, status, error);
    expect(said).toContain(cause);
    expect(said).toContain(`The server says: ${error.message}`);
  });

  test("shortened, and without the key if the server repeats it", async () => {
    const said = await refusal("openai", 401, { message: `Incorrect API key provided: sk-own-key-0123456789. ${"Find it. ".repeat(200)}` });
    expect(said).toMatch(
      /^The model's server answered 401: the API key is not accepted\. The server says: Incorrect API key provided: \*{4}\./,
    );
    expect(String(said).length).toBeLessThan(450);
  });
});

test("an admin can test the configured model and sees what is wrong", async () => {
  const ada = await platform.signUp();
  const tryIt = (person = ada) => person.request(api.organizations.testModel);
  fake.answers('{"ready":true}');
  expect((await tryIt()).body.data).toEqual({ model: "platform-model", durationMs: expect.any(Number) });
  fake.refuses(404, { message: "The model `platform-model` does not exist", code: "model_not_found" });
  expect(await tryIt()).toMatchObject({
    status: 400,
    body: { error: "Model check failed", message: expect.stringContaining("Check its name") },
  });
  await ada.call(api.organizations.chooseModel, { body: { provider: "builtin" } });
  expect((await tryIt()).body.data.model).toBe("builtin-rules");
  const apiKey = await newApiKey(ada, { name: "ci", role: "developer" });
  expect((await platform.request(api.organizations.testModel, { headers: { "x-api-key": apiKey } })).status).toBe(403);
});

test("finds JSON at any position, and is fast where there is none", () => {
  expect(extractJson('{"a":"}{"}')).toEqual({ a: "}{" });
  expect(extractJson('<think>{"a":1}</think> {"b":{"c":2}} bye {')).toEqual({ b: { c: 2 } });
  expect(extractJson("[1]")).toBeUndefined();
  expect(extractJson("{".repeat(100_000))).toBeUndefined();
});
