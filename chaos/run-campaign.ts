import { mkdir, writeFile } from "node:fs/promises";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countsOf, runCampaign } from "./campaign.ts";
import { isExcused } from "./check-history.ts";

/**
 * `npm run chaos -- --kills 1000 --seed 7`: breaks the built product under load and prints the results as the tables of `docs/reliability.md`.
 * `--pause 60` is the longest pause in seconds. `--keep FOLDER` keeps the history and the processes' output. Needs root, Docker and a build.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    pause: { type: "string", default: "60" },
    keep: { type: "string" },
  },
});
const { seed, seconds, history, judgements, outputs } = await runCampaign({
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
for (const { promise, checked, broken } of judgements) console.log(`| ${promise} | ${checked} | ${broken.length} |`);
for (const { promise, broken } of judgements) for (const what of broken.slice(0, 20)) console.log(`\n✗ ${promise}: ${what}`);
process.exit(judgements.every(({ broken }) => broken.length === 0) ? 0 : 1);
