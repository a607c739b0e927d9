import type pg from "pg";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

/** One answered HTTP request. */
export interface HandledRequest {
  method: string;
  /** The route's pattern, such as `/api/projects/:id`; `undefined` when no route matched. */
  route: string | undefined;
  status: number;
  seconds: number;
}

/** The first time that a run ended. */
export interface EndedRun {
  status: string;
  trigger: string;
  /** From the start to the end of the run; `undefined` when it never started. */
  seconds: number | undefined;
}

/** The metrics of one server process. Labels have few values: routes and statuses, never names or ids of tenants. */
export interface Metrics {
  readonly registry: Registry;
  requestAnswered(request: HandledRequest): void;
  runEnded(run: EndedRun): void;
  /** `seconds` from a run's request to its first claim by a worker. */
  runClaimed(seconds: number): void;
}

export interface MetricsOptions {
  pool: pg.Pool;
  /** Open connections of the live channel. */
  liveConnections: () => number;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Creates the metrics of a server process, in a separate registry. */
export function createMetrics({ pool, liveConnections }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The default of 100 measurements per second costs an idle server more than its jobs.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const requests = new Histogram({
    name: "gantry_http_request_duration_seconds",
    help: "Duration of HTTP requests, by method, route and status class",
    labelNames: ["method", "route", "status"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  });
  const ended = new Counter({
    name: "gantry_runs_ended_total",
    help: "Runs that ended, by status and trigger",
    labelNames: ["status", "trigger"],
    registers,
  });
  const durations = new Histogram({
    name: "gantry_run_duration_seconds",
    help: "Time from the start of a run to its end, by status",
    labelNames: ["status"],
    buckets: [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 14_400],
    registers,
  });
  const waits = new Histogram({
    name: "gantry_run_queue_seconds",
    help: "Time a run waited for a worker",
    buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3600],
    registers,
  });
  addConnectionGauges(registers, { pool, liveConnections });

  return {
    registry,
    requestAnswered({ method, route, status, seconds }) {
      const known = methods.has(method) ? method : "other";
      requests.observe({ method: known, route: route ?? "unmatched", status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    runEnded({ status, trigger, seconds }) {
      ended.inc({ status, trigger });
      if (seconds !== undefined) durations.observe({ status }, seconds);
    },
    runClaimed: (seconds) => waits.observe(Math.max(0, seconds)),
  };
}

/** What is open or waits at the moment of a scrape. */
function addConnectionGauges(registers: Registry[], { pool, liveConnections }: MetricsOptions): void {
  new Gauge({
    name: "gantry_database_connections",
    help: "Connections of this server's database pool, by state",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "active" }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: "gantry_database_requests_waiting",
    help: "Requests that wait for a connection of this server's database pool",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: "gantry_live_connections",
    help: "Open connections of the live channel on this server",
    registers,
    collect() {
      this.set(liveConnections());
    },
  });
}
