import { execFile, execFileSync } from "node:child_process";
import { cp, mkdtemp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startTestPostgres } from "../host/src/postgres/testing.ts";
import { type Control, controls } from "./controls.ts";

/**
 * `npm run chaos:controls`: removes each control of the product in turn, in a copy of the source, and runs the tests that should fail.
 * Lists the controls whose removal no test noticed and those whose tests could not be run, and exits with 1 if there are any. Arguments
 * select controls by parts of their names.
 */
const root = join(import.meta.dirname, "..");
const workspaces = ["contract", "host", "reports", "server", "worker", "cli", "dashboard"];
const only = process.argv.slice(2);
const chosen = controls.filter(({ name, file }) => only.length === 0 || only.some((word) => name.includes(word) || file.includes(word)));

for (const control of chosen) await checkSource(control);
const stopPostgres = await startTestPostgres();
const unnoticed: string[] = [];
const unknown: string[] = [];
const waiting = [...chosen];
try {
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), chosen.length) }, removeInTurn));
} finally {
  await stopPostgres();
}
const listed = (words: string, names: string[]) => (names.length > 0 ? `; ${words}: ${names.join(", ")}` : "");
const noticed = chosen.length - unnoticed.length - unknown.length;
console.log(
  `\n${chosen.length} controls removed, ${noticed} noticed${listed("not noticed", unnoticed)}${listed("not known, the tests could not be run", unknown)}`,
);
process.exit(noticed === chosen.length ? 0 : 1);

/** Works in its own copy of the source. */
async function removeInTurn(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "gantry-controls-"));
  try {
    await copySource(copy);
    for (let control = waiting.shift(); control; control = waiting.shift()) {
      const startedAt = Date.now();
      const line = await failedWithout(copy, control).then(
        (failed) => {
          if (failed === undefined) unnoticed.push(control.name);
          return failed === undefined ? `✗ ${control.name}: no test noticed` : `✓ ${control.name}: ${failed}`;
        },
        // The other controls are still worth knowing about.
        (error: unknown) => {
          unknown.push(control.name);
          return `? ${control.name}: ${String(error)}`;
        },
      );
      console.log(`${line} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Copies tracked and new files; uses the packages of the original. */
async function copySource(copy: string): Promise<void> {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const path of list.split("\n").filter((path) => path !== "")) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(root, path), join(copy, path), { recursive: true }).catch(() => {});
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  // Links between workspaces must point into the copy.
  for (const workspace of workspaces)
    await cp(join(root, workspace, "node_modules"), join(copy, workspace, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

async function checkSource({ name, file, find }: Control): Promise<void> {
  const places = (await readFile(join(root, file), "utf8")).split(find).length - 1;
  if (places !== 1) throw new Error(`${name}: ${file} holds the text to remove ${places} times: ${find}`);
}

/** The first test that fails without the control; `undefined`: none does. */
async function failedWithout(copy: string, { file, find, replace, tests }: Control): Promise<string | undefined> {
  const path = join(copy, file);
  const source = await readFile(path, "utf8");
  await writeFile(
    path,
    source.replace(find, () => replace),
  );
  try {
    for (const test of tests) {
      const failed = await firstFailure(copy, test, file.includes("/migrations/"));
      if (failed !== undefined) return failed;
    }
    return undefined;
  } finally {
    await writeFile(path, source);
  }
}

interface Results {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

function firstFailure(copy: string, test: string, isSchema: boolean): Promise<string | undefined> {
  const results = join(copy, "results.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=unit",
    "--project=server",
    "--project=integration",
    "--bail=1",
    "--maxWorkers=1",
    // A timeout on a busy machine is not a failure.
    "--testTimeout=600000",
    "--experimental.fsModuleCache",
    `--experimental.fsModuleCachePath=${join(copy, "cache")}`,
    "--reporter=json",
    `--outputFile=${results}`,
    test,
  ];
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "test", GANTRY_TEST_ALL: "1" };
  // Later tests must not copy a database with another schema.
  if (isSchema) delete env["GANTRY_TEST_POSTGRES"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 28 }, async (error, _out, said) => {
      if (!error) return resolve(undefined);
      const { testResults } = JSON.parse(await readFile(results, "utf8").catch(() => '{"testResults":[]}')) as Results;
      const failed = testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === "failed");
      if (failed) return resolve(failed.fullName.trim());
      reject(new Error(`${test} could not be run: ${testResults.map(({ message }) => message).join() || said.slice(-2_000)}`));
    });
  });
}
