import { readFile } from "node:fs/promises";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import type { Container } from "dockerode";
import { demultiplex } from "../logs/demultiplex.ts";

const sockets = ["/proc/net/tcp", "/proc/net/tcp6"];
/** More than the sockets of any service that is starting. */
const mostBytes = 1024 * 1024;

/** Runs a program in a container. @returns its exit code and the beginning of its output */
async function run(container: Container, words: readonly string[]): Promise<{ code: number; stdout: string }> {
  const exec = await container.exec({ Cmd: [...words], AttachStdout: true, AttachStderr: true });
  const stream: Duplex = await exec.start({ hijack: true, stdin: false });
  let stdout = "";
  try {
    for await (const pieces of demultiplex(stream))
      for (const { stream: name, bytes } of pieces) if (name === "stdout" && stdout.length < mostBytes) stdout += bytes.toString("latin1");
  } finally {
    stream.destroy();
  }
  // The engine notes the exit code a moment after the end of the output.
  for (;;) {
    const { Running, ExitCode } = await exec.inspect();
    if (!Running) return { code: ExitCode ?? -1, stdout };
    await sleep(50);
  }
}

export const runInShell = async (container: Container, command: string): Promise<number> =>
  (await run(container, ["/bin/sh", "-c", command])).code;

/**
 * The tables of TCP sockets in the network of a container that runs. They are read on this machine, where its engine is here, or with a program of the
 * service's image.
 */
export async function socketTables(docker: Docker, holderId: string, service: Container, isLocal: boolean): Promise<string | undefined> {
  const here = isLocal ? await readHere(docker, holderId) : undefined;
  if (here !== undefined) return here;
  // A kernel without IPv6 lacks the second table: then `cat` fails and has printed the first.
  const { stdout } = await run(service, ["cat", ...sockets]);
  return stdout === "" ? undefined : stdout;
}

async function readHere(docker: Docker, containerId: string): Promise<string | undefined> {
  const { State } = await docker.getContainer(containerId).inspect();
  try {
    const cgroup = await readFile(`/proc/${State.Pid}/cgroup`, "utf8");
    // On a machine of its own, the engine's numbers are those of other processes here.
    if (!cgroup.includes(containerId)) return undefined;
    const texts = await Promise.all(sockets.map((path) => readFile(path.replace("/proc", `/proc/${State.Pid}`), "latin1").catch(() => "")));
    return texts.join("");
  } catch {
    return undefined;
  }
}
