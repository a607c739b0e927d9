import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installNode } from "./setup/other-node.mjs";

const root = join(import.meta.dirname, "..");
const outDir = join(root, "dist");
/** The Node version of bundles and images. */
const nodeVersion = "24.21.0";

/** The program that people call. It is found through symbolic links too, such as `/usr/local/bin/gantry`. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../lib/node_modules/gantry/cli/bin/gantry.mjs" "$@"
`;

/**
 * `npm run release:bundle`: writes `dist/gantry-<version>-linux-<arch>.tar.gz`. It contains the package of `npm run release` with everything that npm
 * would install, and Node. The machine that runs it needs neither Node nor a package registry. The processor architecture is this machine's.
 */
async function bundle() {
  execFileSync(process.execPath, ["--import", "tsx", "tools/release.ts"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const name = `gantry-${version}-linux-${process.arch}`;
  const { program, env } = await installNode(nodeVersion);
  const folder = mkdtempSync(join(tmpdir(), "gantry-bundle-"));
  try {
    const target = join(folder, name);
    mkdirSync(join(target, "bin"), { recursive: true });
    cpSync(program, join(target, "bin/node"));
    chmodSync(join(target, "bin/node"), 0o755);
    writeFileSync(join(target, "bin/gantry"), launcher, { mode: 0o755 });
    const packed = join(outDir, `gantry-${version}.tgz`);
    const quiet = ["--no-audit", "--no-fund", "--silent"];
    execFileSync("npm", ["install", "--global", "--prefix", join(folder, "installed"), ...quiet, packed], {
      cwd: folder,
      env: { ...env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    mkdirSync(join(target, "lib/node_modules"), { recursive: true });
    renameSync(join(folder, "installed/lib/node_modules/gantry"), join(target, "lib/node_modules/gantry"));
    const unfinished = join(outDir, `${name}.tar.gz.unfinished`);
    execFileSync("tar", ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", "-czf", unfinished, "-C", folder, name]);
    renameSync(unfinished, join(outDir, `${name}.tar.gz`));
    console.log(join("dist", `${name}.tar.gz`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await bundle();
