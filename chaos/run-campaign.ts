import { mkdir, writeFile } from "node:fs/promises";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countsOf, runCampaign } from "./campaign.ts";
import { sharing, shares } from "./check-fleet.ts";
import { isExcused } from "./check-history.ts";
import { runFleetCampaign } from "./fleet-campaign.ts";

/**
 * `npm run chaos -- --kills 1000 --seed 7`: breaks the built product under load and prints the results as the tables of `docs/reliability.md`.
 * `--fleet`: two servers and four workers instead (two with Docker, one with Podman, one with Kubernetes); workers are killed, and servers
 * replaced one after the other. Needs also Podman, and `GANTRY_TEST_KUBECONFIG` with `GANTRY_TEST_KUBE_IMPORT`.
 * `--pause 60` is the longest pause in seconds. `--keep FOLDER` keeps the history and the processes' output. Needs root, Docker and a build.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    pause: { type: "string", default: "60" },
    keep: { type: "string" },
    fleet: { type: "boolean", default: false },
  },
});
const campaign = values.fleet
  ? runFleetCampaign({
      kills: Number(values.kills),
      seed: Number(values.seed),
      report: ({ killed, ended, failed }) =>
        console.error(`${killed} of ${values.kills} kills, ${ended} runs ended, ${failed.length} requests failed ${failed.slice(-1)}`),
    })
  : runCampaign({
      kills: Number(values.kills),
      seed: Number(values.seed),
      longestPauseSeconds: Number(values.pause),
      healthyWithinMs: 15_000,
      killLanes: 2,
      slowLanes: 1,
      clientsPerTenant: 3,
      calmMs: 60_000,
      report: ({ killed, ended }) => console.error(`${killed} of ${values.kills} kills, ${ended} runs ended`),
    });
const { seed, seconds, history, checks, outputs } = await campaign;
if (values.keep) {
  await mkdir(values.keep, { recursive: true });
  await writeFile(join(values.keep, "history.json"), JSON.stringify(history, null, 1));
  for (const [name, output] of outputs) await writeFile(join(values.keep, `${name}.log`), output);
}
const excused = history.records.filter((record) => isExcused(history, record)).length;
const again = history.records.filter(({ attempt }) => attempt > 1).length;
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}; seed ${seed}, ${seconds} s.`,
);
console.log(
  `${history.faults.length} faults, ${history.records.length} runs. ${excused} of them ended without a verdict, since Docker or its disk failed or two workers were lost; ${again} needed a further attempt.\n`,
);
console.log("| fault | times |\n|---|---|");
for (const [what, times] of countsOf(history.faults)) console.log(`| ${what} | ${times} |`);
console.log("\n| promise | checked on | broken |\n|---|---|---|");
for (const { promise, checked, broken } of checks) console.log(`| ${promise} | ${checked} | ${broken.length} |`);
if (history.fleet) {
  const [one, other] = shares(history.fleet);
  console.log(`\nRuns in progress while both waited: ${sharing[0]} ${one.toFixed(2)}, ${sharing[1]} ${other.toFixed(2)} on average.`);
}
for (const { promise, broken } of checks) for (const what of broken.slice(0, 20)) console.log(`\n✗ ${promise}: ${what}`);
process.exit(checks.every(({ broken }) => broken.length === 0) ? 0 : 1);
