import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readLockHolder } from "@gantry/host/lock-file.ts";
import { connectDocker, isLocal } from "@gantry/worker/engines/docker/api/connect.ts";
import { type Leftover, Leftovers, abandonedQuery } from "@gantry/worker/engines/docker/leftovers/leftovers.ts";
import { findNetworkRules } from "@gantry/worker/engines/docker/networks/network-rules.ts";
import { ServerClient, ServerRefusal, ServerUnreachable } from "@gantry/worker/api/server-client.ts";
import { tryWorkerLock } from "@gantry/worker/state/worker-lock.ts";
import { type CleanPlan, planClean } from "../../clean/plan-clean.ts";
import { engineAddresses, findEngine } from "../../engine-setup/detect.ts";
import { ownSocket } from "../../engine-setup/dockerd.ts";
import { dataDirOf } from "../../installation/installation.ts";
import { localUrl } from "../../up/address.ts";
import { workerSecretOf } from "./doctor.ts";

export interface CleanOptions {
  yes?: boolean;
  /** Ids of workers that will not come back. */
  worker?: string[];
  json?: boolean;
}

/**
 * Removes what lost workers left on the container engine, after listing it. Resolves to the exit code: 1 when something could not be removed.
 * @throws when the engine or the server does not respond
 */
export async function cleanEngine({ yes = false, worker: lost = [], json = false }: CleanOptions): Promise<number> {
  const dataDir = dataDirOf(process.env);
  const engine = await findEngine(engineAddresses(process.env, [ownSocket(dataDir)]));
  if (engine === undefined) throw new Error("No container engine answers, so nothing can be checked. Start it, or set DOCKER_HOST.");
  const docker = connectDocker(engine.address);
  const owner = { instance: process.env["GANTRY_INSTANCE"] || "gantry", workerId: `doctor-${randomBytes(8).toString("hex")}` };
  const kind = { isLocal: isLocal(engine.address), isPodman: engine.name.startsWith("Podman") };
  const network = await findNetworkRules(docker, owner, kind);
  const leftovers = new Leftovers(docker, owner, "rules" in network ? network.rules : undefined);
  const plan = await makePlan(leftovers, dataDir, lost);
  // Not an error: a script may repeat the command after everything was removed.
  for (const workerId of lost)
    if (![...plan.remove, ...plan.keep].some((one) => one.workerId === workerId))
      console.error(`Nothing on this engine belongs to the worker ${workerId}.`);
  if (!json) {
    if ("obstacle" in network) console.error(`Network rules cannot be checked: ${network.obstacle.reason}.`);
    printPlan(plan, `${engine.name} at ${engine.address}`);
  }
  const isWanted = plan.remove.length > 0 && (yes || (!json && (await confirm(plan.remove.length))));
  const failed = isWanted ? await removeStill(leftovers, dataDir, lost, plan) : [];
  const removed = isWanted ? plan.remove.length - failed.length : 0;
  if (json) console.log(JSON.stringify({ ...plan, removed, failed }, undefined, 2));
  else if (isWanted) console.log(failed.length === 0 ? `Removed: ${removed}.` : `Removed: ${removed}. Still there: ${namesOf(failed)}.`);
  else if (plan.remove.length > 0) console.log("Nothing was removed. Add --yes to remove it.");
  return failed.length > 0 ? 1 : 0;
}

async function makePlan(leftovers: Leftovers, dataDir: string, lost: readonly string[]): Promise<CleanPlan> {
  const found = await leftovers.list();
  const workers = [...new Set(found.map(({ workerId }) => workerId))];
  const running = new Set<string>();
  for (const workerId of workers) if (await runsHere(workerId)) running.add(workerId);
  return planClean(found, await askServer(dataDir, found), { running, lost: new Set(lost) });
}

/** What may still be removed now: a worker may have come back while the list was read. @returns what still exists */
async function removeStill(leftovers: Leftovers, dataDir: string, lost: readonly string[], shown: CleanPlan): Promise<Leftover[]> {
  const shownKeys = new Set(shown.remove.map(keyOf));
  const isShown = (leftover: Leftover) => shownKeys.has(keyOf(leftover));
  const now = await makePlan(leftovers, dataDir, lost);
  await leftovers.remove(now.remove.filter(isShown));
  return (await leftovers.list()).filter(isShown);
}

const keyOf = ({ kind, id }: Leftover): string => `${kind} ${id}`;

async function runsHere(workerId: string): Promise<boolean> {
  const lock = await tryWorkerLock(workerId);
  await lock?.release();
  return lock === undefined;
}

/** Only the server knows which runs are over and which workers are gone. */
async function askServer(dataDir: string, found: readonly Leftover[]) {
  const holder = await readLockHolder(join(dataDir, "up.lock")).catch(() => undefined);
  const { HOST, PORT, SERVER_URL } = process.env;
  const serverUrl = holder?.note ?? (SERVER_URL || localUrl(HOST || "127.0.0.1", Number(PORT || 3000)));
  const secret = workerSecretOf(dataDir);
  if (secret === undefined) throw new Error("The worker secret is unknown: set WORKER_SECRET, or DATA_DIR of the installation.");
  const server = new ServerClient({ serverUrl, secret });
  try {
    return await server.findAbandoned(abandonedQuery(found));
  } catch (error) {
    if (error instanceof ServerRefusal && error.status === 401)
      throw new Error(`Another installation answers at ${serverUrl}: it does not accept this one's WORKER_SECRET. Set SERVER_URL.`, {
        cause: error,
      });
    if (!(error instanceof ServerUnreachable)) throw error;
    throw new Error(
      `The server at ${serverUrl} does not answer, and only it knows which runs are over. Start it, or set SERVER_URL. (${error.message})`,
      { cause: error },
    );
  } finally {
    server.close();
  }
}

function printPlan({ remove, keep }: CleanPlan, engine: string): void {
  console.log(remove.length === 0 ? `Nothing to remove on ${engine}.` : `Left by lost workers on ${engine}:`);
  for (const { kind, name, workerId } of remove) console.log(`  ${kind} ${name} (${workerId})`);
  if (keep.length > 0) console.log("Kept:");
  for (const { workerId, count, reason } of keep) console.log(`  ${workerId}: ${count === 1 ? "1 item" : `${count} items`}, ${reason}`);
  if (keep.length > 0) console.log("To remove what a worker left that will not come back: gantry doctor --clean --worker <id>");
}

async function confirm(count: number): Promise<boolean> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove ${count === 1 ? "it" : `these ${count}`}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const namesOf = (leftovers: readonly Leftover[]): string => leftovers.map(({ kind, name }) => `${kind} ${name}`).join(", ");
