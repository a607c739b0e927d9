import type { Route } from "@gantry/contract/route.ts";
import { testCases } from "@gantry/contract/test-cases/routes.ts";
import { testCycles } from "@gantry/contract/test-cycles/routes.ts";
import { expect, test } from "vitest";
import { HttpError } from "../errors.ts";
import { readParams } from "./read-request.ts";

const id = "6b0c6c9e68afab8daf36db6f";

function errorOf(route: Route, params: Record<string, string>): string | undefined {
  try {
    readParams(route, params);
  } catch (error) {
    return error instanceof HttpError ? error.reply.error : String(error);
  }
  return undefined;
}

test.each<[Route, Record<string, string>, string | undefined]>([
  [testCycles.screenshot, { id, screenshotId: "x" }, "Invalid screenshot ID format"],
  [testCycles.screenshot, { id: "x", screenshotId: "x" }, "Invalid test cycle ID format"],
  [testCycles.changeItem, { id, itemId: "x" }, "Invalid test cycle item ID format"],
  [testCases.deleteField, { id, fieldId: "x" }, "Invalid custom field ID format"],
  [testCases.attachment, { id, attachmentId: "x" }, "Invalid attachment ID format"],
  [testCases.attachment, { id, attachmentId: id }, undefined],
])("a malformed id of a path is named after what it is the id of: %#", (route, params, error) => {
  expect(errorOf(route, params)).toBe(error);
});
