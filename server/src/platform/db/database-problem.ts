import { readFileSync } from "node:fs";
import { decodeUri } from "../decode-uri.ts";
import { isWhileConnecting } from "./database-down.ts";

/** Why the database cannot be used, as one line for the operator: what is wrong and what to do. */
export class DatabaseProblem extends Error {
  /** The problem may be temporary: PostgreSQL is starting, or a failover is in progress. */
  readonly isTemporary: boolean;
  constructor(message: string, { isTemporary = false } = {}) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no route to the network",
  EACCES: "this user may not use the socket",
  ENOENT: "no such socket",
  ENOTFOUND: "unknown host name",
  EAI_AGAIN: "the host name cannot be resolved",
  ETIMEDOUT: "no answer",
};

const certificateCodes = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|ERR_TLS_CERT|CERT_)/;

/** A code of PostgreSQL, such as `28P01`. Those of Node have no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The parts of the connection string that a message may show. The password is never one of them. */
interface Shown {
  place: string;
  role: string;
  database: string;
}

/** The operator's message for an error of PostgreSQL or of the connection; `undefined` for any other error. */
export function databaseProblem(error: unknown, url: string): DatabaseProblem | undefined {
  if (error instanceof DatabaseProblem) return error;
  const shown = shownOf(url);
  if (!shown)
    return new DatabaseProblem(
      "DATABASE_URL is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/database, with special characters of the password as %XX.",
    );
  if (!(error instanceof Error)) return undefined;
  const file = unreadableFile(error, url);
  if (file) return file;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (certificateCodes.test(code)) return new DatabaseProblem(certificateText(code, error.message, shown, url));
  const text = connectionText(code, error.message, shown);
  if (text !== undefined) return new DatabaseProblem(text, { isTemporary: isTemporary(code, error) });
  if (!isWhileConnecting(error)) return undefined;
  const remedy =
    code === "55000"
      ? `Allow connections: ALTER DATABASE ${quoted(shown.database)} ALLOW_CONNECTIONS true;`
      : "Check DATABASE_URL, and PostgreSQL's settings.";
  return new DatabaseProblem(`PostgreSQL at ${shown.place} cannot be used (${error.message}). ${remedy}`, {
    // A refusal of PostgreSQL itself has a code, and is final unless PostgreSQL lacks something for now.
    isTemporary: !sqlState.test(code) || /^(08|53|57|58|XX)/.test(code),
  });
}

/**
 * The error of reading a certificate or key that the connection string names. Reading from a socket fails with other codes, connecting to one with
 * another system call.
 */
function unreadableFile(error: NodeJS.ErrnoException, url: string): DatabaseProblem | undefined {
  const { syscall, code = "" } = error;
  const reason = fileReasons[code];
  const options = [...new URL(url).searchParams].filter(([name]) => /^ssl(rootcert|cert|key)$/.test(name));
  if ((syscall !== "open" && syscall !== "read") || !reason || options.length === 0) return undefined;
  // Node does not name the file when it opens but cannot be read, such as a folder.
  const named = options.find(([, path]) => path === error.path) ?? (options.length === 1 ? options[0] : undefined);
  const file = named ? `the file of ${named[0]}, ${named[1]},` : "a file of its certificates";
  return new DatabaseProblem(`DATABASE_URL: ${file} cannot be read (${reason}). Correct its path or its permissions.`);
}

const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
};

const noAnswer = /timeout|Connection terminated/i;

function isTemporary(code: string, error: Error): boolean {
  return code in unreachable ? code !== "EACCES" : temporaryCodes.has(code) || (code === "" && noAnswer.test(error.message));
}

/** PostgreSQL is starting or stopping, has no free connection, or is the old primary after a failover. */
const temporaryCodes = new Set(["57P01", "57P02", "57P03", "53300", "25006"]);

function connectionText(code: string, message: string, { place, role, database }: Shown): string | undefined {
  const reason = unreachable[code] ?? (noAnswer.test(message) ? "no answer" : undefined);
  if (reason !== undefined)
    return `PostgreSQL at ${place} cannot be reached (${reason}). Check DATABASE_URL, and that PostgreSQL runs and accepts connections from this machine.`;
  if (/password must be a (non-empty )?string/.test(message))
    return `PostgreSQL at ${place} asks for a password, and DATABASE_URL has none. Write postgres://user:password@host:5432/database.`;
  if (/does not support SSL/i.test(message))
    return `PostgreSQL at ${place} offers no TLS, but DATABASE_URL asks for it. Turn TLS on in PostgreSQL, or remove sslmode from DATABASE_URL.`;
  switch (code) {
    case "28P01":
      return `PostgreSQL at ${place} rejected the password of the role ${quoted(role)}. Check the user and the password in DATABASE_URL.`;
    case "28000":
      return `PostgreSQL at ${place} does not accept the role ${quoted(role)} (${message}). Check DATABASE_URL and PostgreSQL's pg_hba.conf.`;
    case "3D000":
      return `The database ${quoted(database)} does not exist at ${place}. Create it: CREATE DATABASE ${quoted(database)} OWNER ${quoted(role)};`;
    case "42501":
      return `The role ${quoted(role)} lacks a permission in the database ${quoted(database)} at ${place}: ${message}. It must own the database's tables; docs/operating.md lists its rights.`;
    case "25006":
      return `The database ${quoted(database)} at ${place} is read-only (${message}). Set DATABASE_URL to the primary server.`;
    case "53300":
      return `PostgreSQL at ${place} has no free connection (${message}). Raise its max_connections, or lower DATABASE_POOL_SIZE.`;
    case "57P01":
    case "57P02":
    case "57P03":
      return `PostgreSQL at ${place} does not accept connections now (${message}). Try again.`;
    default:
      return undefined;
  }
}

function certificateText(code: string, message: string, { place }: Shown, url: string): string {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `The certificate of PostgreSQL at ${place} is for another name (${message}). Use a name that it contains as the host of DATABASE_URL, or give PostgreSQL a certificate for this one.`;
  if (code === "CERT_HAS_EXPIRED")
    return `The certificate of PostgreSQL at ${place} has expired (${message}). Give PostgreSQL a new one, or correct this machine's clock.`;
  if (code === "CERT_NOT_YET_VALID")
    return `The certificate of PostgreSQL at ${place} is not valid yet (${message}). Correct the clock of this machine, or PostgreSQL's certificate.`;
  const file = new URL(url).searchParams.get("sslrootcert");
  if (!file)
    return `The certificate of PostgreSQL at ${place} is not trusted (${message}). Add sslrootcert=<file of the CA> to DATABASE_URL.`;
  if (!readFileSync(file, "latin1").includes("-----BEGIN "))
    return `DATABASE_URL: the file of sslrootcert, ${file}, contains no certificate in PEM format. Name the file of the CA that issued PostgreSQL's certificate.`;
  return `The certificate of PostgreSQL at ${place} was not issued by the CA in the file of sslrootcert, ${file} (${message}). Name the file of its CA.`;
}

/** What the connected role may do, and on which server. */
export interface DatabaseFacts {
  role: string;
  database: string;
  /** As `server_version_num`: 150004. */
  version: number;
  encoding: string;
  /** Gantry has not been installed in it yet. */
  is_new: boolean;
  is_replica: boolean;
  is_read_only: boolean;
  is_superuser: boolean;
  may_create_roles: boolean;
  may_create_tables: boolean;
  /** Those of Gantry's own roles that exist. */
  own_roles: readonly { name: string; is_usable: boolean; is_grantable: boolean }[];
}

const oldestVersion = 15;
export const ownRoles = ["gantry_app", "gantry_system"] as const;

/** What prevents a migration, as a message for the operator; `undefined` when nothing does. */
export function obstacleIn(facts: DatabaseFacts): DatabaseProblem | undefined {
  const role = quoted(facts.role);
  const database = quoted(facts.database);
  const major = Math.floor(facts.version / 10_000);
  if (major < oldestVersion)
    return new DatabaseProblem(`PostgreSQL ${major} is too old. Gantry needs PostgreSQL ${oldestVersion} or newer.`);
  // One that is in use is left alone: it may hold only text that its encoding knows.
  if (facts.is_new && facts.encoding !== "UTF8")
    return new DatabaseProblem(
      `The database ${database} has the encoding ${facts.encoding}. Gantry needs UTF8. If it is empty, create it again: DROP DATABASE ${database}; CREATE DATABASE ${database} OWNER ${role} ENCODING 'UTF8' TEMPLATE template0;`,
    );
  if (facts.is_replica)
    return new DatabaseProblem(`The database ${database} is on a read-only replica. Set DATABASE_URL to the primary server.`, {
      isTemporary: true,
    });
  if (facts.is_read_only)
    return new DatabaseProblem(
      `The database ${database} is read-only for the role ${role}. Turn that off: ALTER ROLE ${role} SET default_transaction_read_only = off;`,
    );
  const missing = ownRoles.filter((name) => !facts.own_roles.some((own) => own.name === name));
  if (missing.length > 0 && !facts.may_create_roles && !facts.is_superuser)
    return new DatabaseProblem(
      `The role ${role} may not create the roles that Gantry needs. Grant it: ALTER ROLE ${role} CREATEROLE; or create them as a superuser: ${missing
        .map((name) => `CREATE ROLE ${name} NOLOGIN;`)
        .join(" ")} ${grant(facts)}`,
    );
  if (facts.own_roles.some((own) => !own.is_usable && !own.is_grantable && !facts.is_superuser))
    return new DatabaseProblem(`The role ${role} is not a member of Gantry's roles. Grant it as a superuser: ${grant(facts)}`);
  if (!facts.may_create_tables)
    return new DatabaseProblem(
      `The role ${role} may not create tables in the database ${database}. Grant it: GRANT USAGE, CREATE ON SCHEMA public TO ${role};`,
    );
  return undefined;
}

/** From PostgreSQL 16 without inheritance: the owner sees tenants' rows only in a transaction that sets the role. */
function grant({ role, version }: DatabaseFacts): string {
  return `GRANT ${ownRoles.join(", ")} TO ${quoted(role)}${version >= 160_000 ? " WITH INHERIT FALSE, SET TRUE" : ""};`;
}

const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);

function shownOf(text: string): Shown | undefined {
  try {
    const url = new URL(text);
    if (!/^postgres(ql)?:$/.test(url.protocol)) return undefined;
    const role = decodeURIComponent(url.username);
    // The password is never shown.
    if (decodeUri(url.password) === undefined) return undefined;
    const socket = url.searchParams.get("host");
    return {
      place: socket ?? `${url.hostname || "localhost"}:${url.port || 5432}`,
      role,
      database: decodeURIComponent(url.pathname.slice(1)) || role,
    };
  } catch {
    return undefined;
  }
}
