import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const outDir = join(root, "dist");

/** Built programs and the files they read at run time, as paths in the clone and in the package. */
const contents = [
  "cli/bin",
  "cli/dist",
  "server/dist",
  "worker/dist",
  "dashboard/dist",
  "examples",
  "docs",
  ".env.example",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
];
const leftOut = /\/node_modules(\/|$)|\.map$|\/docs\/screenshots(\/|$)/;

interface Manifest {
  version: string;
  license: string;
  description: string;
  engines: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * `npm run release`: writes `dist/gantry-<version>.tgz`, a package with the built command line, server, worker, dashboard and samples.
 * `npm install --global` of that file needs only Node and the npm registry. All versions are pinned, including those of transitive dependencies.
 */
function release(): void {
  for (const path of contents) if (!existsSync(join(root, path))) throw new Error(`${path} is missing. Build it: npm run setup`);
  const folder = mkdtempSync(join(tmpdir(), "gantry-release-"));
  try {
    for (const path of contents)
      cpSync(join(root, path), join(folder, path), { recursive: true, filter: (source) => !leftOut.test(source) });
    const manifest = packageManifest();
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
    fixVersions(folder);
    mkdirSync(outDir, { recursive: true });
    const name = `gantry-${manifest.version}.tgz`;
    npm(folder, ["pack", "--silent", "--pack-destination", folder]);
    // Renamed when complete, on the same disk, because a rename does not work across disks.
    copyFileSync(join(folder, name), join(outDir, `${name}.unfinished`));
    renameSync(join(outDir, `${name}.unfinished`), join(outDir, name));
    console.log(join("dist", name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our workspaces are bundled into the programs; the registry packages that they import become the package's dependencies. */
function packageManifest() {
  const { version, license, description, engines } = readManifest("package.json");
  const programs = ["contract", "host", "reports", "server", "worker", "cli"].map((name) => readManifest(`${name}/package.json`));
  return {
    name: "gantry",
    version,
    license,
    description,
    type: "module",
    engines,
    bin: { gantry: "cli/bin/gantry.mjs" },
    files: [...contents, "npm-shrinkwrap.json"],
    dependencies: merge(programs.map(({ dependencies = {} }) => dependencies)),
    optionalDependencies: merge(programs.map(({ optionalDependencies = {} }) => optionalDependencies)),
  };
}

function merge(all: readonly Record<string, string>[]): Record<string, string> {
  const merged = new Map<string, string>();
  for (const [name, version] of all.flatMap((one) => Object.entries(one))) {
    if (version.startsWith("workspace:")) continue;
    if (!/^\d/.test(version)) throw new Error(`${name}: the version ${version} is a range. Pin it.`);
    const other = merged.get(name);
    if (other !== undefined && other !== version) throw new Error(`${name} is wanted in the versions ${other} and ${version}.`);
    merged.set(name, version);
  }
  return Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** npm resolves every dependency once, here; `npm-shrinkwrap.json` makes each installation use the same versions, from its own registry. */
function fixVersions(folder: string): void {
  npm(folder, ["install", "--package-lock-only", "--omit=dev", "--no-audit", "--no-fund", "--silent", "--omit-lockfile-registry-resolved"]);
  renameSync(join(folder, "package-lock.json"), join(folder, "npm-shrinkwrap.json"));
}

function npm(cwd: string, args: string[]): void {
  execFileSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, NODE_ENV: "production" } });
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest;

release();
