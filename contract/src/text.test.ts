import { expect, test } from "vitest";
import { CachePath } from "./caches/schemas.ts";
import { ConcurrencyGroup, GitRef, HttpUrl, RepositoryUrl, ReportFolder, SourcePath } from "./executions/schemas.ts";
import { Shards } from "./matrix-runs/shards-schema.ts";
import { ProjectName } from "./projects/schemas.ts";
import { Pattern } from "./triggers/schemas.ts";

const fields = {
  CachePath: [CachePath, "/root/x"],
  ConcurrencyGroup: [ConcurrencyGroup, "deploy"],
  GitRef: [GitRef, "main"],
  HttpUrl: [HttpUrl, "https://shop.example/x"],
  Pattern: [Pattern, "src/**"],
  ProjectName: [ProjectName, "Shop"],
  ReportFolder: [ReportFolder, "reports"],
  RepositoryUrl: [RepositoryUrl, "https://github.com/acme/app"],
  SourcePath: [SourcePath, "e2e"],
} as const;

test.each(Object.entries(fields))(
  "%s rejects control characters, line separators and characters that turn the direction",
  (_, [schema, text]) => {
    expect(schema.safeParse(text).success).toBe(true);
    for (const hidden of ["\u0007", "\u2028", "\u2029", "\u202e", "\u2066"])
      expect([hidden, schema.safeParse(`${text.slice(0, -1)}${hidden}${text.at(-1)}`).success]).toEqual([hidden, false]);
  },
);

test("a ref is not changed silently, and the files of shards read as they are", () => {
  expect(GitRef.safeParse("main\u2028").error?.issues[0]?.message).toContain("line separators");
  expect(Shards.safeParse({ total: 2, files: ["a.ts", "\u202Ets.b"] }).error?.issues[0]?.message).toContain(
    "turn the direction of writing",
  );
});
