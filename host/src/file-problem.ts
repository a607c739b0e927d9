const words: Readonly<Record<string, string>> = {
  EACCES: "this user may not access it",
  EPERM: "this user may not access it",
  EROFS: "the file system is read-only",
  EISDIR: "it is a folder, not a file",
  ENOTDIR: "a part of its path is a file, not a folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file would be larger than allowed",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
  EIO: "the disk reports an error",
  EEXIST: "it exists already",
};

/** Why a file operation failed, as the second half of a sentence; `undefined` for anything but a file system error. */
export function fileProblem(error: unknown, intent: "read" | "write"): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  if (error.code === "ENOENT") return intent === "read" ? "there is no such file" : "its folder does not exist";
  return words[String(error.code)];
}

/** A file could not be written because the disk or quota is full. A retry may succeed after space is freed. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}
