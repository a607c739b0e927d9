import { pathToFileURL } from "node:url";
import { buildWhatChanged } from "./setup/build.mjs";
import { oneAtATime } from "./setup/one-at-a-time.mjs";
import { installPackages } from "./setup/packages.mjs";

const oldestNode = [20, 19];

/** Makes the checkout ready to run. Returns quickly if it is ready. `build: false` installs packages only. */
export async function setUp({ build = true } = {}) {
  requireNode();
  await oneAtATime(async () => {
    await installPackages();
    if (build) await buildWhatChanged();
  });
}

/** Prints the error without its stack, which does not help the user. */
export function explainAndExit(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(
    `Gantry needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}. Install the current LTS version (24) from https://nodejs.org`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await setUp({ build: !process.argv.includes("--no-build") }).catch(explainAndExit);
