import { expect, test } from "vitest";
import { parse } from "yaml";
import { ciSnippet, type SystemName, systems } from "./ci-snippets.ts";

const pipeline = {
  origin: "https://gantry.example.com/base",
  projectId: "6a1b2c3d4e5f60718293a4b5",
  image: "registry.example.com/team/suite:1.4",
};
const names = Object.keys(systems) as SystemName[];

test.each(names)("%s: both snippets name the server, the project and where the key is", (name) => {
  for (const way of ["run", "upload"] as const) {
    const snippet = ciSnippet(name, way, pipeline);
    expect(snippet).toContain(`${pipeline.origin}/`);
    expect(snippet).toContain(way === "run" ? "/execution-request \\" : "/ingest \\");
    expect(snippet).toContain(pipeline.projectId);
    expect(snippet).toContain("x-api-key: $GANTRY_API_KEY");
    expect(systems[name].secret).toMatch(/GANTRY_API_KEY|gantry-api-key/);
  }
});

/** The shell lines of a snippet, as its system hands them to a shell. */
function shellOf(name: SystemName, snippet: string): string {
  if (name === "shell") return snippet;
  if (name === "jenkins") return (/'''\n([\s\S]*)'''/.exec(snippet)?.[1] ?? "").replaceAll("\\\\", "\\");
  const step: unknown = parse(snippet);
  return /(?:curl|code=0)[\s\S]*/.exec(deepest(step))?.[0] ?? "";
}

/** The longest text in a value. */
function deepest(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .map(deepest)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

test.each(names)("%s: the configuration is read back as the same shell lines", (name) => {
  for (const way of ["run", "upload"] as const) {
    const shell = shellOf(name, ciSnippet(name, way, pipeline));
    const lines = shell
      .trimEnd()
      .split("\n")
      .map((line) => line.trim());
    const expected = ciSnippet("shell", way, pipeline)
      .split("\n")
      .map((line) => line.trim());
    const withoutCommit = (all: string[]) => all.filter((line) => !line.startsWith("--form-string"));
    expect(withoutCommit(lines)).toEqual(withoutCommit(expected));
  }
});
