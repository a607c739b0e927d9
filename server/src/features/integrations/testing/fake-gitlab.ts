import type { FakeAnswer, FakeHost, FakeRequest } from "../../../testing/fake-web.ts";
import type { Trouble } from "./fake-trackers.ts";

interface GitlabOptions {
  token: string;
  scopes?: string[];
  perPage?: number;
  origin?: string;
  /** The role in every project: 20 Reporter, 30 Developer, 40 Maintainer. */
  accessLevel?: number;
  /** Whether commits are on a protected branch: all of them, or those in the set. */
  isProtected?: boolean | ReadonlySet<string>;
  /** Its pushes can be merged into `acme/web/shop`; the token has no rights there unless this is true. */
  mayWriteFork?: boolean;
  /** Whether the token may create issues, and they are switched on. */
  mayCreateIssues?: boolean;
  /** Faults of a request that creates an issue. */
  trouble?: Trouble["trouble"];
}

/**
 * GitLab's API v4: a token, a commit's statuses and a merge request's notes. Source: docs.gitlab.com/api (users,
 * personal_access_tokens, projects, commits, notes) and the pages named below.
 */
export function fakeGitlab(options: GitlabOptions) {
  const statuses = new Map<string, { sha: string; state: string; description: string; target_url: string; project: string }>();
  const notes = new Map<number, { id: number; body: string; merge: number; author: string }>();
  // The fields as they came, and what GitLab adds.
  const issues: any[] = [];
  /** How many of the next statuses hit the lock. */
  const limits = { locked: 0 };
  const { accessLevel = 40 } = options;
  let nextId = 300;
  let token = options.token;
  const project = "/api/v4/projects/acme%2Fweb%2Fshop";
  const say = (merge: number, body: string, author = "somebody") => {
    const id = nextId++;
    notes.set(id, { id, body, merge, author });
    return id;
  };
  const host: FakeHost = (request) => {
    const { path, headers } = request;
    if (headers["private-token"] !== token) return { status: 401, body: { message: "401 Unauthorized" } };
    if (path === "/api/v4/user") return { body: { id: 4, username: "ci-bot" } };
    if (path === "/api/v4/personal_access_tokens/self") return { body: { id: 9, scopes: options.scopes ?? ["api"], active: true } };
    if (path === "/api/v4/projects") {
      const least = Number(request.query.get("min_access_level") ?? 0);
      return { body: request.query.get("membership") === "true" && accessLevel >= least ? [{ id: 1 }] : [] };
    }
    if (path === project) return { body: { id: 1, permissions: { project_access: { access_level: accessLevel }, group_access: null } } };
    const status = /^(\/api\/v4\/projects\/[^/]+)\/statuses\/([0-9a-f]{40})$/.exec(path);
    if (status && request.method === "POST") return setStatus(status[1] ?? "", status[2] ?? "", request.json);
    if (path === `${project}/issues`) return inIssues(request);
    const thread = new RegExp(`^${project}/merge_requests/(\\d+)/notes(?:/(\\d+))?$`).exec(path);
    return thread ? inThread(request, Number(thread[1]), Number(thread[2])) : { status: 404, body: { message: "404 Project Not Found" } };
  };
  // Requests have every shape.
  function setStatus(where: string, sha: string, json: any): FakeAnswer {
    const isFork = where === "/api/v4/projects/eve%2Fshop";
    if (where !== project && !isFork) return { status: 404, body: { message: "404 Project Not Found" } };
    // docs.gitlab.com/api/commits: Developer; on a protected branch a role that may push or merge to it
    const { isProtected = false } = options;
    const needed = (typeof isProtected === "boolean" ? isProtected : isProtected.has(sha)) ? 40 : 30;
    const isAllowed = isFork ? options.mayWriteFork === true : accessLevel >= needed;
    if (!isAllowed) return { status: 403, body: { message: "403 Forbidden" } };
    // app/services/ci/create_commit_status_service.rb: one status of a commit at a time, a lock of ten seconds
    if (limits.locked > 0) {
      limits.locked--;
      return { status: 409, body: { message: "409 Another update to this commit status is in progress" } };
    }
    const before = statuses.get(json.name);
    if (before?.state === json.state && json.state === "running")
      return {
        status: 400,
        body: { message: `Cannot transition status via :run from :running (Reason(s): Status cannot transition via "run")` },
      };
    statuses.set(json.name, { sha, ...json, project: decodeURIComponent(where.replace("/api/v4/projects/", "")) });
    return { status: 201, body: { id: 1, status: json.state } };
  }
  // docs.gitlab.com/api/issues: 201, 403 without the role or where issues are switched off
  function inIssues({ method, query, json }: FakeRequest): FakeAnswer {
    if (options.mayCreateIssues === false) return { status: 403, body: { message: "403 Forbidden" } };
    if (method === "GET") {
      const after = Date.parse(query.get("created_after") ?? "");
      return { body: issues.filter(({ created_at }) => Date.parse(created_at) >= after).toReversed() };
    }
    if (options.trouble === "before") return { status: 502, body: "<html>Bad Gateway</html>" };
    const iid = issues.length + 1;
    const web_url = `${options.origin ?? "https://gitlab.com"}/acme/web/shop/-/issues/${iid}`;
    issues.push({ ...json, iid, web_url, created_at: new Date().toISOString() });
    return options.trouble === "after" ? { status: 502, body: "<html>Bad Gateway</html>" } : { status: 201, body: issues.at(-1) };
  }
  function inThread({ method, path, query, json }: FakeRequest, merge: number, id: number): FakeAnswer {
    // docs.gitlab.com/administration/instance_limits: 1,000,000 characters
    if (method !== "GET" && Array.from(String(json.body)).length > 1_000_000)
      return { status: 400, body: { message: { note: ["is too long (maximum is 1000000 characters)"] } } };
    if (method === "POST") return { status: 201, body: { id: say(merge, json.body, token), body: json.body } };
    if (method === "PUT") {
      const note = notes.get(id);
      if (!note) return { status: 404, body: { message: "404 Not found" } };
      // docs.gitlab.com/user/permissions: others' notes are edited by Maintainers only
      if (note.author !== token && accessLevel < 40) return { status: 403, body: { message: "403 Forbidden" } };
      note.body = json.body;
      return { body: note };
    }
    const size = Math.min(options.perPage ?? 100, Number(query.get("per_page") ?? 20));
    const number = Number(query.get("page") ?? 1);
    const all = [...notes.values()].filter((note) => note.merge === merge);
    const more = all.length > number * size;
    const link = `<${options.origin ?? "https://gitlab.com"}${path}?page=${number + 1}&per_page=${size}>; rel="next"`;
    return {
      headers: { "x-next-page": more ? String(number + 1) : "", ...(more ? { link } : {}) },
      body: all.slice((number - 1) * size, number * size),
    };
  }
  /** Another bot account takes over; the old token is revoked. */
  const replaceToken = (next: string) => {
    token = next;
  };
  return { host, statuses, notes, issues, say, limits, replaceToken, options };
}
