import type { Container, ContainerInspectInfo } from "dockerode";
import { demultiplex } from "../logs/demultiplex.ts";
import { type KernelRecord, memoryKillOf } from "./kernel-log.ts";
import { readLog } from "../logs/stored-log.ts";

/** `unexplained`: neither the engine nor anything else tells who killed it. */
export type Inspected = ContainerInspectInfo & { unexplained?: boolean };

/**
 * How a container ended, correcting what Podman's inspection leaves out or reports differently from Docker's.
 * `readKernelLog`: of the engine's machine; `undefined` when it cannot be read here.
 */
export async function podmanEnd(
  container: Container,
  info: ContainerInspectInfo,
  readKernelLog: () => readonly KernelRecord[] | undefined,
): Promise<Inspected> {
  const { ExitCode: code, OOMKilled: told } = info.State;
  if (code === 0) return info;
  // Debian's Podman never reports memory as the cause, with version 1 or 2 of control groups.
  const memory = told ? "yes" : memoryKillOf(info.Id, new Date(info.State.StartedAt), readKernelLog());
  const ExitCode = (code === 1 ? await codeOfFailedStart(container) : undefined) ?? code;
  return { ...info, State: { ...info.State, ExitCode, OOMKilled: memory === "yes" }, unexplained: memory === "unknown" };
}

const initWords = /^ERROR \(catatonit:\d+\): failed to exec pid1: (.*)\n$/;

/** Podman's init exits with 1 for a program that it cannot start; the convention is 127, or 126 for a file that is not executable. */
async function codeOfFailedStart(container: Container): Promise<number | undefined> {
  const reason = initWords.exec(await wholeLogIfShort(container).catch(() => ""))?.[1];
  if (reason === undefined) return undefined;
  return reason === "No such file or directory" ? 127 : 126;
}

const shortBytes = 500;

async function wholeLogIfShort(container: Container): Promise<string> {
  let output = "";
  for await (const pieces of demultiplex(await readLog(container))) {
    for (const { stream, bytes } of pieces) output += `${stream === "stderr" ? "" : "other: "}${bytes.toString()}`;
    if (output.length > shortBytes) return "";
  }
  return output;
}
