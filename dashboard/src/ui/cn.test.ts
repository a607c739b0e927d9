import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./cn.ts";

const source = join(import.meta.dirname, "..");

/** With all of Tailwind's classes. */
const merge = extendTailwindMerge({ cacheSize: 0, extend: { theme: { text: ["2xs"], shadow: ["pop"] } } });

test("of two classes in the source, the later one wins if Tailwind's classes say so", async () => {
  const groups = groupsOf(await classesInSource());
  expect(groups.length).toBeGreaterThan(80);
  const differs = (first: string, second: string) => cn(first, second) !== merge(first, second);
  const wrong = groups.flatMap(({ head, others }) => [
    ...others.filter((other) => differs(head, other) || differs(other, head)).map((other) => [head, other]),
    ...groups.filter((group) => group.head !== head && differs(head, group.head)).map((group) => [head, group.head]),
  ]);
  expect(wrong).toEqual([]);
});

test("keeps the class of another state or width", () => {
  expect(cn("px-2 hover:px-3 md:px-4", "px-5")).toBe("hover:px-3 md:px-4 px-5");
  expect(cn("hover:bg-hover", "hover:bg-raised")).toBe("hover:bg-raised");
  expect(cn("text-sm leading-4", "text-lg/7")).toBe("text-lg/7");
});

/** Classes that replace each other. What holds for two groups holds for all classes in them, so not all pairs need a comparison. */
function groupsOf(classes: readonly string[]): { head: string; others: string[] }[] {
  const groups: { head: string; others: string[] }[] = [];
  for (const name of classes) {
    const group = groups.find(({ head }) => merge(name, head) === head && merge(head, name) === name);
    if (group) group.others.push(name);
    else groups.push({ head: name, others: [] });
  }
  return groups;
}

/** What strings in the source consist of, as far as Tailwind knows it, without `hover:` and the like. */
async function classesInSource(): Promise<string[]> {
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.endsWith("class-groups.ts"),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), "utf8")));
  const words = texts.flatMap((text) => [...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, inner = ""]) => inner.split(/\s+/)));
  const classes = words.filter((word) => /^[!\w@*[\]&>.:/()%,#=+-]+$/.test(word)).map((word) => word.replace(/^.*:(?![^[(]*[\])])/, ""));
  return [...new Set(classes)].filter((name) => name !== "" && merge(name, name) === name);
}
