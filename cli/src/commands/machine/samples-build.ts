import { connectDocker } from "@gantry/worker/engines/docker/api/connect.ts";
import { buildSample } from "@gantry/worker/samples/build-sample.ts";
import { type SampleName, sampleNames } from "@gantry/worker/samples/catalog.ts";
import { commandFailed } from "../../output/verdict.ts";

/** Builds the images of the sample suites on this machine's engine. Resolves to the exit code. */
export async function buildSamples(wanted: readonly string[]): Promise<number> {
  const names =
    wanted.length === 0 ? sampleNames : wanted.filter((name): name is SampleName => (sampleNames as readonly string[]).includes(name));
  const unknown = wanted.find((name) => !(sampleNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no sample "${unknown}". There are: ${sampleNames.join(", ")}.`);
  const docker = connectDocker(process.env["DOCKER_HOST"] || undefined);
  let failed = 0;
  for (const name of names) {
    try {
      const { image, built } = await buildSample(docker, name, (text) => console.log(`  ${text}`));
      console.log(`${image}: ${built ? "built" : "up to date"}`);
    } catch (error) {
      failed++;
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
  return failed === 0 ? 0 : commandFailed;
}
