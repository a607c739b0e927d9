import { createRequire } from "node:module";

// Runs the package s3rver: node s3-server.mjs <folder> <port> <bucket>
const require = createRequire(import.meta.url);
const S3rver = require("s3rver");
const FilesystemStore = require("s3rver/lib/stores/filesystem");

const [directory, port, bucket] = process.argv.slice(2);
const list = FilesystemStore.prototype.listObjects;

/** s3rver leaves out folders whose files are more than two levels below. S3 itself does not. */
FilesystemStore.prototype.listObjects = async function listObjects(name, { delimiter, ...options }) {
  if (!delimiter) return list.call(this, name, options);
  const found = await list.call(this, name, { ...options, maxKeys: undefined });
  const start = options.prefix ?? "";
  const end = (key) => key.indexOf(delimiter, start.length);
  const folders = found.objects.filter(({ key }) => end(key) >= 0).map(({ key }) => key.slice(0, end(key) + delimiter.length));
  return { ...found, objects: found.objects.filter(({ key }) => end(key) < 0), commonPrefixes: [...new Set(folders)].sort() };
};

await new S3rver({
  directory,
  port: Number(port),
  address: "127.0.0.1",
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
}).run();
