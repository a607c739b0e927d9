import { createHash } from "node:crypto";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type Docker from "dockerode";
import type { Logger } from "pino";
import { type Pack, pack } from "tar-stream";
import { addBrowser, installShop } from "./browser.ts";
import { catalog, examplesFolder, type SampleName } from "./catalog.ts";
import { addFolder, addHostNode, filesOf } from "./root-filesystem.ts";

/** Not part of a suite's image. */
const leftOut = new Set(["node_modules", "README.md", "Dockerfile", ".dockerignore"]);

/**
 * Builds a sample's image on this machine's engine, unless it exists with the same sources. The API sample takes a second or two; the shop needs a
 * browser from Debian's packages, and takes a minute the first time.
 * @throws a sentence that says what to do if it cannot be built.
 */
export async function buildSample(docker: Docker, name: SampleName, say: (text: string) => void = () => {}): Promise<{ image: string; built: boolean }> {
  const { image, folder } = catalog[name];
  const examples = examplesFolder();
  if (examples === undefined) throw new Error("The folder examples/ is not beside this program, so the sample suites cannot be built.");
  if (process.platform !== "linux") throw new Error(`Sample images are built from this machine's own programs, which takes Linux. Build it with Docker instead: docker build -t ${image} examples/${folder}`);
  const source = join(examples, folder);
  const version = await versionOf(source);
  const before = await docker.getImage(`${image}:latest`).inspect().catch(() => undefined);
  if (before?.Config?.Labels?.["gantry.sample"] === version) return { image: `${image}:latest`, built: false };
  const modules = name === "shop" ? await installShop(source, say) : undefined;
  say(`building ${image}`);
  const tar = pack();
  const filled = fill(tar, source, modules);
  filled.catch((error: Error) => tar.destroy(error));
  const progress = await docker.importImage(tar.pipe(new PassThrough()), {
    repo: image,
    tag: "latest",
    changes: ["WORKDIR /app", "ENV PATH=/usr/local/bin:/usr/bin:/bin", `LABEL gantry.sample=${version}`],
  });
  await filled;
  let progressText = "";
  for await (const piece of progress) progressText += piece.toString();
  if (progressText.includes('"error"')) throw new Error(`The container engine rejected ${image}: ${progressText.slice(0, 500)}`);
  return { image: `${image}:latest`, built: true };
}

async function fill(tar: Pack, source: string, modules: string | undefined): Promise<void> {
  await addHostNode(tar);
  await addFolder(tar, source, "app", leftOut);
  if (modules !== undefined) {
    tar.entry({ name: "app/node_modules", type: "directory", mode: 0o755 });
    await addFolder(tar, modules, "app/node_modules");
    await addBrowser(tar);
  }
  tar.finalize();
}

async function versionOf(source: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const { path, content } of await filesOf(source, leftOut)) hash.update(path).update("\0").update(content);
  return hash.digest("hex").slice(0, 16);
}

/** Builds the API sample in advance. Errors are logged; runs are not delayed. */
export async function prepareSamples(docker: Docker, log: Logger): Promise<void> {
  try {
    const { image, built } = await buildSample(docker, "api");
    if (built) log.info({ image }, "sample suite built");
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, "the sample suite was not built");
  }
}
