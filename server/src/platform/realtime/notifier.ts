import { sql } from "kysely";
import type { Transaction } from "../db/database.ts";

/** The channel of PostgreSQL on which servers wake each other's waiters. Its messages are the organization's id. */
export const queueChannel = "run_queued";

/** Wakes the waiters of the other servers when the transaction commits. One server alone (`shared` is not set) needs no message. */
export async function notifyOtherServers(tx: Transaction, { shared }: { shared: boolean }, organizationId: string): Promise<void> {
  if (shared) await sql`select pg_notify(${queueChannel}, ${organizationId})`.execute(tx);
}

/** Who waits. */
export interface Waiter {
  /** Waiters of one kind can take the same work, so notifying one of them is enough. */
  kind: string;
  /** Members of one kind are notified in turn, so that one that cannot take the work does not block the others. */
  member: string;
  /** It is notified of this organization's work only; `null`: of every organization's. */
  organizationId: string | null;
}

/** Wakes waiting requests: a run was queued, or a slot became free. */
export interface Notifier {
  /**
   * Notifies one waiter of each kind. If it finds work, it notifies the next one. `organizationId`: whose work it is; `null`: only waiters for every organization's work;
   * without it, all.
   */
  notify(organizationId?: string | null): void;
  /** Resolves when this waiter is notified, at the timeout, or when `signal` aborts. */
  wait(timeoutMs: number, signal: AbortSignal, waiter?: Waiter): Promise<void>;
  /** Whether a request is waiting: there is more capacity than work. */
  hasWaiter(): boolean;
}

const anyone: Waiter = { kind: "", member: "", organizationId: null };
const maxKinds = 10_000;
const maxWoken = 10;

interface Kind {
  organizationId: string | null;
  members: Map<string, Set<() => void>>;
}

/**
 * While there are waiters, one of each kind is also woken every `everyMs`, because retries become due without a notification. Of an organization's own
 * waiters these are at most ten kinds at a time.
 */
export function createNotifier(everyMs: number): Notifier {
  const waiting = new Map<string, Kind>();
  let timer: NodeJS.Timeout | undefined;
  const missed = createMissedNotifications();
  function notify(organizationId?: string | null) {
    missed.count(organizationId);
    for (const [name, kind] of waiting) {
      if (organizationId !== undefined && kind.organizationId !== null && kind.organizationId !== organizationId) continue;
      missed.markSeen(name, kind.organizationId);
      wakeNext(kind);
    }
  }
  function stopTimer() {
    clearInterval(timer);
    timer = undefined;
  }
  return {
    notify,
    hasWaiter: () => waiting.size > 0,
    wait(timeoutMs, signal, waiter = anyone) {
      const { kind: name, member, organizationId } = waiter;
      if (missed.has(waiter) || signal.aborted || timeoutMs <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        const kind = waiting.get(name) ?? { organizationId, members: new Map<string, Set<() => void>>() };
        const waiters = kind.members.get(member) ?? new Set();
        const wake = () => {
          clearTimeout(timeout);
          signal.removeEventListener("abort", wake);
          waiters.delete(wake);
          if (waiters.size === 0 && kind.members.get(member) === waiters) kind.members.delete(member);
          if (kind.members.size === 0 && waiting.get(name) === kind) waiting.delete(name);
          if (waiting.size === 0) stopTimer();
          resolve();
        };
        const timeout = setTimeout(wake, timeoutMs);
        signal.addEventListener("abort", wake, { once: true });
        kind.members.set(member, waiters.add(wake));
        waiting.set(name, kind);
        timer ??= setInterval(() => wakeSome(waiting.values()), everyMs);
      });
    },
  };
}

/** Notifies only some waiters of each organization, in turn: one that waits again goes to the end. */
function wakeSome(kinds: Iterable<Kind>): void {
  const woken = new Map<string, number>();
  for (const kind of kinds) {
    const { organizationId } = kind;
    if (organizationId !== null) {
      const before = woken.get(organizationId) ?? 0;
      if (before >= maxWoken) continue;
      woken.set(organizationId, before + 1);
    }
    wakeNext(kind);
  }
}

function wakeNext({ members }: Kind): void {
  const [next] = members;
  if (!next) return;
  const [member, waiters] = next;
  members.delete(member);
  members.set(member, waiters);
  const [first] = waiters;
  first?.();
}

interface MissedNotifications {
  count(organizationId?: string | null): void;
  /** A waiter of this kind was woken. */
  markSeen(kind: string, organizationId: string | null): void;
  /** Whether there was a notification that no waiter of this kind has seen. The waiter sees it now. */
  has(waiter: Waiter): boolean;
}

/** A notification without a waiter is kept for each kind: the next waiter checks again before it waits. */
function createMissedNotifications(): MissedNotifications {
  const seen = new Map<string, number>([["", 0]]);
  const counts = new Map<string | null, number>([[null, 0]]);
  const add = (organizationId: string | null) => counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);

  return {
    count(organizationId) {
      if (organizationId === undefined) for (const each of counts.keys()) add(each);
      else {
        add(null);
        if (organizationId !== null && counts.has(organizationId)) add(organizationId);
      }
    },
    markSeen(kind, organizationId) {
      seen.set(kind, counts.get(organizationId) ?? 0);
    },
    has({ kind, organizationId }) {
      if (seen.size >= maxKinds) {
        seen.clear();
        counts.clear();
        counts.set(null, 0);
      }
      const now = counts.get(organizationId) ?? 0;
      counts.set(organizationId, now);
      const isNew = seen.get(kind) !== now;
      seen.set(kind, now);
      return isNew;
    },
  };
}
