import type { CaseVerdict } from "@gantry/contract/test-cases/schemas.ts";

type Status = CaseVerdict["status"];

interface Verdicts<A extends { status: string; at: string }, C extends { status: Status; at: string }> {
  /** Of its newest automated result. */
  automated: A | null | undefined;
  /** The newest one in a cycle. */
  inCycle: C | null | undefined;
}

/** The one that tells how a case is: the list and the page of cases, and the coverage, show the same. A skipped one says nothing while the other kind has a verdict. */
export function latestVerdict<A extends { status: string; at: string }, C extends { status: Status; at: string }>({
  automated,
  inCycle,
}: Verdicts<A, C>) {
  const ofRun = automated && { by: "run" as const, status: statusOf(automated.status), result: automated };
  const ofCycle = inCycle && { by: "cycle" as const, status: inCycle.status, result: inCycle };
  if (!ofRun || !ofCycle) return ofRun ?? ofCycle ?? null;
  if ((ofRun.status === "skipped") !== (ofCycle.status === "skipped")) return ofRun.status === "skipped" ? ofCycle : ofRun;
  return Date.parse(ofCycle.result.at) > Date.parse(ofRun.result.at) ? ofCycle : ofRun;
}

const statusOf = (status: string): Status => (status === "passed" || status === "failed" ? status : "skipped");
