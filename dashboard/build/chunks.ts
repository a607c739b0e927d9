import { join } from "node:path";
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;
type Test = (id: string, graph: Graph) => boolean;

const firstScript = join(import.meta.dirname, "../src/start/main.ts");
const app = join(import.meta.dirname, "../src/start/app.tsx");
const select = join(import.meta.dirname, "../src/ui/fields/Select.tsx");
/** Many pages need it, and none of them after sign-in. */
const welcomeFrame = join(import.meta.dirname, "../src/features/auth/WelcomeFrame.tsx");
const contract = join(import.meta.dirname, "../../contract/");

// A small file is merged with the one for the most similar pages.
const sharedBySomePages = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1200, priority: 2 };

/**
 * Which modules share a file: few files for each page, and none with a package that the page does not need.
 * The rules use the graph of imports and names of packages, so a new module needs no change here.
 */
export const chunks = [
  // The first script must not wait for other files.
  group("first", (id, graph) => importsOf(firstScript, graph).has(id), { priority: 6 }),
  group("react", isPackage("react", "react-dom", "scheduler"), { priority: 5 }),
  // One file: an icon that two pages share would otherwise load the parts of a third page that it is merged with.
  group("icons", isPackage("lucide-react"), { minShareCount: 2, priority: 4 }),
  // Every page needs all that the application's script imports.
  group("app", (id, graph) => importsOf(app, graph).has(id) && needsOnlyBasics(id, graph), { priority: 3 }),
  // What nearly every page needs: a file for each of these modules would be fifty requests.
  group("common", (id, graph) => id !== welcomeFrame && needsOnlyBasics(id, graph), { minShareCount: 8, priority: 3 }),
  group("shared", needsOnlyBasics, sharedBySomePages),
  // The contract's schemas, and the packages that check with them.
  group("schemas", (id) => isSchemaPackage(id) || id.startsWith(contract), { priority: 1 }),
] satisfies Rolldown.CodeSplittingGroup[];

function group(name: string, test: Test, options: Omit<Rolldown.CodeSplittingGroup, "name">) {
  return { ...options, debugName: name, name: (id: string, graph: Graph) => (test(id, graph) ? name : null) };
}

/** Whether a module imports none of the large parts that many modules import and most pages do not need. */
function needsOnlyBasics(id: string, graph: Graph): boolean {
  const isLarge = isPackage("react-hook-form", "@radix-ui/react-select");
  return !reaches((imported) => isSchemaPackage(imported) || isLarge(imported) || imported === select, id, graph);
}

function isSchemaPackage(id: string): boolean {
  return isPackage("zod", "@hookform/resolvers")(id);
}

/** Whether a module belongs to one of these packages. */
function isPackage(...names: readonly string[]): (id: string) => boolean {
  return (id) => names.includes(/.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? "");
}

/** Whether `test` accepts a module or one of its imports. */
function reaches(test: (id: string) => boolean, id: string, graph: Graph): boolean {
  return [...importsOf(id, graph)].some(test);
}

/** A module and everything that it imports statically, directly or through others. The imports of packages do not count. */
function importsOf(id: string, graph: Graph): ReadonlySet<string> {
  const all = new Set([id]);
  for (const found of all) for (const imported of directImports(found, graph)) all.add(imported);
  return all;
}

const known = new Map<string, readonly string[]>();

function directImports(id: string, graph: Graph): readonly string[] {
  const imports = known.get(id) ?? (id.includes("node_modules") ? [] : (graph.getModuleInfo(id)?.importedIds ?? []));
  known.set(id, imports);
  return imports;
}
