import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type Docker from "dockerode";
import type { ContainerInspectInfo } from "dockerode";
import { labels, type Owner } from "../api/labels.ts";

const everyMs = 5_000;
const measureTimeoutMs = 60_000;
/** What a file counts in addition to its content, because empty files exhaust a disk's inodes. */
const bytesPerFile = 4096;

/** Where a container can write in addition to what the engine reports as its size. */
interface Places {
  /** On this machine: the container's own layer. Only its files are counted; the engine measures the bytes. */
  layer: string | undefined;
  /** On this machine: files of the engine that are mounted into the container, such as `/etc/hosts`. */
  mounted: readonly string[];
  volumes: readonly { name: string; path: string }[];
}

interface Watched {
  /** Fetched with the first measurement, because most runs have ended before. */
  places: Promise<Places> | undefined;
  tooMuch: () => void;
}

/**
 * Measures what running containers have written and reports those above the limit: their own layer, volumes declared by their image, files mounted by
 * the engine, and the number of files. The engine's own quota needs a file system that few have; a single file is limited by `ulimit`.
 */
export class DiskWatch {
  readonly #docker: Docker;
  readonly #owner: Owner;
  readonly #limitBytes: number;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #measuring = false;

  constructor(docker: Docker, owner: Owner, limitBytes: number) {
    this.#docker = docker;
    this.#owner = owner;
    this.#limitBytes = limitBytes;
  }

  /** Calls `tooMuch` once when the container exceeds the limit, until the returned function is called. */
  watch(containerId: string, tooMuch: () => void): () => void {
    this.#watched.set(containerId, { places: undefined, tooMuch });
    this.#timer ??= setInterval(() => void this.#measure(), everyMs).unref();
    return () => this.#watched.delete(containerId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    if (this.#watched.size === 0 || this.#measuring) return;
    this.#measuring = true;
    try {
      const [containers, besides] = await Promise.all([
        this.#docker.listContainers({
          size: true,
          filters: { label: [`${labels.worker}=${this.#owner.workerId}`, `${labels.role}=run`] },
        }),
        this.#besides(),
      ]);
      for (const container of containers) {
        const used = layerBytes(container) + (besides.get(container.Id) ?? 0);
        if (used > this.#limitBytes) this.#act(container.Id);
      }
    } catch {
      // The engine is unreachable; try again later.
    } finally {
      this.#measuring = false;
    }
  }

  /** What each container uses in addition to its layer's bytes. */
  async #besides(): Promise<Map<string, number>> {
    const known = await Promise.all([...this.#watched].map(async ([id, watched]) => ({ id, ...(await this.#placesOf(id, watched)) })));
    const volumePaths = known.flatMap(({ volumes }) => volumes.map(({ path }) => path));
    const [bytes, files] = await Promise.all([
      du(["-B1"], [...known.flatMap(({ mounted }) => mounted), ...volumePaths]),
      du(["--inodes"], [...known.flatMap(({ layer }) => layer ?? []), ...volumePaths]),
    ]);
    const isUnseen = known.some(({ volumes }) => volumes.some(({ path }) => !bytes.has(path)));
    const byEngine = isUnseen ? await volumeBytes(this.#docker) : new Map<string, number>();
    const filesIn = (path: string) => (files.get(path) ?? 0) * bytesPerFile;
    return new Map(
      known.map(({ id, layer, mounted, volumes }) => [
        id,
        (layer ? filesIn(layer) : 0) +
          sum(mounted.map((path) => bytes.get(path) ?? 0)) +
          sum(volumes.map(({ name, path }) => (bytes.get(path) ?? byEngine.get(name) ?? 0) + filesIn(path))),
      ]),
    );
  }

  #placesOf(containerId: string, watched: Watched): Promise<Places> {
    watched.places ??= this.#docker
      .getContainer(containerId)
      .inspect()
      .then(placesOf)
      .catch(() => {
        // Fetched again with the next measurement.
        watched.places = undefined;
        return noPlaces;
      });
    return watched.places;
  }

  #act(containerId: string): void {
    const watched = this.#watched.get(containerId);
    this.#watched.delete(containerId);
    watched?.tooMuch();
  }
}

const noPlaces: Places = { layer: undefined, mounted: [], volumes: [] };

function placesOf(info: ContainerInspectInfo): Places {
  // The client's types cover the data of one driver only.
  const { UpperDir } = { ...info.GraphDriver?.Data } as { UpperDir?: string };
  return {
    layer: UpperDir,
    mounted: [info.HostsPath, info.ResolvConfPath, info.HostnamePath].filter(Boolean),
    volumes: info.Mounts.flatMap(({ Type, Name, Source }) => (Type === "volume" && Name ? [{ name: Name, path: Source }] : [])),
  };
}

const run = promisify(execFile);

/** Runs `du` for the paths; those that do not exist or cannot be read are missing from the result. */
async function du(options: readonly string[], paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const { stdout } = await run("du", ["-s", "-x", ...options, "--", ...new Set(paths)], { timeout: measureTimeoutMs }).catch(
    // It exits with 1 when a path could not be read, but still reports the others.
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }),
  );
  const lines = stdout.split("\n").map((line) => line.split("\t"));
  return new Map(lines.flatMap(([size, path]) => (path === undefined ? [] : [[path, Number(size)]])));
}

/** If this process cannot read them, the engine measures all its volumes, which takes longer. */
async function volumeBytes(docker: Docker): Promise<Map<string, number>> {
  const { Volumes } = (await docker.df()) as { Volumes?: { Name: string; UsageData?: { Size: number } }[] };
  return new Map((Volumes ?? []).map(({ Name, UsageData }) => [Name, Math.max(0, UsageData?.Size ?? 0)]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function layerBytes(container: object): number {
  return "SizeRw" in container && typeof container.SizeRw === "number" ? container.SizeRw : 0;
}
