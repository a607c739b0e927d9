import { expect, test } from "vitest";
import { ApiError, errorText } from "../api/api-error.ts";
import { fieldErrorsOf, variableErrorsOf, remainingError, currentFieldErrors } from "./field-errors.ts";

const labels = { shards: "Shards", files: "Test files", matrix: "Matrix", baseUrl: "Base URL", path: "Subfolder", branches: "Branches" };

function refusal(...paths: string[]): ApiError {
  const issues = paths.map((path) => ({ path, message: `\`${path}\` is wrong.` }));
  const message = issues.map((issue) => issue.message).join(" ");
  return new ApiError(400, { success: false, error: "Validation failed", message, issues }, null);
}

test("a refusal is said at the fields of a form, with their labels", () => {
  const error = refusal(
    "run.shards.total",
    "shards.files.2",
    "shards.files.3",
    "matrix.axes.A",
    "config.baseUrl",
    "run.source.path",
    "branches.exclude.0",
  );
  expect(Object.fromEntries(fieldErrorsOf(error, labels))).toEqual({
    shards: "Shards is wrong.",
    files: "Test files: entry 3 is wrong.",
    matrix: "Matrix is wrong.",
    baseUrl: "Base URL is wrong.",
    path: "Subfolder is wrong.",
    branches: "Branches: an entry is wrong.",
  });
  expect(remainingError(error, labels)).toBeNull();
  const ofRows = { services: "Services", caches: "Caches" };
  const rows = refusal("run.services.1.readyWhen.port", "run.caches.0.key");
  expect(Object.fromEntries(fieldErrorsOf(rows, ofRows))).toEqual({
    services: "Service 2: Ready when is wrong.",
    caches: "Cache 1: Key is wrong.",
  });
  expect(fieldErrorsOf(refusal("caches"), ofRows).get("caches")).toBe("Caches is wrong.");
  expect(fieldErrorsOf(new Error("offline"), labels).size).toBe(0);
});

test("what no field shows is left for the notice, once", () => {
  const rest = remainingError(refusal("run.shards.total", "run.services.0.image"), labels);
  expect(errorText(rest)).toBe("Validation failed. run.services.0.image is wrong.");
  const offline = new Error("offline");
  expect(remainingError(offline, labels)).toBe(offline);
  const taken = new ApiError(409, { success: false, error: "Name taken" }, null);
  expect(remainingError(taken, labels)).toBe(taken);
  expect(remainingError(null, labels)).toBeNull();
});

test("a message that is a sentence of its own stays as it is", () => {
  const issues = [{ path: "matrix", message: "The axes have too many values." }];
  const error = new ApiError(400, { success: false, error: "Validation failed", issues }, null);
  expect(fieldErrorsOf(error, labels).get("matrix")).toBe("The axes have too many values.");
});

test("an unknown part of a field is named, not the field", () => {
  const issues = [{ path: "run.matrix.x", message: "`run.matrix.x` is not a field of this request. Did you mean `axes`?" }];
  const error = new ApiError(400, { success: false, error: "Unknown field", issues }, null);
  expect(fieldErrorsOf(error, labels).get("matrix")).toBe("Matrix: x is not a known field. Did you mean axes?");
});

test("a refused variable is said at its row", () => {
  const issues = [
    { path: "config.envVars.SHARD_INDEX", message: "`config.envVars.SHARD_INDEX` is set by `shards`." },
    { path: "envVars.GONE", message: "`envVars.GONE` is wrong." },
  ];
  const error = new ApiError(400, { success: false, error: "Validation failed", issues }, null);
  const rows = variableErrorsOf(error, [{ name: "A" }, { name: "SHARD_INDEX " }]);
  expect([...rows]).toEqual([[1, "SHARD_INDEX is set by shards."]]);
});

test("a field that was changed after the refusal shows it no more", () => {
  const sent = { shards: "99", path: "../x" };
  const of = (form: typeof sent) => currentFieldErrors(refusal("run.shards.total", "run.source.path"), labels, sent, form);
  expect(of(sent)("path")).toBe("Subfolder is wrong.");
  expect(of({ ...sent, path: "x" })("path")).toBeUndefined();
  expect(of({ ...sent, path: "x" })("shards")).toBe("Shards is wrong.");
});
