/** Tests that sleep for a fixed time, by the reason. All others wait for an event or a condition, such as with `expect.poll`. */
export const testsWithSleeps = new Map([
  ["cli/src/up/supervise.test.ts", "a program is not restarted"],
  ["e2e/cut-connections.test.ts", "the pace at which connections are cut"],
  ["e2e/dashboard/dashboard-stack.ts", "the poll that the tests use"],
  ["e2e/dashboard/report-attacks.test.ts", "an attack on a page that may never answer"],
  ["e2e/dashboard/screenshots.ts", "not a test: the end of an animation"],
  ["e2e/dashboard/slow-server.test.ts", "a slow server"],
  ["e2e/database-faults.test.ts", "how long a fault lasts; the pace of heartbeats; no run is taken back"],
  ["e2e/helm.test.ts", "the pace of requests"],
  ["e2e/image.test.ts", "a poll in another program"],
  ["e2e/one-of-three.test.ts", "nothing is done a second time"],
  ["e2e/product/product.ts", "a poll that ends with the program"],
  ["e2e/restarts.test.ts", "how long a fault lasts; the pace of requests; random moments"],
  ["e2e/rolling-restart.test.ts", "the pace of requests"],
  ["host/src/readers/reader-pool.test.ts", "a reading that takes its time"],
  ["reports/src/folder/archive.test.ts", "no error comes later"],
  ["server/src/features/storage/storage.test.ts", "the pace of recounts"],
  ["server/src/features/uploads/upload-limits.test.ts", "a slow client"],
  ["server/src/platform/db/listen.test.ts", "how long a fault lasts; no second connection comes"],
  ["server/src/platform/http/ignore-upgrades.test.ts", "a request in several pieces"],
  ["server/src/platform/http/one-at-a-time.test.ts", "a handler that takes longer than a client may leave a response unread"],
  ["server/src/platform/outbox/outbox.test.ts", "a delivery that takes its time; nothing is delivered"],
  ["tools/testing/fixed-sleeps.test.ts", "this rule"],
  ["worker/src/engines/docker/disk/almost-full.test.ts", "the engine's disk is measured every second"],
  ["worker/src/engines/docker/disk/unmeasured.test.ts", "what a clock that the test sets starts in other processes"],
  ["worker/src/logs/stream.test.ts", "a slow server; nothing more is taken"],
  ["worker/src/worker-late-response.test.ts", "an answer that is read late"],
  ["worker/src/worker-restarts.test.ts", "a run is not taken over"],
  ["worker/src/worker.test.ts", "a run does not fail"],
]);

const fixedSleep =
  /\bawait (?:sleep|pause|delay|setTimeout)\(|\bnew Promise(?:<\w*>)?\(\(\w*\) => (?:void )?setTimeout\(|\.waitForTimeout\(/;

/** The fixed sleeps in a test's source, with their lines (from 1). Takes linear time. */
export function findFixedSleeps(source: string): { line: number; text: string }[] {
  return source.split("\n").flatMap((text, index) => (fixedSleep.test(text) ? [{ line: index + 1, text: text.trim() }] : []));
}
