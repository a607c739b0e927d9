import type { z } from "zod";
import type { SafeFetch } from "../../../platform/outbound/safe-fetch.ts";

/** What a provider is given of the outside world. */
export interface Door {
  fetch: SafeFetch;
  /** Ends every request of one piece of work. */
  signal: AbortSignal;
  now: () => number;
}

/** A provider with its settings: what it can do is what is there. */
export interface Connection {
  /**
   * Tries the credentials. @returns whom they belong to, and a warning for the admin when it works but not as it should.
   * @throws {ProviderError}
   */
  verify(): Promise<{ account: string; warning?: string }>;
  source?: SourceHost;
  tracker?: Tracker;
}

export interface CommitStatus {
  repository: string;
  /** Where the commit was pushed when that is a fork of `repository`. */
  headRepository?: string | undefined;
  /** In full: 40 or 64 hexadecimal characters. */
  commitSha: string;
  /** Of `repository`, whose runs tested this commit. */
  pullRequests: readonly number[];
  state: "pending" | "success" | "failure" | "error";
  /** What a branch rule names. */
  name: string;
  description: string;
  url: string;
}

export interface PullRequest {
  repository: string;
  number: number;
}

/** How much a comment may hold. Where a host does not document what it counts, bytes of UTF-8: never fewer than its characters. */
export interface CommentLimit {
  max: number;
  unit: "characters" | "bytes";
}

/** Where code is kept and reviewed. */
export interface SourceHost {
  /** Sets or replaces the status of that name. */
  setCommitStatus(status: CommitStatus): Promise<void>;
  /** `details`: its Markdown can fold; `plain`: HTML would be shown as it is written. */
  readonly markdown: "details" | "plain";
  readonly commentLimit: CommentLimit;
  /** The ids of the comments that hold `marker`, oldest first, from all pages. Anybody can write the marker. */
  findComments(pull: PullRequest, marker: string): Promise<string[]>;
  createComment(pull: PullRequest, text: string): Promise<string>;
  /** @throws {ProviderError} `not_found` when it was deleted, `refused` when it belongs to another account. */
  updateComment(pull: PullRequest, id: string, text: string): Promise<void>;
}

export interface Issue {
  title: string;
  /** Plain text; lines and blank lines mean what they look like. */
  description: string;
  /** The run's page. */
  url: string;
  /** A UUID, the same on every try to create this issue. */
  reference: string;
}

export interface CreatedIssue {
  key: string;
  url: string;
}

/** What is known of earlier tries to create an issue whose outcome is not. */
export interface EarlierTries {
  /** When the first of them began. */
  since: Date;
  /** Keys of issues that were created for something else. */
  taken: ReadonlySet<string>;
}

/** Where work is planned. */
export interface Tracker {
  createIssue(issue: Issue): Promise<CreatedIssue>;
  /** The issue that an earlier try created without its answer reaching us. */
  findIssue(issue: Issue, earlier: EarlierTries): Promise<CreatedIssue | undefined>;
  /** Adds to a created issue what needs a second request. Does nothing when it is there. */
  completeIssue?(issue: Issue, key: string): Promise<void>;
}

/** By which an issue is found again at trackers that know no idempotency key. */
export const referenceLine = ({ reference }: Pick<Issue, "reference">): string => `Gantry reference: ${reference}`;

export type Connect = (settings: unknown, door: Door) => Connection;

/** Makes a provider fit for the registry: of any settings, which it parses itself. */
export function connecting<Schema extends z.ZodType>(
  schema: Schema,
  connect: (settings: z.output<Schema>, door: Door) => Connection,
): Connect {
  return (settings, door) => connect(schema.parse(settings), door);
}
