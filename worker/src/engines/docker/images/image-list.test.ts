import { expect, test } from "vitest";
import { isListedImage } from "./image-list.ts";

test.each([
  ["team/suite:1", ["team/suite:1"], true],
  ["team/suite:2", ["team/suite:1"], false],
  ["team/suite:2", ["team/suite"], true],
  ["docker.io/team/suite:2", ["team/*"], true],
  ["other/team/suite:2", ["team/*"], false],
  ["suite:latest", ["suite"], true],
  ["suite2:latest", ["suite"], false],
  ["registry.example.com:5000/a:1", ["registry.example.com:5000/*"], true],
  ["registry.example.com:5000/a:1", ["a:1"], false],
  ["a.b/c:1", ["a.b/c"], true],
  ["axb/c:1", ["a.b/c"], false],
  ["suite:1", [], false],
])("%s in %j: %s", (tag, list, isListed) => {
  expect(isListedImage({ RepoTags: ["unrelated:1", tag] }, list)).toBe(isListed);
});
