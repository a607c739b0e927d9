import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip } from "node:zlib";

/** The first bytes of a file compressed with gzip. Of a damaged file, as many as can be decompressed before the damage; none if that is at its beginning. */
export async function readGzipHead(path: string, mostBytes: number): Promise<Buffer> {
  // zlib drops the output of the call that finds the damage, so each call decompresses little.
  const gunzip = createGunzip({ chunkSize: constants.Z_MIN_CHUNK, finishFlush: constants.Z_SYNC_FLUSH });
  const pieces: Buffer[] = [];
  let bytes = 0;
  gunzip.on("data", (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= mostBytes) gunzip.destroy();
  });
  await pipeline(createReadStream(path), gunzip).catch(() => undefined);
  return Buffer.concat(pieces).subarray(0, mostBytes);
}
