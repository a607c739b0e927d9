import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { build } from "tsdown";
import { countWords } from "../server/src/features/analysis/rules/by-words/count-words.ts";
import { examples } from "../server/src/features/analysis/rules/by-words/examples/index.ts";

const root = join(import.meta.dirname, "..");

/** Files with an output of their own: the main program, the other programs of a workspace, and its reader processes. */
const isEntry = (path: string): boolean => path === "main.ts" || path.startsWith("programs/") || path.endsWith(".reader.ts");

/**
 * Our own workspaces, and the packages from the registry with hundreds of small files that each start would open. The other packages are not bundled.
 */
const bundled = [/^@gantry\//, /^(kysely|zod)(\/|$)/];

/** Puts the counted words of the analysis's examples in place of the module that counts them, without the examples. */
const countedWords = {
  name: "counted-words",
  load: (id: string) =>
    /[\\/]by-words[\\/]word-counts\.ts$/.test(id)
      ? `let counted; export const wordCounts = () => (counted ??= JSON.parse(${JSON.stringify(JSON.stringify(countWords(examples)))}));`
      : undefined,
};

async function buildProgram(workspace: string): Promise<void> {
  const cwd = join(root, workspace);
  const entry = readdirSync(join(cwd, "src"), { recursive: true }).map(String).filter(isEntry);
  if (!entry.includes("main.ts")) {
    console.log(`${workspace}: no src/main.ts, skipped`);
    return;
  }
  await build({
    cwd,
    entry: Object.fromEntries(entry.map((path) => [path.replace(/^programs\/|\.ts$/g, ""), `src/${path}`])),
    outDir: "dist",
    format: "esm",
    platform: "node",
    target: "node20.19",
    outExtensions: () => ({ js: ".js" }),
    sourcemap: true,
    dts: false,
    clean: true,
    config: false,
    report: false,
    logLevel: "warn",
    plugins: [countedWords],
    deps: { alwaysBundle: bundled, onlyBundle: false },
  });
  console.log(`${workspace}: built`);
}

async function buildDashboard(): Promise<void> {
  const cwd = join(root, "dashboard");
  if (!existsSync(join(cwd, "src/start/main.ts"))) {
    console.log("dashboard: no src/start/main.ts, skipped");
    return;
  }
  const vite = join(cwd, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The dashboard could not be built.");
  console.log("dashboard: built");
}

/** Files that Playwright's trace viewer needs at run time, and its license. Scripts for other uses of the package are left out. */
async function copyTraceViewer(): Promise<void> {
  const from = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"));
  const to = join(root, "server/dist/trace-viewer");
  await cp(join(from, "lib/vite/traceViewer"), to, { recursive: true, filter: (path) => !basename(path).startsWith("uiMode") });
  for (const name of ["LICENSE", "NOTICE", "ThirdPartyNotices.txt"]) await copyFile(join(from, name), join(to, name));
  console.log("trace viewer: copied");
}

await Promise.all([buildDashboard(), Promise.all(["server", "worker", "cli"].map(buildProgram))]);
// The server's build empties its folder.
await copyTraceViewer();
