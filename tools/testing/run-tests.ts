import { existsSync, readdirSync } from "node:fs";
import { canInstallPackages, findProgram, installDebianPackages } from "../../cli/src/engine-setup/debian-packages.ts";
import { Terminal } from "../../cli/src/output/terminal.ts";
import { type PrivateEngine, startPrivateEngine } from "../../worker/src/engines/testing/private-engine.ts";
import { findLeftOut } from "./long-tests.ts";
import { runVitest } from "./run-vitest.ts";

const terminal = new Terminal();

/** What the tests need besides Node: a container engine, an image registry, Redis, suite images, a browser with fonts. */
const needs = [
  { package: "docker.io", isThere: () => findProgram("dockerd") !== undefined },
  { package: "iproute2", isThere: () => findProgram("ip") !== undefined },
  { package: "nftables", isThere: () => findProgram("nft") !== undefined },
  { package: "docker-registry", isThere: () => findProgram("docker-registry") !== undefined },
  { package: "redis-tools", isThere: () => findProgram("redis-check-rdb") !== undefined },
  { package: "busybox-static", isThere: () => findProgram("busybox") !== undefined },
  { package: "chromium-headless-shell", isThere: () => findProgram("chromium-headless-shell") !== undefined },
  {
    package: "fonts-liberation",
    isThere: () => existsSync("/usr/share/fonts/truetype") && readdirSync("/usr/share/fonts/truetype").length > 0,
  },
];

process.exitCode = await main();

async function main(): Promise<number> {
  const startedAt = Date.now();
  await installNeeds();
  const engine = await startEngine();
  try {
    const args = process.argv.slice(2);
    const { passed, failed } = await runVitest(testEnv(engine), args, endOfTests(startedAt));
    terminal.line(`\nin ${Math.round((Date.now() - startedAt) / 1000)} s`);
    const leftOut = args.length === 0 ? findLeftOut(args, process.env).length : 0;
    if (leftOut > 0) terminal.line(`Left out: ${leftOut} files with long tests. npm run test:all runs them, too.`);
    // Stop it first, so that this is the last line of output.
    await engine?.stop();
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    await engine?.stop();
  }
}

/** `GANTRY_TEST_MINUTES`: how long the tests may take. What has not run by then has failed. */
function endOfTests(startedAt: number): number {
  const minutes = Number(process.env["GANTRY_TEST_MINUTES"]);
  return minutes > 0 ? startedAt + minutes * 60_000 : Number.POSITIVE_INFINITY;
}

async function installNeeds(): Promise<void> {
  const missing = needs.filter(({ isThere }) => !isThere()).map((need) => need.package);
  if (missing.length === 0) return;
  if (!canInstallPackages()) {
    terminal.line(
      `  ! Tests that need ${missing.join(", ")} will fail. Install: sudo apt-get install -y --no-install-recommends ${missing.join(" ")}`,
    );
    return;
  }
  const step = terminal.step(`Debian packages (${missing.join(", ")})`);
  try {
    await installDebianPackages(missing, step.say);
    step.done();
  } catch (error) {
    step.fail(error instanceof Error ? error.message : String(error));
  }
}

async function startEngine(): Promise<PrivateEngine | undefined> {
  if (process.env["GANTRY_TEST_DOCKER"]) return undefined;
  const step = terminal.step("Container engine for the tests");
  try {
    const engine = await startPrivateEngine();
    step.done(engine.name);
    return engine;
  } catch (error) {
    step.fail(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function testEnv(engine: PrivateEngine | undefined): NodeJS.ProcessEnv {
  // The machine's own settings must not change what is tested.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "test" };
  for (const name of ["DATABASE_URL", "PORT", "HOST", "DATA_DIR", "JWT_SECRET", "WORKER_SECRET", "ENCRYPTION_KEYS", "DOCKER_HOST"])
    delete env[name];
  if (engine !== undefined) env["GANTRY_TEST_DOCKER"] = engine.socket;
  // The test command has built the product before this.
  env["GANTRY_TEST_BUILT"] = "1";
  return env;
}
