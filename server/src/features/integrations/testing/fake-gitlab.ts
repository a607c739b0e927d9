import type { FakeHost } from "../../../testing/fake-web.ts";

/** What GitLab's API v4 does with a token, a commit's statuses and a merge request's notes. */
export function fakeGitlab(options: { token: string; scopes?: string[]; perPage?: number; origin?: string }) {
  const statuses = new Map<string, { sha: string; state: string; description: string; target_url: string }>();
  const notes = new Map<number, { id: number; body: string; merge: number }>();
  let nextId = 300;
  const project = "/api/v4/projects/acme%2Fweb%2Fshop";
  const say = (merge: number, body: string) => {
    const id = nextId++;
    notes.set(id, { id, body, merge });
    return id;
  };
  const host: FakeHost = ({ method, path, query, headers, json }) => {
    if (headers["private-token"] !== options.token) return { status: 401, body: { message: "401 Unauthorized" } };
    if (path === "/api/v4/user") return { body: { id: 4, username: "ci-bot" } };
    if (path === "/api/v4/personal_access_tokens/self") return { body: { id: 9, scopes: options.scopes ?? ["api"], active: true } };
    const status = new RegExp(`^${project}/statuses/([0-9a-f]{40})$`).exec(path);
    if (status && method === "POST") {
      const before = statuses.get(json.name);
      if (before?.state === json.state && json.state === "running")
        return {
          status: 400,
          body: { message: `Cannot transition status via :run from :running (Reason(s): Status cannot transition via "run")` },
        };
      statuses.set(json.name, { sha: status[1] ?? "", ...json });
      return { status: 201, body: { id: 1, status: json.state } };
    }
    const thread = new RegExp(`^${project}/merge_requests/(\\d+)/notes(?:/(\\d+))?$`).exec(path);
    if (!thread) return { status: 404, body: { message: "404 Project Not Found" } };
    const [, merge, id] = thread;
    if (method === "POST") return { status: 201, body: { id: say(Number(merge), json.body), body: json.body } };
    if (method === "PUT") {
      const note = notes.get(Number(id));
      if (!note) return { status: 404, body: { message: "404 Not found" } };
      note.body = json.body;
      return { body: note };
    }
    const size = Math.min(options.perPage ?? 100, Number(query.get("per_page") ?? 20));
    const number = Number(query.get("page") ?? 1);
    const all = [...notes.values()].filter((note) => note.merge === Number(merge));
    const more = all.length > number * size;
    const link = `<${options.origin ?? "https://gitlab.com"}${path}?page=${number + 1}&per_page=${size}>; rel="next"`;
    return {
      headers: { "x-next-page": more ? String(number + 1) : "", ...(more ? { link } : {}) },
      body: all.slice((number - 1) * size, number * size),
    };
  };
  return { host, statuses, notes, say };
}
