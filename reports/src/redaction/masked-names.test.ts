import { expect, test } from "vitest";
import { compileSecrets } from "./secret-patterns.ts";
import { MaskedNames } from "./masked-names.ts";

const maskAll = (paths: string[], secrets: string[]): string[] => {
  const names = new MaskedNames(
    paths.map((path) => ({ path, sizeBytes: 1 })),
    compileSecrets(secrets),
  );
  const masked = paths.map((path) => names.of(path));
  expect(paths.map((path) => names.of(path))).toEqual(masked);
  return masked;
};

test.each([
  ["a secret that is part of a name", ["r/a-s3cr3t.txt", "r/b.txt"], ["r/a-****.txt", "r/b.txt"]],
  ["a secret over several folders", ["r/pa/th/x.txt"], ["r/****/x.txt"]],
  ["a folder keeps its files together", ["s3cr3t/a", "s3cr3t/b"], ["****/a", "****/b"]],
  [
    "files that differ only in their secrets",
    ["r/s3cr3t/a.txt", "r/0ther/a.txt", "r/0ther/b.txt"],
    ["r/****/a.txt", "r/****-2/a.txt", "r/****/b.txt"],
  ],
  ["names that differ only in case", ["r/s3cr3t.TXT", "r/0ther.txt"], ["r/****.TXT", "r/****-2.txt"]],
  ["a name that is there already", ["r/****/a", "r/s3cr3t/a"], ["r/****/a", "r/****-2/a"]],
  ["a file and a folder of one name", ["r/s3cr3t", "r/0ther/a"], ["r/****", "r/****-2/a"]],
  ["a folder and a file of one name", ["r/s3cr3t/a", "r/0ther"], ["r/****/a", "r/****-2"]],
])("%s", (_name, paths, expected) => {
  expect(maskAll(paths, ["s3cr3t", "0ther", "pa/th"])).toEqual(expected);
});

test("many files whose masked names are the same get different names", () => {
  const paths = Array.from({ length: 20_000 }, (_, index) => `r/s3c\u001b[${index}mr3t`);
  expect(new Set(maskAll(paths, ["s3cr3t"])).size).toBe(paths.length);
});
