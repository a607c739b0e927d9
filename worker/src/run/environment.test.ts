import { expect, test } from "vitest";
import { newClaimedRun } from "../testing/claimed-run.ts";
import { environmentOf, secretsOf } from "./environment.ts";

test("a registry's password is masked in output, and is not in the container's environment", () => {
  const run = newClaimedRun({
    image: "registry.example.com/suite:1",
    variables: [{ name: "TOKEN", value: "of the suite", secret: true }],
    registryLogin: { registry: "registry.example.com", username: "ci", password: "of the registry" },
  });
  expect(secretsOf(run, new Map())).toEqual([{ name: "TOKEN", value: "of the suite" }, { value: "of the registry" }]);
  const source = {
    repository: "https://git.example.com/a/b",
    ref: null,
    path: "",
    commit: null,
    token: "ci:of the repository",
    missingToken: null,
  };
  expect(secretsOf({ ...run, source }, new Map())).toContainEqual({ value: "of the repository" });
  expect([...environmentOf(run, new Map()).values()]).not.toContain("of the registry");
});
