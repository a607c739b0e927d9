import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Pack } from "tar-stream";
import { addFolder, addLibraries } from "./root-filesystem.ts";

const run = promisify(execFile);
const browser = "/usr/lib/chromium/chromium-headless-shell";
const fonts = "/usr/share/fonts/truetype/liberation";

/** The shop suite's npm packages, installed separately from ours and kept for the next build. @returns the folder of packages. */
export async function installShop(source: string, say: (text: string) => void): Promise<string> {
  await installBrowser(say);
  const folder = join(tmpdir(), "gantry-sample-shop");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of ["package.json", "package-lock.json"]) await cp(join(source, file), join(folder, file));
  say("installing the suite's packages");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder, env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } });
  return join(folder, "node_modules");
}

async function installBrowser(say: (text: string) => void): Promise<void> {
  if (existsSync(browser) && existsSync(fonts)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error("The shop sample needs Debian's packages chromium-headless-shell and fonts-liberation: install them, or build it with Docker: docker build -t gantry/sample-shop examples/shop-suite");
  }
  say("installing a browser");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation", "fontconfig"], { env, maxBuffer: 64 * 1024 * 1024 });
}

/** The browser, its libraries, and one font family. */
export async function addBrowser(tar: Pack): Promise<void> {
  for (const folder of ["usr/lib", "usr/lib/chromium", "usr/share", "usr/share/fonts", "usr/share/fonts/truetype", "usr/share/fonts/truetype/liberation", "etc/fonts", "var/cache", "var/cache/fontconfig"]) {
    tar.entry({ name: folder, type: "directory", mode: 0o755 });
  }
  await addFolder(tar, "/usr/lib/chromium", "usr/lib/chromium", new Set(["chromium", "locales", "locales.d", "libVkLayer_khronos_validation.so"]));
  const byName = ["libsoftokn3.so", "libfreebl3.so", "libfreeblpriv3.so", "libnssckbi.so", "libnssdbm3.so", "libsoftokn3.chk", "libfreebl3.chk", "libfreeblpriv3.chk"].flatMap((name) =>
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu/nss", "/usr/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu/nss"].map((folder) => join(folder, name)),
  );
  await addLibraries(tar, [browser, ...byName.filter((path) => path.endsWith(".so") && existsSync(path))], byName);
  await addFolder(tar, "/etc/fonts", "etc/fonts");
  await addFolder(tar, fonts, "usr/share/fonts/truetype/liberation");
}
