import { expect, test } from "vitest";
import { digestOf } from "./image-digest.ts";

const [id, other, own] = ["a", "b", "c"].map((digit) => `sha256:${digit.repeat(64)}`) as [string, string, string];

test("an image is told apart by its digest in the registry of its name, otherwise by its id", () => {
  const image = { Id: id, RepoDigests: [`registry.example.com:5000/team/suite@${other}`, `team/suite@${own}`] };
  expect(digestOf(image, "docker.io/team/suite:1")).toBe(own);
  expect(digestOf(image, `registry.example.com:5000/team/suite@${other}`)).toBe(other);
  expect(digestOf(image, "team/renamed")).toBe(id);
  expect(digestOf({ Id: id, RepoDigests: [] }, "suite")).toBe(id);
});
