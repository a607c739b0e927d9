import { shards } from "@gantry/contract/shards/routes.ts";
import { RequestRejected } from "../../api/request-rejected.ts";
import { type Running, runCommand, signalNumber } from "../../shards/run-command.ts";
import { readList } from "../../options/read-list.ts";
import { connectShard, nextFile, type PullOptions, type Shard, startShard } from "../../shards/shard-caller.ts";
import { knownDurations } from "../../output/known-durations.ts";
import { ShardsStopped } from "../../shards/shards-stopped.ts";

/** Renewed three times before it ends. */
const leaseSeconds = 120;

interface Carried {
  file: string;
  exitCode: number;
  durationMs: number;
}

/**
 * Runs the command for each of a shard's files, one after another. Resolves to 0 if it ended with 0 for all of them.
 * @throws `ShardsStopped`
 */
export async function shardRun(command: readonly string[], options: PullOptions): Promise<number> {
  const files = await readList(options.filesFrom);
  // Each start is a new attempt: what an earlier process of this shard has finished is in its report, which may be lost with it.
  const shard = await connectShard(options, options.attempt ?? Date.now());
  const started = await startShard(shard, files, options);
  console.error(`Shard ${options.index}: ${knownDurations(started.filesWithDuration, started.allFiles)}`);
  const carried: Carried[] = [];
  for (let last: Carried | undefined; ; ) {
    const file = await next(shard, last, () => report(options, carried));
    if (file === null) break;
    console.error(`Shard ${options.index}: ${file}`);
    // Each start of a runner writes a separate report, which this number names.
    const variables = { SHARD_INDEX: String(options.index), SHARD_FILE_NUMBER: String(carried.length + 1) };
    const one = await carryOut(shard, file, () => runCommand(command, file, variables));
    if ("signal" in one) return 128 + signalNumber(one.signal);
    carried.push(one);
    last = one;
  }
  report(options, carried);
  return carried.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}

/** Reports the last file and gets the next one. */
async function next(shard: Shard, last: Carried | undefined, beforeStop: () => void): Promise<string | null> {
  const finished = last ? [last.file] : [];
  const [done, failed] = last?.exitCode === 0 ? [finished, []] : [[], finished];
  try {
    return (await nextFile(shard, { done, failed, leaseSeconds, wait: true })).file;
  } catch (error) {
    if (error instanceof ShardsStopped) beforeStop();
    throw error;
  }
}

async function carryOut(shard: Shard, file: string, start: () => Running): Promise<Carried | { signal: NodeJS.Signals }> {
  const startedAt = performance.now();
  const { child, ended } = start();
  let stoppedBy: NodeJS.Signals | undefined;
  let lost: Error | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  const renewing = setInterval(
    () => {
      shard.client.call(shards.renew, { body: { ...shard.body, leaseSeconds } }).catch((error: unknown) => {
        // Anything else may pass: the next renewal tries again.
        if (!(error instanceof RequestRejected) || error.code !== "SHARD_REPLACED") return;
        lost = error;
        child.kill("SIGTERM");
      });
    },
    (leaseSeconds * 1000) / 4,
  );
  try {
    const exitCode = await ended;
    if (lost) throw lost;
    return stoppedBy ? { signal: stoppedBy } : { file, exitCode, durationMs: Math.round(performance.now() - startedAt) };
  } finally {
    clearInterval(renewing);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
  }
}

function report({ index, json }: PullOptions, carried: readonly Carried[]): void {
  if (json === true) return console.log(JSON.stringify({ files: carried }));
  const failed = carried.filter(({ exitCode }) => exitCode !== 0);
  for (const { file, exitCode } of failed) console.error(`Shard ${index}: ${file} failed with exit code ${exitCode}.`);
  console.error(
    carried.length === 0
      ? `Shard ${index}: no file was left for this shard.`
      : `Shard ${index}: ran ${carried.length} files, ${failed.length} failed.`,
  );
}
