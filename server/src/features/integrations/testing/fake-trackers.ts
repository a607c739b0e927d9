import type { FakeAnswer, FakeHost } from "../../../testing/fake-web.ts";

/** A fault of a creating request: its response is lost (`after`), or it never arrives (`before`). */
export interface Trouble {
  trouble?: "before" | "after" | undefined;
}

const badGateway: FakeAnswer = { status: 502, body: "<html>Bad Gateway</html>" };

interface FakeJiraOptions extends Trouble {
  authorization: string;
  /** 3: Cloud; 2: Data Center, whose descriptions are wiki markup. */
  version: 2 | 3;
  site?: string;
  /** The token is scoped: it works only through the gateway. */
  cloudId?: string;
  mayCreate?: boolean;
}

/**
 * Jira Cloud (v3) or Data Center (v2). Sources: developer.atlassian.com/cloud/jira/platform/rest/v3 (serverInfo, myself, mypermissions, issue,
 * search/jql; the old /search is gone), developer.atlassian.com/server/jira/platform/rest/v10000 (v2, /search),
 * support.atlassian.com/jira/kb/retrieve-my-atlassian-sites-cloud-id (`/_edge/tenant_info`, for anyone),
 * support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account (a token with scopes is refused at the site).
 */
export function fakeJira(options: FakeJiraOptions) {
  // The fields as they came.
  const issues: any[] = [];
  const { version, site = "https://acme.atlassian.net", cloudId } = options;
  const root = `/rest/api/${version}`;
  const unauthorized = { status: 401, body: "Client must be authenticated to access this resource." };
  const api: FakeHost = ({ method, path, headers, json, query }) => {
    if (headers.authorization !== options.authorization) return unauthorized;
    if (path === "/rest/api/2/serverInfo") return { body: { baseUrl: site, deploymentType: version === 3 ? "Cloud" : "Server" } };
    if (path === `${root}/myself`) return { body: { accountId: "5b1", displayName: "Quinn Tester" } };
    if (path === `${root}/project/SHOP`)
      return { body: { key: "SHOP", name: "Web shop", issueTypes: [{ name: "Task" }, { name: "Bug" }] } };
    if (path === `${root}/mypermissions`)
      return query.get("projectKey") === "SHOP" && query.get("permissions") === "CREATE_ISSUES"
        ? { body: { permissions: { CREATE_ISSUES: { key: "CREATE_ISSUES", havePermission: options.mayCreate ?? true } } } }
        : { status: 400, body: { errorMessages: ["The 'permissions' query parameter is required."], errors: {} } };
    if (path === (version === 3 ? `${root}/search/jql` : `${root}/search`) && method === "POST") {
      if (!/^project = "SHOP" AND creator = currentUser\(\) AND created >= -\d+m ORDER BY created DESC$/.test(json.jql))
        return { status: 400, body: { errorMessages: ["Error in the JQL Query"], errors: {} } };
      const found = issues.map((fields, index) => ({ key: `SHOP-${index + 1}`, fields: { description: fields.description } }));
      return { body: { issues: found.reverse() } };
    }
    if (path !== `${root}/issue` || method !== "POST")
      return { status: 404, body: { errorMessages: ["No project could be found with key 'NOPE'."], errors: {} } };
    if (options.trouble === "before") return badGateway;
    if (json.fields.summary.length > 255)
      return { status: 400, body: { errorMessages: [], errors: { summary: "Summary must be less than 255 characters." } } };
    if ((version === 3) !== (typeof json.fields.description === "object"))
      return { status: 400, body: { errorMessages: [], errors: { description: "Operation value must be an Atlassian Document" } } };
    issues.push(json.fields);
    if (options.trouble === "after") return badGateway;
    return { status: 201, body: { id: "10001", key: `SHOP-${issues.length}`, self: `${site}${root}/issue/10001` } };
  };
  const host: FakeHost = (request) => {
    if (version === 3 && request.path === "/_edge/tenant_info")
      return request.headers.authorization === undefined ? { body: { cloudId: cloudId ?? crypto.randomUUID() } } : { status: 400 };
    return cloudId === undefined ? api(request) : unauthorized;
  };
  /** For `api.atlassian.com`. */
  const gateway: FakeHost = (request) => {
    const prefix = `/ex/jira/${cloudId}`;
    if (!request.path.startsWith(`${prefix}/`)) return { status: 404, body: { message: "No message available" } };
    if (request.headers.authorization !== options.authorization)
      return { status: 401, body: { code: 401, message: "Unauthorized; scope does not match" } };
    return api({ ...request, path: request.path.slice(prefix.length) });
  };
  return { host, gateway, issues, options };
}

/**
 * Linear reports authentication and rate errors with 400 or 401 and a GraphQL body. A client's id is accepted once.
 * Sources: linear.app/developers/graphql, /rate-limiting, /filtering; `IssueCreateInput` of its schema.
 */
export function fakeLinear(options: Trouble & { token: string; limited?: boolean }) {
  // The input as it came.
  const issues: any[] = [];
  const shown = (index: number) => ({ identifier: `ENG-${index + 1}`, url: `https://linear.app/acme/issue/ENG-${index + 1}` });
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
      if (options.trouble === "before") return badGateway;
      const { input } = json.variables;
      if (input.teamId !== "team-uuid") return { body: { errors: [{ message: "Entity not found: Team" }] } };
      if (!/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(input.id))
        return { body: { errors: [{ message: "Argument Validation Error", extensions: { code: "INPUT_ERROR" } }] } };
      if (issues.some(({ id }) => id === input.id))
        return { body: { errors: [{ message: "Entity already exists", extensions: { code: "INPUT_ERROR" } }] } };
      issues.push(input);
      if (options.trouble === "after") return badGateway;
      return { body: { data: { issueCreate: { success: true, issue: shown(issues.length - 1) } } } };
    }
    if (json.query.includes("issues(filter")) {
      const index = issues.findIndex(({ id }) => id === json.variables.id);
      return { body: { data: { issues: { nodes: index < 0 ? [] : [shown(index)] } } } };
    }
    if (json.variables.team !== "ENG")
      return { body: { data: null, errors: [{ message: "Entity not found: Team", extensions: { code: "INPUT_ERROR" } }] } };
    return { body: { data: { viewer: { name: "Quinn" }, team: { id: "team-uuid", name: "Engineering" } } } };
  };
  return { host, issues, options };
}

/**
 * monday.com reports application errors with 200. Sources: developer.monday.com/api-reference: items (`create_item`, `items_page` newest first by
 * `__creation_log__`), updates (`create_update`), version (which version answers, and of what kind), error handling.
 */
export function fakeMonday(
  options: Trouble & { token: string; version?: { kind: string; value: string }; noUpdates?: boolean; me?: string },
) {
  const items: { name: string; board: string; group: string | null; updates: string[]; createdAt: string; creator: string }[] = [];
  const me = () => options.me ?? "7";
  const urlOf = (id: number) => `https://acme.monday.com/boards/77/pulses/${id}`;
  const bodies = (updates: string[]) => updates.map((body) => ({ body }));
  const host: FakeHost = ({ path, headers, json }) => {
    if (path !== "/v2" || !headers["api-version"]) return { status: 404 };
    if (headers.authorization !== options.token) return { status: 401, body: { errors: ["Not Authenticated"] } };
    const { query, variables } = json;
    if (query.includes("create_item")) {
      if (options.trouble === "before") return badGateway;
      const createdAt = new Date().toISOString();
      items.push({ name: variables.name, board: variables.board, group: variables.group, updates: [], createdAt, creator: me() });
      if (options.trouble === "after") return badGateway;
      return { body: { data: { create_item: { id: String(items.length), url: urlOf(items.length) } } } };
    }
    if (query.includes("create_update")) {
      if (options.noUpdates)
        return { body: { errors: [{ message: "User unauthorized", extensions: { code: "UserUnauthorizedException" } }] } };
      items[Number(variables.item) - 1]?.updates.push(variables.body);
      return { body: { data: { create_update: { id: "9" } } } };
    }
    if (query.includes("items_page")) {
      const page = items.map(({ name, createdAt, creator, updates }, index) => ({
        id: String(index + 1),
        url: urlOf(index + 1),
        name,
        created_at: createdAt,
        creator_id: creator,
        updates: bodies(updates),
      }));
      return { body: { data: { me: { id: me() }, boards: [{ items_page: { items: page.reverse() } }] } } };
    }
    if (query.includes("items(ids")) {
      const item = items[Number(variables.ids[0]) - 1];
      return { body: { data: { items: item ? [{ updates: bodies(item.updates) }] : [] } } };
    }
    const version = options.version ?? { kind: "current", value: headers["api-version"] };
    const boards = variables.ids.includes("77") ? [{ id: "77", name: "Bugs" }] : [];
    return { body: { data: { me: { name: "Quinn" }, boards, version } } };
  };
  return { host, items, options };
}
