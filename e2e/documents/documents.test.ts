import { api } from "@gantry/contract/api.ts";
import { execFileSync, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runErrorCodes } from "@gantry/contract/executions/constants.ts";
import { importImage, testDocker } from "../../worker/src/engines/testing/images.ts";
import { endWithParent } from "../../host/src/testing/end-with-parent.ts";
import { freePort } from "../program.ts";
import { type Script, scriptsOf } from "./scripts-of.ts";
import { documents, type Snippet, snippetsOf } from "./snippets.ts";
import { clientAt } from "../../server/src/testing/client.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";

const root = join(import.meta.dirname, "../..");
const gantry = join(root, "cli/dist/main.js");
const engine = process.env["GANTRY_TEST_DOCKER"] ?? "/var/run/docker.sock";
/** The address that the documents use for an installation on this machine, and for one of a company. */
const writtenAddress = /http:\/\/(?:127\.0\.0\.1|localhost):3000|https:\/\/gantry\.example\.com/g;
const suite = "registry.example.com/team/suite:1.4";
const junit = `<testsuites><testsuite name="web"><testcase classname="cart" name="adds an item" file="tests/cart.test.js"/></testsuite></testsuites>\n`;

/** What a reader of the documents has: an installation, the command, a key, a project, files in the current folder. */
interface Reader {
  folder: string;
  url: string;
  env: NodeJS.ProcessEnv;
}

let reader: Reader;
let stop = async () => {};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "gantry-documents-"));
  const { docker } = await testDocker();
  await importImage(docker, suite, {
    entrypoint: `#!/bin/sh\nmkdir -p /app/reports\necho '${junit.trim()}' > /app/reports/junit.xml\necho "1 test passed"\n`,
  });
  execFileSync(process.execPath, [gantry, "samples", "build", "api"], { env: { ...process.env, DOCKER_HOST: `unix://${engine}` } });
  const port = await freePort();
  const settings = {
    ...process.env,
    DATA_DIR: join(folder, "data"),
    PORT: String(port),
    DOCKER_HOST: `unix://${engine}`,
    NODE_ENV: "development",
    DEFAULT_PLAN: "enterprise",
    RATE_LIMIT_AUTH: "0",
    RATE_LIMIT_STRICT: "0",
    RATE_LIMIT_API: "0",
  };
  const url = `http://127.0.0.1:${port}`;
  const up = spawn(process.execPath, [gantry, "up"], { env: settings, stdio: ["ignore", "pipe", "pipe"] });
  endWithParent(up);
  let output = "";
  for (const stream of [up.stdout, up.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  stop = async () => {
    if (up.exitCode === null && up.signalCode === null) {
      const ended = once(up, "close");
      up.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  await vi.waitFor(() => expect(output).toContain("is ready."), { timeout: waitTimeoutMs, interval: 100 });
  reader = { folder, url, env: { ...settings, ...(await account(url)), PATH: `${commandIn(folder)}${delimiter}${process.env["PATH"]}` } };
  writeFiles(folder);
});
afterAll(() => stop());

test("snippets that are not run have valid syntax and name only existing commands", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
  for (const { file, line, language, code } of documents().flatMap(snippetsOf)) {
    if (language === "sh") execFileSync("bash", ["-n"], { input: code });
    const missing = [...code.matchAll(/npm run (\S+)/g)].filter(([, name = ""]) => scripts[name] === undefined);
    expect(missing, `${file}:${line}`).toEqual([]);
  }
});

test("every snippet is executed, or says why not", () => {
  const silent = documents()
    .flatMap(snippetsOf)
    .filter((snippet) => snippet.notRun === undefined && !isExecutable(snippet));
  expect(silent.map(({ file, line, language }) => `${file}:${line} ${language || "(no language)"}`)).toEqual([]);
});

describe.each(
  documents()
    .map((path) => snippetsOf(path).filter((snippet) => snippet.notRun === undefined))
    .filter((found) => found.length > 0),
)("$file", (...snippets) => {
  test.each(snippets)(
    "line $line ($language)",
    async (snippet) => {
      let outputs: Record<string, string> = {};
      for (const script of scriptsOf(snippet) ?? []) outputs = { ...outputs, ...(await runScript(script, snippet.file, outputs)) };
    },
    480_000,
  );
});

test("the troubleshooting page explains every reason for a run without a verdict", () => {
  const page = readFileSync(join(root, "docs/troubleshooting.md"), "utf8");
  expect(runErrorCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

/** Whether a test below executes it; one that cannot be read fails there. */
function isExecutable(snippet: Snippet): boolean {
  try {
    return scriptsOf(snippet) !== undefined;
  } catch {
    return true;
  }
}

/** Signs up as a reader would, and has the key and the project that the documents ask for. */
async function account(url: string): Promise<Record<string, string>> {
  const person = { email: "reader@example.com", password: "Correct-horse-7", name: "Reader", organizationName: "Readers" };
  const { body: session } = await clientAt(url).request(api.auth.signup, { body: person });
  const bearer = { authorization: `Bearer ${session.token}` };
  const key = await clientAt(url, bearer).request(api.apiKeys.create, { body: { name: "documents", role: "admin" } });
  const project = await clientAt(url, bearer).request(api.projects.create, { body: { name: "Shop" } });
  const run = await clientAt(url, bearer).request(api.executions.create, { body: { image: suite, projectId: project.body.data.id } });
  await vi.waitFor(
    async () =>
      expect((await clientAt(url, bearer).call(api.executions.get, { params: { id: run.body.data.id } })).data.status).toBe("PASSED"),
    { timeout: waitTimeoutMs, interval: 250 },
  );
  return {
    GANTRY_URL: url,
    GANTRY_API_KEY: key.body.apiKey,
    GANTRY_PROJECT: project.body.data.id,
    GANTRY_TOKEN: session.token,
    ORGANIZATION: session.user.organizationId,
    TASK: run.body.data.id,
    SHA: "0123456789abcdef0123456789abcdef01234567",
    PR: "7",
  };
}

/** `gantry` as an installed command would be. */
function commandIn(folder: string): string {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const command = `#!/bin/sh\nexec "${process.execPath}" "${gantry}" "$@"\n`;
  writeFileSync(join(bin, "gantry"), command, { mode: 0o755 });
  // The documents install the package from an address that only a reader has; another test installs the package itself.
  const npm = `#!/bin/sh
case "$*" in
  *https://files.example.com/gantry-*)
    prefix=; while [ $# -gt 0 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done
    [ -z "$prefix" ] || { mkdir -p "$prefix/bin" && cp "${bin}/gantry" "$prefix/bin/gantry"; } ;;
  *) exec "${join(dirname(process.execPath), "npm")}" "$@" ;;
esac
`;
  writeFileSync(join(bin, "npm"), npm, { mode: 0o755 });
  return bin;
}

/** The files that the documents take for granted in the current folder. */
function writeFiles(folder: string): void {
  writeFileSync(join(folder, "junit.xml"), junit);
  for (const name of ["test-results", "allure-results"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "test-results/junit.xml"), junit);
  writeFileSync(
    join(folder, "allure-results/1-result.json"),
    JSON.stringify({ uuid: "1", name: "adds an item", fullName: "cart adds an item", status: "passed", start: 1, stop: 2 }),
  );
  writeFileSync(join(folder, "files.txt"), "tests/cart.test.js\ntests/sign-in.test.js\n");
  writeFileSync(join(folder, "specification.md"), "# Login\n\nThe system must lock the account after 5 failed attempts.\n");
  writeFileSync(join(folder, "cases.csv"), "title,suite,action,expectedResult\nLog in,Account,Enter a wrong password,The form says so\n");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

/** Runs one script in the reader's folder. Resolves to what it hands to the next step of its pipeline. */
async function runScript(script: Script, file: string, outputs: Record<string, string>): Promise<Record<string, string>> {
  const outputFile = join(reader.folder, "github-output");
  rmSync(outputFile, { force: true });
  appendFileSync(outputFile, "");
  const code = script.code
    .replace(writtenAddress, reader.url)
    .replace(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => expression(name, outputs));
  const env = {
    ...reader.env,
    GITHUB_REPOSITORY: "acme/shop",
    GITHUB_RUN_ID: "1",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_OUTPUT: outputFile,
    WORKSPACE_TMP: reader.folder,
  };
  if (script.kind === "node") await (nodeChecks[file] ?? runNode)(code, env);
  else await run("bash", ["-euo", "pipefail", "-c", code], env);
  const { STEP_ID: step } = script.env;
  const written = existsSync(outputFile) ? readFileSync(outputFile, "utf8").trim().split("\n") : [];
  return Object.fromEntries(
    written
      .filter((line) => line.includes("="))
      .map((line) => [`steps.${step}.outputs.${line.split("=", 1)[0]}`, line.slice(line.indexOf("=") + 1)]),
  );
}

/** What GitHub would put in place of `${{ name }}`. */
function expression(name: string, outputs: Record<string, string>): string {
  const known: Record<string, string | undefined> = {
    ...outputs,
    "vars.GANTRY_PROJECT": reader.env["GANTRY_PROJECT"],
    "secrets.GANTRY_API_KEY": reader.env["GANTRY_API_KEY"],
    "github.event.number": "7",
    "github.event.pull_request.head.sha": "0123456789abcdef0123456789abcdef01234567",
  };
  const value = known[name];
  if (value === undefined) throw new Error(`The document uses \${{ ${name} }}, which this test does not know.`);
  return value;
}

const runNode = (code: string, env: NodeJS.ProcessEnv) => run(process.execPath, ["--input-type=module", "--eval", code], env);

/** Snippets that define something, with a use of it. */
const nodeChecks: Record<string, (code: string, env: NodeJS.ProcessEnv) => Promise<string | void>> = {
  "docs/live-channel.md": async (code, env) => {
    const listener = spawn(process.execPath, ["--input-type=module", "--eval", `const token = process.env.GANTRY_TOKEN;\n${code}`], {
      cwd: reader.folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    listener.stdout.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
    try {
      await vi.waitFor(
        async () => {
          await run("gantry", ["run", suite], env);
          expect(said).toMatch(/^[0-9a-f]{24} RUNNING\b/m);
        },
        { timeout: waitTimeoutMs, interval: 2_000 },
      );
    } finally {
      listener.kill();
      await once(listener, "close");
    }
  },
  "docs/integrations.md": async (code, env) => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = '{"type":"execution.finished"}';
    const signature = createHmac("sha256", Buffer.alloc(24, 7)).update(`msg_1.${timestamp}.${body}`).digest("base64");
    const headers = { "webhook-id": "msg_1", "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
    const calls = [body, `${body} `].map(
      (text) => `isGenuine(${JSON.stringify(headers)}, ${JSON.stringify(text)}, ${JSON.stringify(secret)})`,
    );
    expect(await runNode(`${code}\nconsole.log(${calls.join(", ")});`, env)).toBe("true false\n");
  },
};

/** Resolves to what it printed. A failure shows everything that a reader would have seen. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { cwd: reader.folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let all = "";
  child.stdout.on("data", (chunk: Buffer) => ((out += chunk.toString("utf8")), (all += chunk.toString("utf8"))));
  child.stderr.on("data", (chunk: Buffer) => (all += chunk.toString("utf8")));
  const [exit] = (await once(child, "close")) as [number | null];
  if (exit !== 0) throw new Error(`exit ${exit}:\n${args.at(-1)}\n${all}`);
  return out;
}
