import type { Product } from "./product.ts";

/** Every command of the command line that does something, as its help lists them: `run`, `cases import`. */
export async function commandsOf(product: Product, group: string[] = []): Promise<string[]> {
  const { stdout } = await product.gantry([...group, "--help"]);
  const [, list] = stdout.split(/^Commands:$/m);
  if (list === undefined) return [group.join(" ")];
  const names = [...list.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = ""]) => name).filter((name) => name !== "help");
  return (await Promise.all(names.map((name) => commandsOf(product, [...group, name])))).flat();
}
