import { type ChildProcess, spawn } from "node:child_process";

interface Ending {
  /** The first signal. SIGKILL follows if the process has not ended after `graceSeconds`. */
  signal?: "TERM" | "QUIT";
  graceSeconds?: number;
  /** A folder that is removed afterwards. */
  folder?: string;
}

/** Ends process $1 with the signal $2 or after $3 seconds, and removes the folder $4, when the pipe on standard input closes. */
const guardScript = `read -r _
kill -"$2" "$1" 2>/dev/null
waited=0
while kill -0 "$1" 2>/dev/null && [ "$waited" -lt "$3" ]; do sleep 1; waited=$((waited + 1)); done
kill -9 "$1" 2>/dev/null
[ -z "$4" ] || rm -rf "$4"`;

/**
 * Ends a program that a test started when the test's process is killed, which runs none of its clean-up. A small guard process waits until its
 * pipe to this process closes.
 */
export function endWithParent(child: ChildProcess, ending: Ending = {}): void {
  if (child.pid === undefined) return;
  const release = endProcessWithParent(child.pid, ending);
  child.once("exit", release);
}

/**
 * The same for a process by its id.
 * @returns ends the guard; to be called when the process has exited, because another process may get its id
 */
export function endProcessWithParent(pid: number, { signal = "TERM", graceSeconds = 10, folder = "" }: Ending): () => void {
  const guard = spawn("sh", ["-c", guardScript, "sh", String(pid), signal, String(graceSeconds), folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  if ("unref" in guard.stdin && typeof guard.stdin.unref === "function") guard.stdin.unref();
  return () => void guard.kill("SIGKILL");
}
