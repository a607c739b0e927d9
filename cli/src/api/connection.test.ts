import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { executions } from "@gantry/contract/runs/routes.ts";
import { ingest } from "@gantry/contract/ingest/routes.ts";
import { createClient } from "./client.ts";
import { runCli } from "../run-cli.ts";
import { describeVerdict } from "../output/verdict.ts";
import { claimNext } from "../../../server/src/testing/given/claimed-run.ts";
import { newProject } from "../../../server/src/testing/given/project.ts";
import { newApiKey } from "../../../server/src/testing/given/api-key.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

const id = "0123456789abcdef01234567";
const refusal = JSON.stringify({ success: false, error: "Project not found" });
const open: (Server | TcpServer)[] = [];
let dir: string;
let printed: string[];
let errors: string[];
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "gantry-connection-"));
  const subject = ["-subj", "/CN=gantry.test", "-days", "2"];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", join(dir, "key.pem"), "-out", join(dir, "cert.pem"), ...subject],
    { stdio: "ignore" },
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(() => {
  printed = [];
  errors = [];
  vi.stubEnv("GANTRY_API_KEY", "gantry_test");
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text: string) => void errors.push(text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const server of open.splice(0)) server.close();
});

async function listening(server: Server | TcpServer, port = 0): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
const answering = async (answer: RequestListener) => `http://127.0.0.1:${await listening(createServer(answer))}`;

/** Every command that calls the API. */
const commands: string[][] = [
  ["run", "suite:1"],
  ["logs", id],
  ["cancel", id],
  ["trigger", "suite:1", "--project", id],
  ["gate", id],
  ["ingest", join(import.meta.dirname, "../main.ts"), "--project", id],
  ["cases", "import", join(import.meta.dirname, "../main.ts"), "--project", id, "--format", "csv"],
  ["cases", "export", "--project", id],
  ["projects", "create", "Shop"],
];

/** Resolves to what the command wrote to the error output. */
async function failing(args: string[], server: string): Promise<string> {
  expect(await runCli([...args, "--server", server])).toBe(4);
  return errors.join("\n");
}

describe.each(commands)("gantry %s", (...args) => {
  test("fails at once where waiting cannot help, and names the cause", async () => {
    const tcp = createTcpServer((socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n"));
    const tls = createTlsServer({ key: readFileSync(join(dir, "key.pem")), cert: readFileSync(join(dir, "cert.pem")) });
    const page = await answering((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works</h1>"));
    const missing = await answering((_, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>"));
    const login = await answering((_, response) => response.writeHead(401, { "www-authenticate": "Basic" }).end());
    const moved = await answering((_, response) => response.writeHead(301, { location: "https://gantry.test/x" }).end());
    const plain = (await answering((_, response) => response.end())).replace("http:", "https:");
    for (const [server, cause] of [
      ["notaurl", '"notaurl" is not the address of a server'],
      ["localhost:3000", "not an http or https address"],
      ["ftp://127.0.0.1", "not an http or https address"],
      ["http://user:secret@127.0.0.1:1", "must not contain a user name or password"],
      ["http://127.0.0.1:9", "port 9 is never used for HTTP"],
      ["http://no-such-host.invalid", "(ENOTFOUND)"],
      [`http://127.0.0.1:${await listening(tcp)}`, "does not answer in HTTP"],
      [`https://127.0.0.1:${await listening(tls)}`, "(DEPTH_ZERO_SELF_SIGNED_CERT)"],
      [plain, "The server at this address does not use TLS"],
      [page, "not as a Gantry server (status 200, text/html)"],
      [missing, "not as a Gantry server (status 404, text/html)"],
      [login, "not as a Gantry server (status 401"],
      [moved, "redirects to https://gantry.test"],
    ] as const) {
      errors = [];
      const text = await failing(args, server);
      expect(text).toContain(cause);
      expect(text).not.toContain("Waiting");
    }
  });

  test("waits for a server that refuses connections up to the given time, and says why", async () => {
    const down = createServer();
    const server = `http://127.0.0.1:${await listening(down)}`;
    down.close();
    const text = await failing([...args, "--connect-timeout", "1"], server);
    expect(text).toContain(`Cannot reach ${server}: connection refused (ECONNREFUSED). Waiting up to 1 s for it.`);
    errors = [];
    vi.stubEnv("GANTRY_CONNECT_TIMEOUT", "0");
    expect(await failing(args, server)).not.toContain("Waiting");
  });
});

describe("a server that accepts connections and never answers", () => {
  const client = (url: string, request: number) =>
    createClient({ url, apiKey: "gantry_test", waitTimeoutMs: 0, notice: () => {}, answerMs: { request, shortest: 300 } });

  test("is given up, and is not called unreachable", async () => {
    const silent = await answering(() => {});
    await expect(client(silent, 30_000).call(executions.get, { params: { id } })).rejects.toThrow(
      `The server at ${silent} accepted the request but did not answer in time.`,
    );
  });

  test("has the whole request timeout to answer a request that creates something, regardless of --connect-timeout", async () => {
    const slow = await answering((_, response) => void setTimeout(() => response.writeHead(404).end(refusal), 400));
    const call = client(slow, 30_000).call(executions.create, { body: { image: "suite:1" }, idempotencyKey: "1" });
    await expect(call).rejects.toThrow("Project not found");
  });

  test("may have created the run, and the message says so", async () => {
    const mayExist = "The run may exist.";
    const silent = await answering(() => {});
    const cut = await answering((request) => void request.socket.destroy());
    const create = (url: string) => client(url, 0).call(executions.create, { body: { image: "suite:1" }, idempotencyKey: "1", mayExist });
    await expect(create(silent)).rejects.toThrow(/accepted the request but did not answer in time\.\nThe run may exist\.$/);
    await expect(create(cut)).rejects.toThrow(/ended the connection before its answer \(\w+\)\.\nThe run may exist\.$/);
    await expect(create("http://127.0.0.1:1")).rejects.toThrow(/^(?!.*may exist)/s);
  });

  test("ends an upload only when nothing moves", async () => {
    const form = new FormData();
    form.append("files", new Blob(["x"]), "x.xml");
    const upload = (url: string) => client(url, 3_000).call(ingest.report, { form, idempotencyKey: "1" });
    await expect(upload(await answering(() => {}))).rejects.toThrow("did not answer in time");
    const dripping = await answering((_, response) => {
      response.writeHead(404);
      for (let part = 0; part < 18; part++) setTimeout(() => response.write(" "), part * 200);
      setTimeout(() => response.end(refusal), 3_600);
    });
    await expect(upload(dripping)).rejects.toThrow("Project not found");
  });

  test.each([
    ["run", "suite:1"],
    ["trigger", "suite:1", "--project", id],
    ["ingest", join(import.meta.dirname, "../main.ts"), "--project", id],
  ])("gantry %s says how to look for the run", async (...args) => {
    const server = await answering((request) => void request.resume().on("end", () => request.socket.destroy()));
    const text = await failing([...args, "--connect-timeout", "0"], server);
    expect(text).toContain(`The run may have been created. Look for it at ${server}/runs.`);
  });
});

test("gate --json that names nothing to ask about is a usage error", async () => {
  await failing(["gate", "--json"], "http://127.0.0.1:1");
  expect(JSON.parse(errors.join(""))).toEqual({
    error: { message: expect.stringContaining("Specify a run ID, --cycle, --matrix-run, or"), code: "USAGE" },
  });
});

test("a failure is JSON with --json, and stdout stays empty", async () => {
  await failing(["gate", id, "--json"], "notaurl");
  expect(printed).toEqual([]);
  expect(JSON.parse(errors.join(""))).toEqual({ error: { message: expect.stringContaining("notaurl") } });
});

describe("with a server", () => {
  let server: TestServer;
  let ada: Person;
  let key: string;
  let project: string;
  beforeAll(async () => {
    server = await startTestServer({ DEFAULT_PLAN: "team" });
    ada = await server.signUp();
    key = await newApiKey(ada, { name: "ci" });
    project = await newProject(ada, { name: "Web Shop" });
    await newProject(ada, { name: "Billing" });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    vi.stubEnv("GANTRY_API_KEY", key);
    vi.stubEnv("GANTRY_URL", server.url);
    for (const name of ["GITHUB_ACTIONS", "GITLAB_CI", "BITBUCKET_BUILD_NUMBER", "TF_BUILD", "JENKINS_URL", "CIRCLECI", "BUILDKITE"])
      vi.stubEnv(name, undefined);
  });

  test("a project is named by its name or its id", async () => {
    for (const name of [project, "Web Shop", "web shop"]) expect(await runCli(["run", "suite:1", "--project", name, "--json"])).toBe(0);
    expect(printed.map((text) => JSON.parse(text).projectId)).toEqual([project, project, project]);
    expect(await runCli(["trigger", "suite:1", "--project", "Web Shop"])).toBe(0);
    expect(await runCli(["trigger", "suite:1", "--project", "Wed Shop"])).toBe(4);
    expect(errors.join("")).toContain('there is no project "Wed Shop". There are: Web Shop, Billing.');
    expect(errors.join("")).toContain('An admin creates it with: gantry projects create "Wed Shop"');
  });

  test("projects create makes the project that the commands then find", async () => {
    expect(await runCli(["projects", "create", "New Shop"])).toBe(4);
    expect(errors.join("")).toContain("Insufficient permissions");
    vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { name: "admin", role: "admin" }));
    expect(await runCli(["projects", "create", "New Shop"])).toBe(0);
    expect(printed.join("")).toMatch(/^Created project New Shop \([0-9a-f]{24}\)$/);
    expect(await runCli(["trigger", "suite:1", "--project", "new shop"])).toBe(0);
  });

  test("run --wait says why the run waits, and again when the reason changes", async () => {
    const ended = runCli(["run", "suite:1", "--wait", "--worker-label", "gpu"]);
    const reasons = () => errors.filter((text) => text.startsWith("Waiting: "));
    await expect.poll(reasons).toEqual(["Waiting: No worker is connected."]);
    await claimNext(server, { workerId: "plain", slots: 1 });
    await expect.poll(reasons).toEqual(["Waiting: No worker is connected.", "Waiting: No connected worker has the label gpu."]);
    const runId = /^Queued (\w+)/.exec(errors[0] ?? "")?.[1] ?? "";
    await ada.call(executions.cancel, { params: { id: runId } });
    expect(await ended).toBe(3);
    expect(reasons()).toHaveLength(2);
    expect(printed.join("\n")).toContain("CANCELLED");
  });

  test("every command names a URL that is not Gantry's", async () => {
    for (const args of commands) {
      errors = [];
      expect(await runCli([...args, "--server", `${server.url}/login`])).toBe(4);
      expect(errors.join("")).toContain(`Not found at ${server.url}/login. Is this the address of Gantry?`);
    }
  });

  test("the gate names the pull request or the commit that has no run", async () => {
    expect(await runCli(["gate", "--repository", "acme/shop", "--pr", "7"])).toBe(4);
    expect(errors.join("")).toContain("No run of acme/shop pull request 7 was found.");
    expect(await runCli(["gate", "--repository", "acme/shop", "--commit", "abcdef0123"])).toBe(4);
    expect(errors.join("")).toContain("No run of acme/shop commit abcdef0123 was found.");
    expect(await runCli(["gate", id])).toBe(4);
    expect(errors.join("")).toContain("Run not found");
  });

  test("a failed run without tests shows its exit code", async () => {
    expect(await runCli(["run", "suite:1", "--json"])).toBe(0);
    const queued = JSON.parse(printed.pop() ?? "");
    const failed = { ...queued, number: 12, status: "FAILED", verdict: "FAILED", exitCode: 3, durationMs: 1200 };
    expect(describeVerdict(failed, server.url)).toContain("#12 FAILED in 1.2 s, exit code 3, no tests reported\n");
    const notes = [{ code: "POSSIBLE_FAILURE", message: "This line looks like a failure." }];
    expect(describeVerdict({ ...failed, notes }, server.url)).toContain("\nNote: This line looks like a failure. (POSSIBLE_FAILURE)\n");
  });

  test("names an invalid key, or one with too low a role, as the cause", async () => {
    vi.stubEnv("GANTRY_API_KEY", "gantry_wrong");
    for (const args of commands) {
      errors = [];
      expect(await runCli(args)).toBe(4);
      expect(errors.join("")).toContain("does not accept the API key in GANTRY_API_KEY");
    }
    vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { name: "look", role: "viewer" }));
    errors = [];
    expect(await runCli(["run", "suite:1"])).toBe(4);
    expect(errors.join("")).toContain("its role may not do this");
  });

  test("an error of the server is printed once and names the option", async () => {
    expect(await runCli(["run", "Not An Image"])).toBe(4);
    const text = errors.join("\n");
    expect(text.match(/must be an image reference/g)).toHaveLength(1);
    expect(text).not.toContain("Validation failed");
    errors = [];
    expect(await runCli(["run", "suite:1", "--base-url", "nowhere"])).toBe(4);
    expect(errors.join("\n")).toContain("--base-url must be an http or https address");
  });

  test.each(commands)("gantry %s continues when the server is back", async (...args) => {
    const down = createServer();
    const port = await listening(down);
    down.close();
    const calling = runCli([...args, "--server", `http://127.0.0.1:${port}`]);
    await vi.waitFor(() => expect(errors.join("")).toContain("ECONNREFUSED"), { timeout: waitTimeoutMs });
    // The same responses, now at the address that was unreachable.
    const proxy = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const {
          host: _host,
          connection: _connection,
          "content-length": _length,
          "transfer-encoding": _encoding,
          ...headers
        } = request.headers;
        const body = request.method === "GET" ? {} : { body: Buffer.concat(chunks) };
        void fetch(server.url + (request.url ?? ""), {
          method: request.method ?? "GET",
          headers: headers as Record<string, string>,
          ...body,
        }).then(async (answer) => {
          response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(await answer.text());
        });
      });
    });
    await listening(proxy, port);
    const code = await calling;
    // Some of the requested records do not exist: then the server's error comes last.
    if (code === 0) expect(errors.at(-1)).toBe("The server responds again.");
    else expect(errors.at(-1)).not.toContain("Cannot reach");
  });
});

describe("a refusal with --json", () => {
  const refusing = (status: number, body: object) =>
    answering((_, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ success: false, ...body })),
    );
  const limit = { error: "Test run limit reached", message: "50 of 50 used on the free plan.", code: "RUN_LIMIT_REACHED" };

  test.each([
    ["run", "suite:1"],
    ["trigger", "suite:1", "--project", id],
  ])("of gantry %s by a limit of the plan ends with 5 and is one line of JSON", async (...args) => {
    expect(await runCli([...args, "--json", "--server", await refusing(429, limit)])).toBe(5);
    expect([printed, errors.length]).toEqual([[], 1]);
    expect(JSON.parse(errors[0] ?? "")).toEqual({
      error: { message: "Test run limit reached\n50 of 50 used on the free plan.", status: 429, code: "RUN_LIMIT_REACHED" },
    });
  });

  test("that is skipped is JSON on stdout", async () => {
    expect(await runCli(["run", "suite:1", "--on-limit", "skip", "--json", "--server", await refusing(429, limit)])).toBe(0);
    expect(errors).toEqual([]);
    expect(JSON.parse(printed.join(""))).toMatchObject({ skipped: true, reason: { status: 429, code: "RUN_LIMIT_REACHED" } });
  });

  test("of the gate has the server's code", async () => {
    vi.stubEnv("GITHUB_ACTIONS", undefined);
    const server = await refusing(404, { error: "Run not found", message: "No run.", code: "EXECUTION_NOT_FOUND" });
    expect(await runCli(["gate", "--repository", "o/r", "--pr", "999", "--json", "--server", server])).toBe(4);
    expect(JSON.parse(errors[0] ?? "")).toEqual({
      error: { message: "No run of o/r pull request 999 was found.", status: 404, code: "EXECUTION_NOT_FOUND" },
    });
  });
});
