import type { ObjectStore } from "../../platform/storage/object-store.ts";
import type { FolderListing } from "./pages/folder-page.ts";

const filesPerPage = 1000;
const maxFolders = 200;

/**
 * The files below a folder by path, one page of them.
 * @param page counted from 1; a page past the end means the last one
 * @returns `undefined` when the store has no such folder
 */
export async function listFolder(
  storage: ObjectStore,
  key: string,
  page: number,
): Promise<Omit<FolderListing, "title" | "hasParent"> | undefined> {
  const files = (await storage.list(key))
    .map((file) => ({ path: file.key.slice(key.length + 1), sizeBytes: file.sizeBytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length === 0) return undefined;
  const perFolder = new Map<string, number>();
  for (const { path } of files) {
    const slash = path.indexOf("/");
    if (slash > 0) perFolder.set(path.slice(0, slash), (perFolder.get(path.slice(0, slash)) ?? 0) + 1);
  }
  const pages = Math.ceil(files.length / filesPerPage);
  const shown = Math.min(page, pages);
  return {
    folders: [...perFolder].slice(0, maxFolders).map(([name, count]) => ({ name, files: count })),
    files: files.slice((shown - 1) * filesPerPage, shown * filesPerPage),
    totalFiles: files.length,
    page: shown,
    pages,
  };
}
