import type { Rolldown } from "vite";

const schemas = /node_modules[\\/](zod|@hookform)[\\/]|zod-without-eval|contract[\\/]src[\\/](?!constants|route\.)|form-fields/;

/** Which modules share a file: few files for each page, and none that brings what the page does not need. */
export const chunks = [
  // What the first script needs; it must not wait for more.
  { name: "first", test: /preload-helper|src[\\/](api[\\/](early|stored-token)|constants|route\.ts)/, priority: 9 },
  { name: "react", test: /node_modules[\\/](react-dom|react|scheduler)[\\/]/, priority: 8 },
  // Only forms load these; the one that signs in needs no schema.
  { name: "forms", test: /node_modules[\\/]react-hook-form/, priority: 7 },
  { name: "schemas", test: schemas, priority: 6 },
  // Nearly every page needs these. A file for each of their parts would be fifty requests. (Selects are for dialogs.)
  { name: "libraries", test: /node_modules(?!.*react-select)/, minShareCount: 8, priority: 5 },
  { name: "common", test: /dashboard[\\/]src(?!.*[\\/]Select\.tsx)/, minShareCount: 8, priority: 4 },
  // What some pages share; a small file is joined with the one for the most similar pages.
  {
    name: sharedUnlessSchemas,
    debugName: "shared",
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
    priority: 3,
  },
] satisfies Rolldown.CodeSplittingGroup[];

/** A module that reaches a schema would bring their library to every page it is joined for. */
function sharedUnlessSchemas(id: string, chunking: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  const reaches = (moduleId: string): boolean => {
    if (schemas.test(moduleId)) return true;
    if (seen.has(moduleId)) return false;
    seen.add(moduleId);
    return chunking.getModuleInfo(moduleId)?.importedIds.some(reaches) ?? false;
  };
  return reaches(id) ? null : "shared";
}
