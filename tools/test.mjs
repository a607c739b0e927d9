import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setUp } from "./setup.mjs";
import { root } from "./setup/root.mjs";

try {
  await setUp();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const args = ["--import", "tsx", join(root, "tools/testing/run-tests.ts"), ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
// The child handles Ctrl-C and cleans up; this process only has to outlive it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => signal === "SIGINT" || child.kill(signal));
const [code] = await once(child, "close");
process.exit(code ?? 1);
