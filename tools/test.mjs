import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setUp } from "./setup.mjs";
import { installNode, takeNodeVersion } from "./setup/other-node.mjs";
import { root } from "./setup/root.mjs";

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

/** With `--node 24`, the set-up, the product and the tests run on that version of Node. With `--all`, long tests run, too. */
async function main(args) {
  const { version, rest: withAll } = takeNodeVersion(args);
  const rest = withAll.filter((arg) => arg !== "--all");
  if (rest.length < withAll.length) process.env.GANTRY_TEST_ALL = "1";
  if (version !== undefined) {
    const { program, env } = await installNode(version);
    return run(program, [join(root, "tools/test.mjs"), ...rest], env);
  }
  await setUp();
  return run(process.execPath, ["--import", "tsx", join(root, "tools/testing/run-tests.ts"), ...rest], process.env);
}

async function run(program, args, env) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env });
  // The child handles Ctrl-C and cleans up; this process only has to outlive it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => signal === "SIGINT" || child.kill(signal));
  const [code] = await once(child, "close");
  return code ?? 1;
}
