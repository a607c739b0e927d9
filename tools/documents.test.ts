import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const pages = readdirSync(join(root, "docs"), { recursive: true }).map((name) => `docs/${String(name)}`);
const documents = ["README.md", "CHANGELOG.md", ...pages.filter((name) => name.endsWith(".md"))];
const read = (path: string) => readFileSync(join(root, path), "utf8").replace(/^```[\s\S]*?^```/gm, "");

/** The anchors that GitHub gives a document's headings. */
function anchorsOf(path: string): Set<string> {
  const titles = [...read(path).matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? "");
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function isDead(from: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? from : join(dirname(from), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).has(anchor);
}

test("each link between the documents leads to a file and a heading that exist", () => {
  const links = documents.flatMap((from) =>
    [...read(from).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => ({ from, link: match[1] ?? "" }))
      .filter(({ link }) => !/^[a-z]+:/.test(link)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ from, link }) => isDead(from, link))).toEqual([]);
});

test("the recipes in docs/adding name only files and folders that exist", () => {
  const named = documents
    .filter((path) => path.startsWith("docs/adding/"))
    .flatMap((from) =>
      [...read(from).matchAll(/`((?:contract|dashboard|server|worker|cli|reports|tools|e2e)\/[^`\s]+)`/g)].map((match) => match[1] ?? ""),
    );
  // A part in <…>, {…} or NNN stands for a name that is chosen.
  const fixed = named.map((path) => path.replace(/[^/]*(?:[<{*]|NNN).*$/, ""));
  expect(fixed.length).toBeGreaterThan(40);
  expect(fixed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
