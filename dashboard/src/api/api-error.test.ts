import { expect, test } from "vitest";
import { ApiError, errorText, waitText } from "./api-error.ts";

test("a time to wait is rounded up to minutes, hours or days", () => {
  expect([45, 90, 3_600, 5_399, 5_400, 7_201, 129_599, 129_600, 196_500].map(waitText)).toEqual([
    "45 s",
    "2 minutes",
    "60 minutes",
    "90 minutes",
    "2 hours",
    "3 hours",
    "36 hours",
    "2 days",
    "3 days",
  ]);
  const refused = new ApiError(429, { success: false, error: "Run limit reached", message: "All runs of the month are used." }, 196_500);
  expect(errorText(refused)).toBe("Run limit reached. All runs of the month are used. Try again in 3 days.");
});
