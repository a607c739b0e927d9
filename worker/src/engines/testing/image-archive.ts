import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { bytesOf, shellApplets, type TestImage } from "./images.ts";

/** What an image's configuration says besides its files. */
export interface ArchiveConfig {
  User?: string;
  WorkingDir?: string;
}

/** A small image as an archive that `ctr images import` and `docker load` read: static busybox and the given files. */
export async function imageArchive(tag: string, image: TestImage, config: ArchiveConfig = {}): Promise<Buffer> {
  const busybox = await readFile("/bin/busybox");
  const layer = await bytesOf((tar) => {
    for (const folder of ["bin", "app", "etc", "proc", "sys", "dev", "root"]) tar.entry({ name: folder, type: "directory", mode: 0o755 });
    tar.entry({ name: "tmp", type: "directory", mode: 0o1777 });
    tar.entry({ name: "etc/passwd" }, "root:x:0:0:root:/root:/bin/sh\n");
    tar.entry({ name: "bin/busybox", mode: 0o755 }, busybox);
    for (const applet of shellApplets) tar.entry({ name: `bin/${applet}`, type: "symlink", linkname: "busybox" });
    if (image.entrypoint !== undefined) tar.entry({ name: "app/entrypoint.sh", mode: image.entrypointMode ?? 0o755 }, image.entrypoint);
    for (const [path, content] of Object.entries(image.files ?? {})) tar.entry({ name: path, mode: 0o755 }, content);
    for (const [path, target] of Object.entries(image.links ?? {})) tar.entry({ name: path, type: "symlink", linkname: target });
  });
  const blobs = new Map<string, Buffer>();
  const keep = (bytes: Buffer, mediaType: string) => {
    const digest = sha256(bytes);
    blobs.set(`blobs/sha256/${digest}`, bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
  };
  const layerOf = keep(layer, "application/vnd.oci.image.layer.v1.tar");
  const platform = { architecture: process.arch === "arm64" ? "arm64" : "amd64", os: "linux" };
  const configOf = keep(
    json({ ...platform, config: { Env: ["PATH=/bin"], ...config }, rootfs: { type: "layers", diff_ids: [layerOf.digest] } }),
    "application/vnd.oci.image.config.v1+json",
  );
  const manifest = keep(
    json({ schemaVersion: 2, mediaType: "application/vnd.oci.image.manifest.v1+json", config: configOf, layers: [layerOf] }),
    "application/vnd.oci.image.manifest.v1+json",
  );
  const annotations = { "io.containerd.image.name": tag, "org.opencontainers.image.ref.name": tag };
  return bytesOf((tar) => {
    tar.entry({ name: "oci-layout" }, json({ imageLayoutVersion: "1.0.0" }));
    tar.entry({ name: "index.json" }, json({ schemaVersion: 2, manifests: [{ ...manifest, platform, annotations }] }));
    for (const [name, bytes] of blobs) tar.entry({ name }, bytes);
  });
}

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
