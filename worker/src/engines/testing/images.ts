import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import type Docker from "dockerode";
import { type Pack, pack } from "tar-stream";
import { connectDocker } from "../docker/api/connect.ts";

/** The engine for tests: at `GANTRY_TEST_DOCKER`, or the usual socket. Throws if none responds; tests are never skipped. */
export async function testDocker(): Promise<{ docker: Docker; host: string }> {
  const host = process.env.GANTRY_TEST_DOCKER ?? "/var/run/docker.sock";
  const docker = connectDocker(host);
  await docker.ping().catch((error) => {
    throw new Error(
      `These tests need a container engine, and none answers at ${host}: start one and set GANTRY_TEST_DOCKER to its socket (${error.message}).`,
    );
  });
  return { docker, host };
}

export interface TestImage {
  /** Absent: the image has no `/app/entrypoint.sh`. */
  entrypoint?: string;
  entrypointMode?: number;
  /** More files: path inside the image → content. */
  files?: Record<string, string | Buffer>;
  /** Links: path → target. */
  links?: Record<string, string>;
  /** Dockerfile instructions: `ENTRYPOINT ["/bin/true"]`. */
  changes?: string[];
}

export const shellApplets =
  "sh ash cat echo printf sleep seq head tail dd yes mkdir mkfifo ln ls cp mv rm chmod chown kill true false env id touch wc grep sed awk tr date find ps nc wget ip ifconfig hostname stat tar test expr cut sort uniq base64 sync truncate mknod mount ping".split(
    " ",
  );

/**
 * Imports a small image without a registry: static busybox and the given files.
 * Resolves when the engine has it under `tag`.
 */
export async function importImage(docker: Docker, tag: string, image: TestImage): Promise<void> {
  const tar = pack();
  for (const folder of ["bin", "app", "etc", "proc", "sys", "dev", "root"]) tar.entry({ name: folder, type: "directory", mode: 0o755 });
  tar.entry({ name: "tmp", type: "directory", mode: 0o1777 });
  tar.entry({ name: "etc/passwd" }, "root:x:0:0:root:/root:/bin/sh\n");
  tar.entry({ name: "bin/busybox", mode: 0o755 }, await readFile("/bin/busybox"));
  for (const applet of shellApplets) tar.entry({ name: `bin/${applet}`, type: "symlink", linkname: "busybox" });
  if (image.entrypoint !== undefined) tar.entry({ name: "app/entrypoint.sh", mode: image.entrypointMode ?? 0o755 }, image.entrypoint);
  for (const [path, content] of Object.entries(image.files ?? {})) tar.entry({ name: path.replace(/^\//, ""), mode: 0o755 }, content);
  for (const [path, target] of Object.entries(image.links ?? {}))
    tar.entry({ name: path.replace(/^\//, ""), type: "symlink", linkname: target });
  tar.finalize();
  // Podman reads the tag only from here.
  const query = { repo: tag, changes: ["ENV PATH=/bin", ...(image.changes ?? [])] };
  const progress = await docker.importImage(tar.pipe(new PassThrough()), query);
  let progressText = "";
  for await (const chunk of progress) progressText += chunk.toString();
  if (progressText.includes('"error"')) throw new Error(`the engine did not take the image ${tag}: ${progressText}`);
}

/** Imports an image that claims to be built for another platform; `import` would use this machine's platform. */
export async function loadForeignImage(docker: Docker, tag: string, architecture: string): Promise<void> {
  const layer = await bytesOf((tar) => tar.entry({ name: "app/entrypoint.sh", mode: 0o755 }, "#!/bin/sh\n"));
  const config = JSON.stringify({
    architecture,
    os: "linux",
    config: {},
    history: [{}],
    rootfs: { type: "layers", diff_ids: [`sha256:${createHash("sha256").update(layer).digest("hex")}`] },
  });
  const archive = await bytesOf((tar) => {
    tar.entry({ name: "layer.tar" }, layer);
    tar.entry({ name: "config.json" }, config);
    tar.entry({ name: "manifest.json" }, JSON.stringify([{ Config: "config.json", RepoTags: [tag], Layers: ["layer.tar"] }]));
  });
  const progress = await docker.loadImage(Readable.from([archive]));
  for await (const chunk of progress) if (chunk.toString().includes('"error"')) throw new Error(chunk.toString());
}

/** The archive that `fill` writes. */
export async function bytesOf(fill: (tar: Pack) => void): Promise<Buffer> {
  const tar = pack();
  fill(tar);
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** The command of a run is its program: `entrypoint.sh` passes it to the shell. */
export const shellSuite: TestImage = { entrypoint: '#!/bin/sh\nfolder=$1\nexport folder\nexec /bin/sh -c "$COMMAND"\n' };
