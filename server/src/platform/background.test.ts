import { EventEmitter, once } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createBackground } from "./background.ts";

const log = pino({ level: "silent" });
const about = { failed: "failed", fields: {} };

/** Work that ends when the test says so. */
function held() {
  const released = new EventEmitter();
  const ended = once(released, "resolve");
  return {
    work: async () => void (await ended),
    resolve: () => released.emit("resolve"),
    reject: (error: Error) => released.emit("error", error),
  };
}

test("work of one key runs in order, also after a failure, and in parallel with other keys", async () => {
  const background = createBackground(log);
  const [first, other] = [held(), held()];
  const seen: string[] = [];
  void background.later({ kind: "record", key: "a", work: first.work, ...about });
  const second = background.later({ kind: "record", key: "a", work: async () => void seen.push("second"), ...about });
  const beside = background.later({ kind: "record", key: "b", work: async () => void seen.push("beside"), ...about });
  void background.later({ kind: "archive", key: "a", work: other.work, ...about });
  await beside;
  expect(seen).toEqual(["beside"]);
  expect(background.keys("record")).toEqual(["a"]);
  first.reject(new Error("the database is away"));
  await second;
  await background.idle("record");
  expect(seen).toEqual(["beside", "second"]);
  expect([background.keys("record"), background.keys("archive")]).toEqual([[], ["a"]]);
  other.resolve();
  await background.idle();
});

test("closing waits for work started by other work, and work can see that it is awaited", async () => {
  const background = createBackground(log);
  const seen: string[] = [];
  const first = held();
  void background.later({
    kind: "explain",
    key: "run",
    async work(isAwaited) {
      seen.push(`awaited: ${isAwaited()}`);
      await first.work();
      seen.push(`awaited: ${isAwaited()}`);
      void background.later({ kind: "archive", key: "", work: async () => void seen.push("archived"), ...about });
    },
    ...about,
  });
  await Promise.resolve();
  const closed = background.close();
  expect(background.closing.aborted).toBe(true);
  first.resolve();
  await closed;
  expect(seen).toEqual(["awaited: false", "awaited: true", "archived"]);
});
