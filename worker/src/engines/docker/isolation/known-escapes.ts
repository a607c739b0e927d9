import { z } from "zod";

interface KnownFlaw {
  /** A CVE, or what a default setting leaves open. */
  name: string;
  component: "runc" | "containerd" | "Engine";
  /** What an attacker gains. */
  allows: string;
  /** The first affected release; unset: all before the fix. */
  since?: string;
  /** The first fixed release of each line, oldest first. Earlier lines never got the fix; later ones have it. */
  fixed: readonly string[];
}

/** As of 2026-11-22: https://github.com/opencontainers/runc/security, https://github.com/containerd/containerd/security, https://github.com/moby/moby/security */
const flaws: readonly KnownFlaw[] = [
  { name: "CVE-2019-5736", component: "runc", allows: "a container overwrites runc on the host", fixed: ["1.0.0-rc7"] },
  { name: "CVE-2024-21626", component: "runc", allows: "a container reaches the host's files", since: "1.0.0-rc93", fixed: ["1.1.12"] },
  {
    name: "CVE-2025-31133",
    component: "runc",
    allows: "a container escapes through masked paths",
    fixed: ["1.2.8", "1.3.3", "1.4.0-rc.3"],
  },
  {
    name: "CVE-2025-52565",
    component: "runc",
    allows: "a container escapes through /dev/console",
    fixed: ["1.2.8", "1.3.3", "1.4.0-rc.3"],
  },
  {
    name: "CVE-2025-52881",
    component: "runc",
    allows: "a container escapes by redirected writes to /proc",
    fixed: ["1.2.8", "1.3.3", "1.4.0-rc.3"],
  },
  {
    name: "CVE-2020-15257",
    component: "containerd",
    allows: "a container on the host's network controls containerd",
    fixed: ["1.3.9", "1.4.3"],
  },
  {
    name: "CVE-2024-41110",
    component: "Engine",
    allows: "requests pass authorization plugins",
    fixed: ["20.10.28", "23.0.15", "24.0.10", "25.0.6", "26.0.3", "26.1.5", "27.0.4", "27.1.1"],
  },
  // Its seccomp profile is left as it is: docs/decisions/049-the-engines-seccomp-profile.md
  { name: "AF_VSOCK", component: "Engine", allows: "suites reach the hypervisor and other virtual machines", fixed: ["23.0.0"] },
  {
    name: "CVE-2026-31431",
    component: "Engine",
    allows: "suites may use AF_ALG, and so change files of other containers on a kernel without the fix",
    fixed: ["29.4.2"],
  },
];

/** A component of the engine whose version is known to be vulnerable. */
export interface FlawedPart {
  component: string;
  version: string;
  /** Their names in the list of known flaws. */
  flaws: readonly string[];
  /** For operators: the problem and what to do. */
  text: string;
  remedy: string;
}

/** The used fields of an engine's response to `GET /version`. */
export const EngineParts = z.object({ Components: z.array(z.object({ Name: z.string(), Version: z.string() })).optional() });
type EngineParts = z.infer<typeof EngineParts>;

/**
 * The engine's components with known escapes according to their versions in `GET /version`. A version does not show the fixes that a distribution has
 * backported to its package, so `remedy` says how to find out.
 */
export function flawedParts({ Components }: EngineParts): FlawedPart[] {
  return (Components ?? []).flatMap(({ Name: component, Version: version }) => {
    const open = flaws.filter((flaw) => flaw.component === component && has(version, flaw));
    if (open.length === 0) return [];
    const named = component === "Engine" ? "Docker Engine" : component;
    const listed = open.map(({ name, allows }) => `${name} (${allows})`).join(", ");
    const text = `${named} ${version} has by its version number: ${listed}.`;
    const remedy = `Update ${named}. A package of a distribution may have the fixes nevertheless: its security tracker says (docs/security.md, "Versions of the engine").`;
    return [{ component, version, flaws: open.map(({ name }) => name), text, remedy }];
  });
}

/** Whether a version comes before the fix in its own line (1.2.x), or in a later line if its own has none. */
function has(version: string, { since, fixed }: KnownFlaw): boolean {
  const read = parse(version);
  const first = since === undefined ? undefined : parse(since);
  if (read === undefined || (first !== undefined && compare(read, first) < 0)) return false;
  const fixes = fixed.map(parse).filter((fix) => fix !== undefined);
  const ownLine = fixes.find(([major, minor]) => major === read[0] && minor === read[1]);
  if (ownLine) return compare(read, ownLine) < 0;
  // A line between two fixed ones never got the fix; one after the last started with it.
  return fixes.some((fix) => compare(read, fix) < 0);
}

/** `v1.1.5+ds1-1+deb12u1` is 1.1.5; a release candidate comes before its release. */
function parse(text: string): [number, number, number, number] | undefined {
  const match = /^v?(\d+)\.(\d+)\.(\d+)(?:[-~]rc\.?(\d+))?/.exec(text);
  if (!match) return undefined;
  const [, major, minor, patch, candidate] = match;
  return [Number(major), Number(minor), Number(patch), candidate === undefined ? Number.POSITIVE_INFINITY : Number(candidate)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
