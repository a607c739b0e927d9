import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user that PostgreSQL runs as when we are root, because it refuses to run as root. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const candidates = ["gantry", "postgres", "nobody"];

/**
 * `undefined` when PostgreSQL can run as the current user. An existing cluster keeps the user that owns it, so that a user created later
 * changes nothing.
 */
export function postgresUser(clusterDir: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = systemUsers();
  const owner = statSync(clusterDir, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== 0) {
    const known = users.find((user) => user.uid === owner);
    if (known !== undefined) return known;
  }
  for (const name of candidates) {
    const user = users.find((entry) => entry.name === name && entry.uid !== 0);
    if (user !== undefined) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and none of the users ${candidates.join(", ")} exists. Create one: useradd --system gantry`,
  );
}

/** Whether the user can read `path` and enter every folder above it. */
export function canReach(user: SystemUser, path: string): boolean {
  if (!allows(user, path, statSync(path).isDirectory() ? 0o5 : 0o4)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(user, folder, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function allows(user: SystemUser, path: string, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function systemUsers(): SystemUser[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
