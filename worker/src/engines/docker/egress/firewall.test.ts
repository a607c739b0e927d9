import { expect, test } from "vitest";
import { runIn } from "./firewall.ts";
import type { NetworkNamespace } from "./namespace.ts";

/** Process ids are never this high. */
const exited = "99999999";

function namespaceOf(...processes: string[]): NetworkNamespace {
  return {
    isOwn: false,
    get process() {
      return processes.length > 1 ? processes.shift() : processes[0];
    },
  } as NetworkNamespace;
}

test.runIf(process.getuid?.() === 0)("a process that exits before its namespace is entered is replaced by another one", async () => {
  expect(await runIn(namespaceOf(exited, String(process.pid)), "echo", ["rules"])).toBe("rules\n");
});

test("without another process, the error is the reason", async () => {
  await expect(runIn(namespaceOf(exited), "echo", [])).rejects.toThrow("nsenter: ");
});
