import type { FakeHost } from "../../../testing/fake-web.ts";

/** Jira Cloud (v3, e-mail and token) or Data Center (v2, token). */
export function fakeJira(options: { authorization: string; version: 2 | 3 }) {
  // biome-ignore lint/suspicious/noExplicitAny: the fields as they came
  const issues: any[] = [];
  const root = `/rest/api/${options.version}`;
  const host: FakeHost = ({ method, path, headers, json }) => {
    if (headers.authorization !== options.authorization)
      return { status: 401, body: "Client must be authenticated to access this resource." };
    if (path === `${root}/myself`) return { body: { accountId: "5b1", displayName: "Quinn Tester" } };
    if (path === `${root}/project/SHOP`)
      return { body: { key: "SHOP", name: "Web shop", issueTypes: [{ name: "Task" }, { name: "Bug" }] } };
    if (path !== `${root}/issue` || method !== "POST")
      return { status: 404, body: { errorMessages: ["No project could be found with key 'NOPE'."], errors: {} } };
    if (json.fields.summary.length > 255)
      return { status: 400, body: { errorMessages: [], errors: { summary: "Summary must be less than 255 characters." } } };
    if ((options.version === 3) !== (typeof json.fields.description === "object"))
      return { status: 400, body: { errorMessages: [], errors: { description: "Operation value must be an Atlassian Document" } } };
    issues.push(json.fields);
    return { status: 201, body: { id: "10001", key: `SHOP-${issues.length}`, self: "https://acme.atlassian.net/rest/api/3/issue/10001" } };
  };
  return { host, issues };
}

/** Linear answers errors of authentication and of rates with 400 or 401 and a GraphQL body. */
export function fakeLinear(options: { token: string; limited?: boolean }) {
  // biome-ignore lint/suspicious/noExplicitAny: the input as it came
  const issues: any[] = [];
  const host: FakeHost = ({ path, headers, json }) => {
    if (path !== "/graphql") return { status: 404 };
    if (headers.authorization !== options.token)
      return { status: 401, body: { errors: [{ message: "Authentication required", extensions: { code: "AUTHENTICATION_ERROR" } }] } };
    if (options.limited)
      return {
        status: 400,
        headers: { "x-ratelimit-requests-remaining": "0", "x-ratelimit-requests-reset": String(Date.now() + 90_000) },
        body: { errors: [{ message: "Rate limit exceeded", extensions: { code: "RATELIMITED" } }] },
      };
    if (json.query.includes("issueCreate")) {
      if (json.variables.input.teamId !== "team-uuid") return { body: { errors: [{ message: "Entity not found: Team" }] } };
      issues.push(json.variables.input);
      const identifier = `ENG-${issues.length}`;
      return {
        body: { data: { issueCreate: { success: true, issue: { identifier, url: `https://linear.app/acme/issue/${identifier}` } } } },
      };
    }
    if (json.variables.team !== "ENG")
      return { body: { data: null, errors: [{ message: "Entity not found: Team", extensions: { code: "INPUT_ERROR" } }] } };
    return { body: { data: { viewer: { name: "Quinn" }, team: { id: "team-uuid", name: "Engineering" } } } };
  };
  return { host, issues, options };
}

/** monday.com answers application errors with 200. */
export function fakeMonday(options: { token: string }) {
  const items: { name: string; board: string; group: string | null; updates: string[] }[] = [];
  const host: FakeHost = ({ path, headers, json }) => {
    if (path !== "/v2" || !headers["api-version"]) return { status: 404 };
    if (headers.authorization !== options.token) return { status: 401, body: { errors: ["Not Authenticated"] } };
    const { query, variables } = json;
    if (query.includes("create_item")) {
      items.push({ name: variables.name, board: variables.board, group: variables.group, updates: [] });
      return {
        body: { data: { create_item: { id: String(items.length), url: `https://acme.monday.com/boards/77/pulses/${items.length}` } } },
      };
    }
    if (query.includes("create_update")) {
      items[Number(variables.item) - 1]?.updates.push(variables.body);
      return { body: { data: { create_update: { id: "9" } } } };
    }
    return { body: { data: { me: { name: "Quinn" }, boards: variables.ids.includes("77") ? [{ id: "77", name: "Bugs" }] : [] } } };
  };
  return { host, items };
}
