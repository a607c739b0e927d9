import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("sends strict-transport-security in production only", () => {
  expect(securityHeaders(true)).toEqual({ ...securityHeaders(false), "strict-transport-security": "max-age=31536000" });
});
