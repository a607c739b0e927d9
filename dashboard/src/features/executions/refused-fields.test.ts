import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { refusedFields } from "./refused-fields.ts";

test("a refusal names fields of a form", () => {
  const paths = ["run.shards.total", "shards.files.2", "matrix.axes.A.0", "config.baseUrl", "image"];
  const issues = paths.map((path) => ({ path, message: `\`${path}\` is wrong.` }));
  const fields = refusedFields(new ApiError(400, { success: false, error: "Validation failed", issues }, null));
  expect([...fields.keys()]).toEqual(["shards", "files", "matrix", "baseUrl", "image"]);
  expect(fields.get("shards")).toBe("run.shards.total is wrong.");
  expect(refusedFields(new Error("offline")).size).toBe(0);
});
