import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, startTimeOf, waitForExit } from "@gantry/host/process-facts.ts";

interface Child {
  pid: number;
  startedAt: string;
}

/** Records the started processes, so that the next start can wait for those of a killed `gantry up`. */
export class ChildrenFile {
  readonly #path: string;
  #children: Child[] = [];

  constructor(dataDir: string) {
    this.#path = join(dataDir, "children.json");
  }

  add(pid: number): void {
    this.#children = [...this.#children.filter((child) => isSame(child)), { pid, startedAt: startTimeOf(pid) ?? "" }];
    writeFileSync(this.#path, JSON.stringify(this.#children), { mode: 0o600 });
  }

  /** Leftover processes exit when they notice that their parent is gone; those that do not within `graceMs` are killed. */
  async waitForLeftovers(graceMs: number): Promise<void> {
    const leftovers = this.#read().filter(isSame);
    await Promise.all(
      leftovers.map(async ({ pid }) => {
        if (await waitForExit(pid, graceMs)) return;
        process.kill(pid, "SIGKILL");
        await waitForExit(pid, 2_000);
      }),
    );
  }

  #read(): Child[] {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#path, "utf8"));
      return Array.isArray(value) ? (value as Child[]) : [];
    } catch {
      return [];
    }
  }
}

const isSame = ({ pid, startedAt }: Child): boolean => startedAt !== "" && isAlive(pid) && startTimeOf(pid) === startedAt;
