import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isAlive, waitForExit } from "../process-facts.ts";

const program = join(import.meta.dirname, "end-with-parent.ts");
const running: number[] = [];

afterEach(() => {
  for (const pid of running.splice(0).filter(isAlive)) process.kill(pid, "SIGKILL");
});

/** A process that starts `command` in a shell with a guard, as a test does; resolves to it and to the id of what it started. */
async function startGuarded(command: string): Promise<{ tester: ChildProcess; pid: number }> {
  const code = `
    import { spawn } from "node:child_process";
    import { endWithParent } from ${JSON.stringify(program)};
    const child = spawn("sh", ["-c", ${JSON.stringify(command)}], { stdio: ["ignore", "pipe", "ignore"] });
    endWithParent(child, { graceSeconds: 1 });
    child.stdout.once("data", () => console.log(child.pid));
    setInterval(() => {}, 1000);`;
  const tester = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(tester.stdout, "data")) as [Buffer];
  const pid = Number(line.toString());
  running.push(pid, tester.pid ?? 0);
  return { tester, pid };
}

test.each([
  ["ends on the first signal", "echo ready; sleep 600 & wait"],
  ["ignores the first signal", "trap '' TERM; echo ready; while :; do sleep 1; done"],
])("a program that %s does not outlive the killed test", async (_, command) => {
  const { tester, pid } = await startGuarded(command);
  expect(isAlive(pid)).toBe(true);
  tester.kill("SIGKILL");
  expect(await waitForExit(pid, 60_000)).toBe(true);
});
