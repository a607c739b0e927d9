import { createOutageLog } from "../db/outage-log.ts";
import { claimMessages, nothingDue } from "./claim-messages.ts";
import { deliverMessage, type OutboxContext } from "./deliver-message.ts";
import type { Deliverer } from "./topic.ts";

export interface Outbox {
  /** Resolves when nothing is due and nothing is being delivered. For tests and shutdown. */
  idle(): Promise<void>;
  /** Claims no further message and waits for those being delivered. */
  stop(): Promise<void>;
}

/** The messages that a process delivers at the same time. */
const atOnce = 16;
const pollEveryMs = 1_000;

/** Delivers queued messages. Every server process runs one; a message is claimed by one process at a time. */
export async function startOutbox(world: OutboxContext, deliverers: readonly Deliverer[]): Promise<Outbox> {
  const { db, log } = world;
  const isOutage = createOutageLog(log, "the outbox cannot be read because the database cannot be used; trying again");
  const byTopic = new Map(deliverers.map((deliverer) => [deliverer.topic, deliverer]));
  const inProgress = new Set<Promise<void>>();
  const polls = oneAtATime(pollNow);
  const { poll } = polls;

  async function pollNow(): Promise<void> {
    if (polls.isStopped() || inProgress.size >= atOnce) return;
    try {
      for (const message of await claimMessages(db, [...byTopic.keys()], atOnce - inProgress.size)) {
        const deliverer = byTopic.get(message.topic);
        if (!deliverer) continue;
        const delivering: Promise<void> = deliverMessage(world, deliverer, message)
          .catch((error: unknown) => log.error({ err: error, messageId: message.id }, "updating the outbox failed"))
          .finally(() => {
            inProgress.delete(delivering);
            void poll();
          });
        inProgress.add(delivering);
      }
    } catch (error) {
      if (!isOutage(error)) log.warn({ err: error }, "the outbox could not be read; trying again");
    }
  }

  const stopListening = await db.listen("outbox", () => void poll());
  const timer = setInterval(() => void poll(), pollEveryMs);
  timer.unref();
  void poll();

  async function waitUntilIdle(): Promise<void> {
    for (;;) {
      await poll();
      if (inProgress.size === 0 && !polls.current() && (await nothingDue(db))) return;
      await Promise.race([...inProgress, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
  }

  let idling: Promise<void> = Promise.resolve();
  return {
    // One caller at a time: each polls, and would find the other's poll in progress.
    idle: () => (idling = idling.then(waitUntilIdle, waitUntilIdle)),
    async stop() {
      polls.stop();
      clearInterval(timer);
      await stopListening();
      await polls.current();
      await Promise.all(inProgress);
    },
  };
}

/** Runs `work` once at a time. A call while it runs makes it run again afterwards. */
function oneAtATime(work: () => Promise<void>) {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let runAgain = false;
  function poll(): Promise<void> {
    if (running) runAgain = true;
    running ??= work().finally(() => {
      running = undefined;
      if (runAgain && !isStopped) {
        runAgain = false;
        void poll();
      }
    });
    return running;
  }
  return {
    poll,
    current: () => running,
    isStopped: () => isStopped,
    stop() {
      isStopped = true;
    },
  };
}
