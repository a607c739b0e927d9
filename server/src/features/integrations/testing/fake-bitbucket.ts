import type { FakeHost } from "../../../testing/fake-web.ts";

interface BitbucketOptions {
  authorization: string;
  pagelen?: number;
  /** In the format of the header `X-OAuth-Scopes`. */
  scopes?: string;
}

/**
 * Bitbucket Cloud's API 2.0: credentials, build statuses and a pull request's comments. Source:
 * developer.atlassian.com/cloud/bitbucket/rest (commit statuses, pullrequests) and .../rest/intro (errors, scopes).
 */
export function fakeBitbucket(options: BitbucketOptions) {
  const statuses = new Map<string, { sha: string; state: string; name: string; url: string; description: string }>();
  const comments = new Map<number, { id: number; pull: number; deleted: boolean; author: string; content: { raw: string } }>();
  let nextId = 50;
  let { authorization } = options;
  const say = (pull: number, raw: string, author = "somebody") => {
    const id = nextId++;
    comments.set(id, { id, pull, deleted: false, author, content: { raw } });
    return id;
  };
  const gone = { status: 404, body: { type: "error", error: { message: "Resource not found" } } };
  const host: FakeHost = ({ method, path, query, headers, json }) => {
    if (headers.authorization !== authorization)
      return { status: 401, body: { type: "error", error: { message: "Token is invalid, expired, or not supported for this endpoint." } } };
    const granted: Record<string, string> = options.scopes === undefined ? {} : { "x-oauth-scopes": options.scopes };
    if (path === "/2.0/repositories/acme") return { headers: granted, body: { values: [], pagelen: 1, size: 3 } };
    const status = /^\/2\.0\/repositories\/acme\/shop\/commit\/([0-9a-f]{40})\/statuses\/build$/.exec(path);
    if (status && method === "POST") {
      if (json.key.length > 40 || !json.url) return { status: 400, body: { type: "error", error: { message: "key: too long" } } };
      statuses.set(json.key, { sha: status[1] ?? "", ...json });
      return { status: 201, body: json };
    }
    const thread = /^\/2\.0\/repositories\/acme\/shop\/pullrequests\/(\d+)\/comments(?:\/(\d+))?$/.exec(path);
    if (!thread) return gone;
    const [, pull, id] = thread;
    // 32,768; the unit is undocumented, so the strictest is assumed: bytes.
    if (method !== "GET" && Buffer.byteLength(json.content.raw) > 32_768)
      return { status: 400, body: { type: "error", error: { message: "content: Ensure this value has at most 32768 characters" } } };
    if (method === "POST") return { status: 201, body: comments.get(say(Number(pull), json.content.raw, authorization)) };
    if (method === "PUT") {
      const comment = comments.get(Number(id));
      if (!comment || comment.deleted) return gone;
      if (comment.author !== authorization)
        return { status: 403, body: { type: "error", error: { message: "You do not have permission to edit this comment." } } };
      comment.content.raw = json.content.raw;
      return { body: comment };
    }
    const size = Math.min(options.pagelen ?? 100, Number(query.get("pagelen") ?? 10));
    const number = Number(query.get("page") ?? 1);
    const all = [...comments.values()].filter((comment) => comment.pull === Number(pull));
    const next = all.length > number * size ? { next: `https://api.bitbucket.org${path}?pagelen=${size}&page=${number + 1}` } : {};
    return { body: { values: all.slice((number - 1) * size, number * size), pagelen: size, page: number, ...next } };
  };
  /** Another bot account takes over; the old token is revoked. */
  const replaceAuthorization = (next: string) => {
    authorization = next;
  };
  return { host, statuses, comments, say, replaceAuthorization };
}
