import { pipeline } from "node:stream";
import type { Container } from "dockerode";
import { extract } from "tar-stream";
import { EngineError, type RunSpec } from "../../engine.ts";
import { orMissing, statusOf } from "../api/response-error.ts";
import { splitWords } from "./split-words.ts";

export const entrypoint = "/app/entrypoint.sh";

/** How an image can be started; read once per image id from a container that has not started. */
export interface Entry {
  script: "executable" | "plain" | "missing";
  /** The script has \r\n line endings: no Unix shell runs it. */
  windowsLines: boolean;
  /** The real path of `/app`, if it is a link in the image. */
  appRoot: string;
}

/** The assumed entry point of an unknown image; nearly every image follows the contract. */
export const expectedEntry: Entry = { script: "executable", windowsLines: false, appRoot: "/app" };

/** Inspects a created container. Takes some ten milliseconds, so the result is cached per image id. */
export async function inspectEntry(container: Container): Promise<Entry> {
  const app = await stat(container, "/app");
  const appRoot = app?.linkTarget || "/app";
  const script = await resolve(container, entrypoint);
  if (script === undefined || script.isDirectory) return { script: "missing", windowsLines: false, appRoot };
  return {
    script: (script.mode & 0o111) === 0 ? "plain" : "executable",
    windowsLines: await hasWindowsLines(container, script.path),
    appRoot,
  };
}

/** The argument vector to run, without a shell of ours. Throws when the image offers nothing to run. */
export function commandLine(entry: Entry, run: Pick<RunSpec, "folder" | "command" | "image" | "source">): string[] {
  if (run.source) return ["/bin/sh", "-c", run.command, "sh", run.folder];
  if (entry.windowsLines) {
    throw new EngineError(
      "ENTRYPOINT_LINE_ENDINGS",
      `${entrypoint} of the image ${run.image} has Windows line endings (\\r\\n), which no Unix shell runs. Convert it with dos2unix, put "*.sh text eol=lf" in .gitattributes, and build the image again.`,
    );
  }
  const words = [run.folder, ...splitWords(run.command)];
  if (entry.script === "executable") return [entrypoint, ...words];
  if (entry.script === "plain") return ["/bin/sh", entrypoint, ...words];
  if (run.command.trim() !== "") return ["/bin/sh", "-c", run.command];
  throw new EngineError(
    "ENTRYPOINT_MISSING",
    `The image ${run.image} has no ${entrypoint}, and the run names no command. Add the script to the image (COPY entrypoint.sh ${entrypoint}), or give the run a command.`,
  );
}

interface PathStat {
  path: string;
  mode: number;
  isDirectory: boolean;
  isLink: boolean;
  linkTarget: string;
}

async function resolve(container: Container, path: string): Promise<PathStat | undefined> {
  let found = await stat(container, path);
  for (let hops = 0; found?.isLink && hops < 5; hops += 1) found = await stat(container, found.linkTarget);
  return found?.isLink ? undefined : found;
}

/** The first part of an absolute path that is a link in the container, such as `/opt/src` of `/opt/src/e2e`. */
export async function linkIn(container: Container, path: string): Promise<string | undefined> {
  const parts = path.split("/").filter((part) => part !== "");
  for (let length = 1; length <= parts.length; length += 1) {
    const found = await stat(container, `/${parts.slice(0, length).join("/")}`);
    if (found === undefined) return undefined;
    if (found.isLink) return found.path;
  }
  return undefined;
}

// The engine uses Go's file modes: the type is in the high bits.
const goDirectory = 2 ** 31;
const goLink = 2 ** 27;

async function stat(container: Container, path: string): Promise<PathStat | undefined> {
  const info: unknown = await orMissing(container.infoArchive({ path })).catch(async (error: unknown) => {
    // A response to HEAD has no body that says why: a link may lead to itself.
    if (statusOf(error) === 500) await container.getArchive({ path });
    throw error;
  });
  if (typeof info !== "object" || info === null || !("headers" in info)) return undefined;
  const header = (info.headers as Record<string, unknown>)["x-docker-container-path-stat"];
  if (typeof header !== "string") return undefined;
  const { mode = 0, linkTarget = "" } = JSON.parse(Buffer.from(header, "base64").toString()) as { mode?: number; linkTarget?: string };
  return {
    path,
    mode: mode % 0o1000,
    isDirectory: Math.floor(mode / goDirectory) % 2 === 1,
    isLink: Math.floor(mode / goLink) % 2 === 1,
    linkTarget,
  };
}

const sniffBytes = 64 * 1024;

async function hasWindowsLines(container: Container, path: string): Promise<boolean> {
  const head = await firstBytes(await container.getArchive({ path }));
  if (head.includes(0)) return false;
  const firstLine = head.subarray(0, head.indexOf("\n") + 1);
  return firstLine.toString("latin1").endsWith("\r\n");
}

/** The first bytes of the first file in a tar stream; the rest is not read. */
async function firstBytes(tar: NodeJS.ReadableStream): Promise<Buffer> {
  const reader = extract();
  // An error of either ends the loop below. Leaving the loop early destroys the reader, which ends the transfer.
  pipeline(tar, reader, () => {});
  for await (const file of reader) {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of file as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= sniffBytes) break;
    }
    return Buffer.concat(parts).subarray(0, sniffBytes);
  }
  return Buffer.alloc(0);
}
