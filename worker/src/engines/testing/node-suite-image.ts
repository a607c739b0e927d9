import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type Docker from "dockerode";
import { pack } from "tar-stream";
import { addFolder, addHostNode, addText } from "../../samples/root-filesystem.ts";

/** A suite image with this machine's Node and the named packages with their dependencies. `bins`: command → file in `node_modules`. */
export async function importNodeSuite(
  docker: Docker,
  tag: string,
  { files, modules, packages, bins }: { files: Record<string, string>; modules: string; packages: string[]; bins: Record<string, string> },
): Promise<void> {
  const tar = pack();
  const imported = docker.importImage(tar.pipe(new PassThrough()), { repo: tag, changes: ["WORKDIR /app", "ENV PATH=/usr/bin:/bin"] });
  await addHostNode(tar);
  for (const [path, text] of Object.entries(files)) addText(tar, `app/${path}`, text, 0o755);
  for (const name of withDependencies(modules, packages)) await addFolder(tar, join(modules, name), `app/node_modules/${name}`);
  for (const [name, target] of Object.entries(bins))
    tar.entry({ name: `app/node_modules/.bin/${name}`, type: "symlink", linkname: `../${target}` });
  tar.finalize();
  let progressText = "";
  for await (const chunk of await imported) progressText += chunk.toString();
  if (progressText.includes('"error"')) throw new Error(`the engine did not take the image ${tag}: ${progressText}`);
}

/** The packages at the top of `node_modules` that these need; nested ones are included with them. */
function withDependencies(modules: string, packages: readonly string[]): Set<string> {
  const found = new Set<string>();
  const installed = new Set(
    readdirSync(modules).flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    ),
  );
  const waiting = [...packages];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !installed.has(name)) continue;
    found.add(name);
    const description = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
    waiting.push(...Object.keys({ ...description.dependencies, ...description.peerDependencies }));
    // Nested packages resolve missing dependencies from the top level.
    for (const nested of nestedPackages(join(modules, name))) waiting.push(...nested);
  }
  return found;
}

function nestedPackages(folder: string): string[][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.includes("node_modules/") && path.endsWith("/package.json"))
    .map((path) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(folder, path), "utf8")) as { dependencies?: Record<string, string> };
      return Object.keys(dependencies);
    });
}
