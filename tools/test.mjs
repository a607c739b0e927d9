import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { explainAndExit, setUp } from "./setup.mjs";
import { root } from "./setup/root.mjs";

await setUp().catch(explainAndExit);
const args = ["--import", "tsx", join(root, "tools/testing/run-tests.ts"), ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
// The run below ends by itself on Ctrl-C and cleans up; we only have to outlive it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => signal === "SIGINT" || child.kill(signal));
const [code] = await once(child, "close");
process.exit(code ?? 1);
