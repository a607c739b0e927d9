import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { ModelSlots } from "./features/analysis/model-slots.ts";
import type { ExecutionsState } from "./features/executions/state.ts";
import type { LogsState } from "./features/logs/state.ts";
import type { RunsState } from "./features/runs/state.ts";
import type { TestsState } from "./features/tests/state.ts";
import type { WorkersState } from "./features/workers/state.ts";
import type { Background } from "./platform/background.ts";
import type { SecretBox } from "./platform/crypto/encrypt.ts";
import type { Database } from "./platform/db/database.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import type { ReportsOrigin } from "./platform/http/reports-origin.ts";
import type { Mailer } from "./platform/mail/mail.ts";
import type { Notifier } from "./platform/realtime/notifier.ts";
import type { SafeFetch } from "./platform/outbound/safe-fetch.ts";
import type { Channel } from "./platform/realtime/channel.ts";
import type { ObjectStore } from "./platform/storage/object-store.ts";
import type { UploadReaders } from "./features/uploads/upload-reader-jobs.ts";
import type { UploadSpace } from "./features/uploads/upload-space.ts";

/** Everything from outside that features use, passed in as one object. */
export interface Context {
  config: Config;
  log: Logger;
  db: Database;
  secrets: SecretBox;
  storage: ObjectStore;
  /** Processes that read archives and reports. */
  uploadReaders: UploadReaders;
  /** Limits of uploads in progress. */
  uploadSpace: UploadSpace;
  channel: Channel;
  /** Work after the response: recording ends, analyses, archiving logs. */
  background: Background;
  /** How many analyses ask models at the same time. */
  modelSlots: ModelSlots;
  /** The only way to call a URL that a tenant chose. */
  safeFetch: SafeFetch;
  mailer: Mailer;
  metrics: Metrics;
  /** The URL of a dashboard page for links in mails: `/invite/<token>` becomes `https://gantry.example/invite/<token>`. */
  dashboardLink: (path: string) => string;
  /** Where browsers open reports. */
  reportsOrigin: ReportsOrigin;
  /** Notifies a waiting worker when a run was queued or a slot became free. */
  queueNotifier: Notifier;
  /** Removes a person from this process's cache. Call it after committing a change to them, so that their next request sees it. */
  evictMember: (userId: string) => void;
  /** Names this process in the leases that are renewed through it. */
  serverId: string;
  /** Starts the analysis of a run that was requested with its verdict. Call it after the commit. */
  explainRun: (organizationId: string, executionId: string) => void;
  /** Aborted when this server begins to stop: requests that wait for something to happen answer at once. */
  stopping: AbortSignal;
  /** What features keep in this process between requests. The database has everything else. */
  executions: ExecutionsState;
  logs: LogsState;
  runs: RunsState;
  tests: TestsState;
  workers: WorkersState;
  /** The dashboard's page as HTML, when it is built. */
  dashboardPage: string | undefined;
  /** Milliseconds since 1970. For times shared between processes use the database's clock. */
  now: () => number;
  /** A new record's id. */
  newId: () => string;
}
