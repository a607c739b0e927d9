import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A Git host on this machine: `git http-backend` behind https, with a certificate of its own. */
export interface GitHost {
  /** `127.0.0.1:port`, for `SOURCE_ALLOW`. */
  host: string;
  /** For `SOURCE_CA_FILE`. */
  caFile: string;
  /** The headers of the requests for each path. */
  requests: { url: string; authorization: string | undefined }[];
  /** Commits files to a branch and returns the commit. A value `{ link }` is a symbolic link. */
  commit(repository: string, files: Record<string, string | { link: string }>, options?: { branch?: string; tag?: string }): string;
  address(repository: string): string;
  /** Requests for it need this password. */
  protect(repository: string, password: string): void;
  /** Requests for it are never answered. */
  freeze(repository: string): void;
  thaw(repository: string): void;
  /** Requests for it are answered with a redirect. */
  redirect(repository: string, to: string): void;
  git(repository: string, ...args: string[]): string;
  close(): Promise<void>;
}

export async function startGitHost(): Promise<GitHost> {
  const dir = mkdtempSync(join(tmpdir(), "gantry-git-"));
  const environment = { ...process.env, HOME: dir, GIT_CONFIG_NOSYSTEM: "1" };
  for (const role of ["AUTHOR", "COMMITTER"])
    Object.assign(environment, { [`GIT_${role}_NAME`]: "Ada", [`GIT_${role}_EMAIL`]: "ada@example.com" });
  const [key, caFile] = [join(dir, "key.pem"), join(dir, "certificate.pem")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:git.example.com"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", caFile, ...subject], {
    stdio: "ignore",
  });
  const passwords = new Map<string, string>();
  const frozen = new Set<string>();
  const redirects = new Map<string, string>();
  const requests: GitHost["requests"] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "https://host");
    const { authorization } = request.headers;
    requests.push({ url: request.url ?? "", authorization });
    const repository = url.pathname
      .split("/")
      .slice(1, 3)
      .join("/")
      .replace(/\.git$/, "");
    if (frozen.has(repository)) return;
    const to = redirects.get(repository);
    if (to !== undefined) return void response.writeHead(302, { location: `${to}${url.pathname}${url.search}` }).end();
    const password = passwords.get(repository);
    const given = Buffer.from(authorization?.replace("Basic ", "") ?? "", "base64").toString();
    if (password !== undefined && !given.endsWith(`:${password}`))
      return void response.writeHead(401, { "www-authenticate": "Basic" }).end();
    serve(request, response, url);
  };
  const serve = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const backend = spawn("git", ["http-backend"], {
      env: {
        ...environment,
        GIT_PROJECT_ROOT: dir,
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: url.pathname,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? "GET",
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
        GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      },
    });
    request.pipe(backend.stdin).on("error", () => {});
    let head: Buffer | undefined = Buffer.alloc(0);
    backend.stdout.on("data", (piece: Buffer) => {
      if (head === undefined) return void response.write(piece);
      head = Buffer.concat([head, piece]);
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const headers = head
        .subarray(0, end)
        .toString()
        .split("\r\n")
        .map((line) => line.split(": ") as [string, string]);
      const status = headers.find(([name]) => name === "Status")?.[1];
      response.writeHead(Number(status?.slice(0, 3) ?? 200), Object.fromEntries(headers.filter(([name]) => name !== "Status")));
      response.write(head.subarray(end + 4));
      head = undefined;
    });
    backend.on("close", () => response.end());
  };
  const server = createServer({ key: readFileSync(key), cert: readFileSync(caFile) }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bare = (repository: string) => join(dir, `${repository}.git`);
  const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, env: environment, encoding: "utf8" }).trim();
  return {
    host,
    caFile,
    requests,
    address: (repository) => `https://${host}/${repository}.git`,
    commit(repository, files, { branch = "main", tag } = {}) {
      const work = join(dir, "work", repository);
      if (!existsSync(work)) {
        mkdirSync(dirname(bare(repository)), { recursive: true });
        git(dir, "init", "--quiet", "--bare", "--initial-branch=main", bare(repository));
        git(dir, "clone", "--quiet", bare(repository), work);
      }
      git(work, "checkout", "--quiet", "-B", branch);
      for (const [path, content] of Object.entries(files)) {
        const target = join(work, path);
        mkdirSync(dirname(target), { recursive: true });
        if (typeof content === "string") writeFileSync(target, content);
        else symlinkSync(content.link, target);
      }
      git(work, "add", "--all", "--force");
      git(work, "commit", "--quiet", "--allow-empty", "--message", "change");
      if (tag !== undefined) git(work, "tag", "--annotate", "--message", tag, tag);
      git(work, "push", "--quiet", "--force", "--tags", "origin", branch);
      return git(work, "rev-parse", "HEAD");
    },
    protect: (repository, password) => void passwords.set(repository, password),
    freeze: (repository) => void frozen.add(repository),
    thaw: (repository) => void frozen.delete(repository),
    redirect: (repository, to) => void redirects.set(repository, to),
    git: (repository, ...args) => git(bare(repository), ...args),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
