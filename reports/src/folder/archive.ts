import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { ArchiveError, type ArchiveLimits, archiveLimits, type Extracted } from "../archive/archive-limits.ts";
import { asIs, type Hide, EntryExtractor } from "./entry-extractor.ts";

/**
 * The only way to extract a report from a tar stream. Writes only regular files and the folders they need, each created exclusively
 * (`O_EXCL`, `O_NOFOLLOW`) under plain names inside `root`, which must be a new directory of ours. Links, devices, absolute names or names with `..`,
 * names that collide when case is ignored, and everything above a limit are skipped with a note.
 * @throws {ArchiveError} for a stream that is not a tar.
 */
export async function extractArchive(
  source: Readable,
  root: string,
  given: Partial<ArchiveLimits> = {},
  prefix = "",
  hide: Hide = asIs,
  ignoredTime?: number,
): Promise<Extracted> {
  const limits = { ...archiveLimits, ...given };
  const extractor = new EntryExtractor(root, limits, { prefix, hide, ignoredTime });
  const extract = tar.extract();
  const feeding = pipeline(source, extract).catch((error: unknown) => {
    throw asArchiveError(error);
  });
  // Handled below; without this an early error would be unhandled.
  feeding.catch(() => undefined);
  try {
    for await (const entry of extract) {
      if (extractor.isCut) {
        source.destroy();
        // If the source has ended already, it would wait forever for its next entry to be read.
        extract.destroy();
        await feeding.catch(() => undefined);
        return extractor.result();
      }
      await extractor.take({
        name: entry.header.name,
        type: entry.header.type ?? "file",
        sizeBytes: entry.header.size ?? 0,
        content: Readable.from(entry),
        linkTarget: entry.header.linkname ?? undefined,
        changedAt: entry.header.mtime && entry.header.mtime.getTime() / 1000,
      });
      entry.resume();
    }
  } catch (error) {
    source.destroy();
    await feeding.catch(() => undefined);
    throw asArchiveError(error);
  }
  await feeding;
  return extractor.result();
}

/** An error of this machine is not the archive's fault. */
const systemCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE", "ENFILE", "ENOMEM", "EACCES", "EPERM"]);

/** The tar reader's own message does not help the sender. An error of this machine (a full disk) is passed on. */
function asArchiveError(error: unknown): Error {
  if (error instanceof ArchiveError) return error;
  if (error instanceof Error && "code" in error && systemCodes.has(error.code)) return error;
  return new ArchiveError("The report's archive is damaged or ends too early.");
}
