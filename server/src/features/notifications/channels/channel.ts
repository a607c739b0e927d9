import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";

/** A message before it is formatted for a chat. Every field may contain untrusted text. */
export interface Notice {
  status: TerminalStatus | undefined;
  /** `Shop, folder “cart”: run failed, 1 of 2 tests failed` */
  title: string;
  /** Short facts: counts, duration, branch and commit. */
  facts: readonly string[];
  /** The names of the first few failed tests. */
  failures: readonly string[];
  moreFailures: number;
  link: { label: string; url: string } | undefined;
}

/** A chat that accepts messages at a webhook URL. */
export interface ChatChannel {
  /** The body of its request. */
  compose(notice: Notice): unknown;
  /** The failure described in a successful response's text; `undefined`: it worked. */
  failureIn(text: string): string | undefined;
  /** What a successful response means, for the sender of a test message. */
  accepted: string;
}

export const signs: Readonly<Record<TerminalStatus, string>> = { PASSED: "✅", FAILED: "❌", UNSTABLE: "🟡", ERROR: "⚠️" };
