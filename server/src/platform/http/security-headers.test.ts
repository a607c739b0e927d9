import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("browsers are told to use https in production only, where there is https", () => {
  expect(securityHeaders(true)).toEqual({ ...securityHeaders(false), "strict-transport-security": "max-age=31536000" });
});
