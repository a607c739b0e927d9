import { createVerify, type KeyObject } from "node:crypto";
import type { FakeAnswer, FakeHost, FakeRequest } from "../../../testing/fake-web.ts";
import type { Trouble } from "./fake-trackers.ts";

interface GithubApp {
  id: string;
  publicKey: KeyObject;
  installationId: string;
  permissions: Record<string, string>;
}

interface GithubOptions {
  token: string;
  /** Of a classic token; fine-grained and installation tokens have no such header. */
  scopes?: string;
  perPage?: number;
  /** `token` is an installation token of a GitHub App, like `GITHUB_TOKEN` in Actions. */
  isInstallation?: boolean;
  app?: GithubApp;
  /** `off`: switched off in the repository; `hidden`: the token lacks the permission. */
  issues?: "off" | "hidden";
  /** Faults of a request that creates an issue. */
  trouble?: Trouble["trouble"];
}

/**
 * GitHub's REST API: a token, a commit's statuses and an issue's comments. Source: docs.github.com/rest (users, apps,
 * commits/statuses, issues/comments) and the pages named below.
 */
export function fakeGithub(options: GithubOptions) {
  const statuses: { sha: string; state: string; context: string; description: string; target_url: string }[] = [];
  const comments = new Map<number, { id: number; issue: number; body: string }>();
  // The fields as they came, and what GitHub adds.
  const issues: any[] = [];
  const minted = new Set<string>();
  /** How many of the next writes hit the secondary rate limit. */
  const limits = { secondary: 0 };
  let nextId = 1000;
  const say = (issue: number, body: string) => {
    const id = nextId++;
    comments.set(id, { id, issue, body });
    return id;
  };
  const host: FakeHost = (request) => {
    if (request.headers["user-agent"] === undefined) return { status: 403, body: "Request forbidden by administrative rules." };
    const bearer = String(request.headers.authorization).replace("Bearer ", "");
    const asApp = options.app && forApp(options.app, bearer, request);
    if (asApp) return asApp;
    if (bearer !== options.token && !minted.has(bearer)) return { status: 401, body: { message: "Bad credentials", status: "401" } };
    const isInstallation = options.isInstallation === true || minted.has(bearer);
    // docs.github.com/rest/authentication/endpoints-available-for-github-app-installation-access-tokens: no /user
    if (request.path === "/user" && isInstallation) return notByIntegration;
    if (request.path === "/installation/repositories")
      return isInstallation
        ? { body: { total_count: 2, repositories: [{ id: 77, full_name: "acme/shop" }] } }
        : { status: 403, body: { message: "You must authenticate with an installation access token." } };
    if (request.path === "/user")
      return { headers: options.scopes === undefined ? {} : { "x-oauth-scopes": options.scopes }, body: { login: "octo-bot", id: 7 } };
    // docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api: 403 or 429, often without retry-after and with quota left
    if (request.method !== "GET" && limits.secondary > 0) {
      limits.secondary--;
      return { status: 403, headers: { "x-ratelimit-remaining": "4711" }, body: { message: secondaryLimit } };
    }
    return inRepository(request);
  };
  function forApp(app: GithubApp, bearer: string, { method, path }: FakeRequest): FakeAnswer | undefined {
    if (path !== "/app" && !path.startsWith("/app/")) return undefined;
    if (!isJwtOf(app, bearer)) return { status: 401, body: { message: "A JSON web token could not be decoded" } };
    if (path === "/app") return { body: { id: Number(app.id), slug: "gantry-ci", name: "Gantry CI" } };
    if (method !== "POST" || path !== `/app/installations/${app.installationId}/access_tokens`) return gone;
    const token = `ghs_${minted.size + 1}`;
    minted.add(token);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    return { status: 201, body: { token, expires_at: expiresAt, permissions: app.permissions, repository_selection: "all" } };
  }
  function inRepository({ method, path: asked, query, json }: FakeRequest): FakeAnswer {
    // docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api: a renamed repository redirects, by its id
    const renamed = /^\/repos\/acme\/old-shop(\/.*)$/.exec(asked)?.[1];
    if (renamed)
      return { status: method === "GET" ? 301 : 307, headers: { location: `https://api.github.com/repositories/77${renamed}` }, body: {} };
    const path = asked.replace("/repositories/77/", "/repos/acme/shop/");
    const status = /^\/repos\/acme\/shop\/statuses\/([0-9a-f]{40})$/.exec(path);
    if (method === "POST" && status) {
      if (json.description.length > 140 || !["error", "failure", "pending", "success"].includes(json.state))
        return invalid("Status", "description", "is too long (maximum is 140 characters)");
      statuses.push({ sha: status[1] ?? "", ...json });
      return { status: 201, body: { id: statuses.length, ...json } };
    }
    if (path === "/repos/acme/shop/issues" || path === "/repos/acme/bugs/issues") return inIssues({ method, path, query, json });
    const thread = /^\/repos\/acme\/shop\/issues\/(\d+)\/comments$/.exec(path);
    if (method !== "GET" && !fits(String(json.body))) return invalid("IssueComment", "body", "is too long (maximum is 65536 characters)");
    if (thread) return method === "POST" ? created(Number(thread[1]), json.body) : page(Number(thread[1]), path, query);
    const one = comments.get(Number(/^\/repos\/acme\/shop\/issues\/comments\/(\d+)$/.exec(path)?.[1]));
    if (method !== "PATCH" || !one) return gone;
    one.body = json.body;
    return { body: one };
  }
  // docs.github.com/rest/issues/issues: 201, 403 without the permission, 410 where issues are switched off
  function inIssues({ method, path, query, json }: Pick<FakeRequest, "method" | "path" | "query" | "json">): FakeAnswer {
    if (options.issues === "hidden") return { status: 403, body: { message: "Resource not accessible by personal access token" } };
    if (options.issues === "off") return { status: 410, body: { message: "Issues has been disabled in this repository." } };
    const own = issues.filter((issue) => issue.path === path);
    if (method === "GET") {
      const since = Date.parse(query.get("since") ?? "");
      return { body: own.filter(({ updated_at }) => Date.parse(updated_at) >= since).toReversed() };
    }
    if (Array.from(String(json.title)).length > 256) return invalid("Issue", "title", "is too long (maximum is 256 characters)");
    if (!fits(String(json.body))) return invalid("Issue", "body", "is too long (maximum is 65536 characters)");
    if (options.trouble === "before") return { status: 502, body: "<html>Bad Gateway</html>" };
    const number = own.length + 1;
    const issue = { ...json, path, number, updated_at: new Date().toISOString() };
    issues.push({ ...issue, html_url: `https://github.com${path.replace("/repos", "")}/${number}` });
    return options.trouble === "after" ? { status: 502, body: "<html>Bad Gateway</html>" } : { status: 201, body: issues.at(-1) };
  }
  function created(issue: number, body: string) {
    const id = say(issue, body);
    return { status: 201, body: { id, body } };
  }
  function page(issue: number, path: string, query: URLSearchParams) {
    const size = Math.min(options.perPage ?? 100, Number(query.get("per_page") ?? 30));
    const number = Number(query.get("page") ?? 1);
    const all = [...comments.values()].filter((comment) => comment.issue === issue);
    const more = all.length > number * size;
    const next = `<https://api.github.com${path}?per_page=${size}&page=${number + 1}>; rel="next", <https://api.github.com${path}>; rel="last"`;
    return { headers: more ? { link: next } : {}, body: all.slice((number - 1) * size, number * size) };
  }
  return { host, statuses, comments, issues, say, limits, options };
}

const gone = { status: 404, body: { message: "Not Found", documentation_url: "https://docs.github.com/rest", status: "404" } };
const notByIntegration = { status: 403, body: { message: "Resource not accessible by integration" } };
const secondaryLimit = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";

/** The limit in GitHub's own error message: 65,536 characters, well-formed. */
const fits = (body: string) => Array.from(body).length <= 65_536 && Buffer.from(body).toString() === body;

/** docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api: validation failed */
const invalid = (resource: string, field: string, message: string) => ({
  status: 422,
  body: { message: "Validation Failed", errors: [{ resource, code: "custom", field, message: `${field} ${message}` }] },
});

/** docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-json-web-token-jwt-for-a-github-app */
function isJwtOf(app: GithubApp, jwt: string): boolean {
  const [head = "", claims = "", signature = ""] = jwt.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  if (!createVerify("RSA-SHA256").update(`${head}.${claims}`).verify(app.publicKey, signature, "base64url")) return false;
  const { iss, iat, exp } = read(claims);
  const now = Date.now() / 1000;
  return read(head).alg === "RS256" && String(iss) === app.id && iat <= now && exp > now && exp <= now + 600;
}
