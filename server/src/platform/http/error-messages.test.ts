import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.close());

test.each([
  ["", "Guests"],
  ["  ", "Guests"],
  ["\ud800", "Guests"],
  ["none", "Guests"],
  ["a\u0000", "Guests"],
  [7, "Guests"],
  // Too short, and not used.
  ["none", "O"],
  ["", "O"],
  ["none", 7],
])(
  "an invitation token %j together with an organization's name (%j) is rejected like any invalid token",
  async (inviteToken, organizationName) => {
    const body = { email: "guest@example.com", password, name: "Gus", organizationName, inviteToken };
    expect(await server.raw(api.auth.signup, { body })).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: "Invalid invitation token",
        message: "The invitation is not valid any more, or is for another email. Ask for a new one.",
        code: "INVALID_INVITATION",
      },
    });
    const again = (await server.raw(api.auth.signup, { body })).body;
    expect(Object.keys(again)).not.toContain("issues");
  },
);

test.each([
  ["/api/invitations/validate/%E0%A4%A", 404, "Invalid invitation token"],
  ["/api/invitations/validate/%ff", 404, "Invalid invitation token"],
  ["/api/integrations/%E0", 400, "Provider not supported"],
])("%s answers %i %s", async (path, status, error) => {
  expect(await ada.raw({ method: "GET", path })).toMatchObject({ status, body: { success: false, error } });
});

test("an unknown state in a list is answered with the valid states", async () => {
  for (const list of ["PASSED,foo", "foo"]) {
    const { status, body } = await ada.request(api.executions.list, { query: { status: list } });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^`status` must be one of PENDING, .*PASSED/)]);
  }
});

test("a repeated parameter, a NUL character and an unknown choice are named", async () => {
  const messageOf = async (path: string) => (await ada.raw({ method: "GET", path })).body.message;
  expect(await messageOf("/api/executions?limit=1&limit=2")).toBe("`limit` is given more than once. Send it once.");
  expect(await messageOf("/api/executions?search=a&search=b")).toBe("`search` is given more than once. Send it once.");
  expect(await messageOf("/api/executions?author=a%00")).toBe("`author` must not contain the NUL character.");
  expect(await messageOf(`/api/executions/${ada.id}/compare?with=zz`)).toBe(
    "`with` must be previous, lastPassed, lastPassedOnBase, the number of a run or its ID.",
  );
});

test("an API key's expiry in the past is rejected with a sentence", async () => {
  const answer = await ada.request(api.apiKeys.create, { body: { name: "old", expiresAt: "2020-01-01T00:00:00Z" } });
  expect(answer).toMatchObject({ status: 400, body: { message: "`expiresAt` must be in the future." } });
});

test("names only the bounds that a field has", async () => {
  for (const limit of ["1e300", "-1e300", "9007199254740993"]) {
    const { status, body } = await ada.request(api.executions.list, { query: { limit } });
    expect([status, JSON.stringify(body)]).not.toEqual([400, expect.stringContaining("9007199254740991")]);
  }
  const { body } = await ada.raw(api.projects.create, { body: { name: "x", config: { timeoutMinutes: 1e300 } } });
  expect(JSON.stringify(body)).not.toContain("9007199254740991");
});

test.each([api.users.changeRole, api.invitations.create])(
  "the error for a body that is not an object names no field: $method $path",
  async (route) => {
    for (const body of [[], '"admin"', 7, true])
      expect(await ada.raw(route, { params: { id: ada.id }, body })).toMatchObject({
        status: 400,
        body: { error: "Validation failed", message: "The body must be an object." },
      });
  },
);

test("contradicting values of one setting are rejected", async () => {
  const set = (body: object) => ada.request(api.organizations.switchAnalysis, { body });
  for (const enabled of [true, false])
    expect(await set({ enabled, aiAnalysisEnabled: !enabled })).toMatchObject({
      status: 400,
      body: { error: "Validation failed", message: expect.stringContaining("must not contradict `aiAnalysisEnabled`") },
    });
  expect((await set({ enabled: true, aiAnalysisEnabled: true })).status).toBe(200);
});
