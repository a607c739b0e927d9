import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { matchPaths } from "./match-paths.ts";
import { passesFilter } from "./pattern-filter.ts";

const passes = (include: string[], exclude: string[], text: string) => passesFilter({ include, exclude })(text);

test.each([
  ["src/**", "src/a/b.ts", true],
  ["src/**", "lib/src/a.ts", false],
  ["**/*.md", "README.md", true],
  ["**/*.md", "docs/a/b.md", true],
  ["*.md", "docs/a.md", false],
  ["docs/", "docs/a/b.md", true],
  ["docs", "docs/a.md", false],
  ["**", ".github/workflows/x.yml", true],
  ["src/?.ts", "src/a.ts", true],
  ["src/?.ts", "src/ab.ts", false],
  // Names that other globs would read as classes, groups and alternatives.
  ["app/(shop)/[id]/**", "app/(shop)/[id]/page.tsx", true],
  ["app/[id]/**", "app/i/page.tsx", false],
  ["{a,b}/x", "{a,b}/x", true],
  ["{a,b}/x", "a/x", false],
  ["@acme/+page.ts", "@acme/+page.ts", true],
  ["a.c", "abc", false],
  ["c++/**", "c++/a", true],
  ["größe/*", "größe/ä", true],
  ["with space/*", "with space/a", true],
  ["a\\b", "a\\b", true],
])("the pattern %s and the path %s: %s", (pattern, path, expected) => {
  expect(passes([pattern], [], path)).toBe(expected);
});

test("a branch passes with an included pattern and no excluded one", () => {
  expect(passes([], [], "anything/at-all")).toBe(true);
  expect(passes(["main", "release/*"], [], "release/1.2")).toBe(true);
  expect(passes(["main", "release/*"], [], "release/1/2")).toBe(false);
  expect(passes(["main"], [], "feature/main")).toBe(false);
  expect(passes(["release"], [], "release/1")).toBe(false);
  expect(passes(["**"], ["renovate/**"], "renovate/all")).toBe(false);
  expect(passes([], ["renovate/**"], "main")).toBe(true);
});

test("a pattern without * and ? matches exactly itself", () => {
  const name = fc.stringMatching(/^[^/*?\p{Cc}]{1,12}$/u).filter((text) => text !== "." && text !== "..");
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(passes([`a/${one}`], [], `a/${one}`)).toBe(true);
      expect(passes([`a/${one}`], [], `a/${other}`)).toBe(one === other);
    }),
  );
});

const files = (paths: string[], missing: string | null = null) => ({ paths, missing });

test("a push passes if one of its files does, and if the list may lack some", () => {
  const filter = { include: ["src/**"], exclude: ["**/*.md"] };
  expect(matchPaths(filter, files(["README.md", "src/a.ts"]))).toEqual({ passes: true, note: null });
  expect(matchPaths(filter, files(["README.md", "src/a.md"]))).toEqual({ passes: false, note: null });
  expect(matchPaths(filter, files(["README.md"], "The branch is new"))).toEqual({
    passes: true,
    note: "The branch is new, so the path filters were not applied.",
  });
  expect(matchPaths(filter, files([])).note).toContain("lists no changed files");
  expect(matchPaths(filter, files(["x".repeat(5_000)])).note).toContain("is very long");
  expect(matchPaths(filter, files(["src/a\nb"]))).toEqual({ passes: true, note: null });
  expect(matchPaths({ include: [], exclude: [] }, files([], "The branch is new"))).toEqual({ passes: true, note: null });
});

test("comparing ends after a time, and the push passes", () => {
  let now = 0;
  const paths = (function* () {
    for (;;) yield "docs/a.md";
  })();
  const judged = matchPaths({ include: ["src/**"], exclude: [] }, { paths, missing: null }, () => (now += 1_000));
  expect(judged).toEqual({ passes: true, note: "Comparing the changed files took too long, so the path filters were not applied." });
});

// With an expression that tries all ways, each of these takes longer than a test may.
test.each(["**/a*a*/**/a*a*b", "*a".repeat(90), `${"**/a/".repeat(38)}b`, `${"?*".repeat(90)}b`])(
  "the pattern %s is compared quickly",
  (pattern) => {
    const longest = [`${"a".repeat(250)}/`.repeat(16).slice(0, 4_096), "a/".repeat(2_048), "a".repeat(4_096)];
    expect(longest.map(passesFilter({ include: [pattern], exclude: [] }))).toEqual([false, false, pattern.startsWith("*a*a")]);
  },
);

test("patterns match the same as expressions that are made of them", () => {
  const piece = fc.constantFrom("a", "b", "*", "?", "/", "**", "/**/");
  const pattern = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join("").replace(/\/+/g, "/").replace(/\/$/, ""));
  const path = fc.stringMatching(/^[ab/]{0,8}$/);
  fc.assert(
    fc.property(
      pattern.filter((text) => text !== ""),
      path,
      (text, of) => {
        expect([text, of, passes([text], [], of)]).toEqual([text, of, expressionOf(text).test(of)]);
      },
    ),
    { numRuns: rounds(1_000, 5_000) },
  );
});

/** Slow for some patterns, and obvious. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split("/").map((part) => (part === "**" ? part : part.replace(/\*+/g, "[^/]*").replaceAll("?", "[^/]")));
  // Each part begins with a slash, so that `**` can stand for none.
  return {
    test: (text: string) => new RegExp(`^${parts.map((part) => (part === "**" ? "(?:/[^/]*)*" : `/${part}`)).join("")}$`).test(`/${text}`),
  } as RegExp;
}
