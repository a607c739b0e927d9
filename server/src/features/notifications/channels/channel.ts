import type { TerminalStatus } from "@gantry/contract/executions.ts";

/** A message before it has a chat's own format. Every field may hold text that strangers wrote. */
export interface Notice {
  status: TerminalStatus | undefined;
  /** `Shop, folder “cart”: run failed, 1 of 2 tests failed` */
  title: string;
  /** Short facts: counts, how long it took, branch and commit. */
  facts: readonly string[];
  /** Names of failed tests, the first few. */
  failures: readonly string[];
  moreFailures: number;
  link: { label: string; url: string } | undefined;
}

/** A chat that takes messages through an address of its own. */
export interface ChatChannel {
  /** The body of its request. */
  compose(notice: Notice): unknown;
  /** What a successful answer's text says of a failure all the same; `undefined`: it worked. */
  failureIn(text: string): string | undefined;
  /** What its success means, for whoever sent a test message. */
  accepted: string;
}

export const signs: Readonly<Record<TerminalStatus, string>> = { PASSED: "✅", FAILED: "❌", UNSTABLE: "🟡", ERROR: "⚠️" };
