import type { z } from "zod";
import type { SafeFetch } from "../../../../platform/outbound/safe-fetch.ts";

/** What a provider may use. */
export interface ProviderAccess {
  fetch: SafeFetch;
  /** Aborts all requests of the task. */
  signal: AbortSignal;
  now: () => number;
}

/** A configured provider; its properties show what it supports. */
export interface Connection {
  /**
   * Tests the credentials. @returns the account they belong to, and a warning for the admin when they work only partly.
   * @throws {ProviderError}
   */
  verify(): Promise<{ account: string; warning?: string }>;
  source?: SourceHost;
  tracker?: Tracker;
}

export interface CommitStatus {
  repository: string;
  /** The fork to which the commit was pushed, if it is not in `repository`. */
  headRepository?: string | undefined;
  /** The full hash: 40 or 64 hexadecimal characters. */
  commitSha: string;
  /** In `repository`; its runs tested this commit. */
  pullRequests: readonly number[];
  state: "pending" | "success" | "failure" | "error";
  /** The name used in branch rules. */
  name: string;
  description: string;
  url: string;
}

export interface PullRequest {
  repository: string;
  number: number;
}

/** The maximum length of a comment. Where a host does not document the unit, bytes of UTF-8, which are never fewer than characters. */
export interface CommentLimit {
  max: number;
  unit: "characters" | "bytes";
}

/** Hosts code and reviews. */
export interface SourceHost {
  /** Sets or replaces the status with that name. */
  setCommitStatus(status: CommitStatus): Promise<void>;
  /** `details`: its Markdown supports folding; `plain`: HTML would be shown as text. */
  readonly markdown: "details" | "plain";
  readonly commentLimit: CommentLimit;
  /** The ids of the comments that contain `marker`, oldest first, from all pages. Anybody can write the marker. */
  findComments(pull: PullRequest, marker: string): Promise<string[]>;
  createComment(pull: PullRequest, text: string): Promise<string>;
  /** @throws {ProviderError} `not_found` when it was deleted, `refused` when it belongs to another account. */
  updateComment(pull: PullRequest, id: string, text: string): Promise<void>;
}

export interface Issue {
  title: string;
  /** Plain text; line breaks and blank lines are kept. */
  description: string;
  /** The URL of the page of the run, or of the case in its cycle. */
  url: string;
  /** The text of the link to it: `Open the run`. */
  linkText: string;
  /** The repository of the run or the cycle, if it is on the host that is asked; only a source host needs it. */
  repository?: string | undefined;
  /** A UUID, the same for every attempt to create this issue. */
  reference: string;
}

export interface CreatedIssue {
  key: string;
  url: string;
}

/** What is known of earlier attempts to create an issue with an unknown outcome. */
export interface EarlierTries {
  /** When the first attempt began. */
  since: Date;
  /** Keys of issues that were created for something else. */
  taken: ReadonlySet<string>;
}

/** Tracks issues. */
export interface Tracker {
  createIssue(issue: Issue): Promise<CreatedIssue>;
  /** The issue that an earlier attempt created, if its response was lost. */
  findIssue(issue: Issue, earlier: EarlierTries): Promise<CreatedIssue | undefined>;
  /** Adds what needs a second request after creation. Does nothing if it exists already. */
  completeIssue?(issue: Issue, key: string): Promise<void>;
}

/** Identifies an issue at trackers without idempotency keys. */
export const referenceLine = ({ reference }: Pick<Issue, "reference">): string => `Gantry reference: ${reference}`;

export type Connect = (settings: unknown, access: ProviderAccess) => Connection;

/** Adapts a provider for the registry: it parses its settings itself. */
export function connecting<Schema extends z.ZodType>(
  schema: Schema,
  connect: (settings: z.output<Schema>, access: ProviderAccess) => Connection,
): Connect {
  return (settings, access) => connect(schema.parse(settings), access);
}
