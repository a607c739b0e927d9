import { expect, test } from "vitest";
import { api } from "./api.ts";
import { serverPaths } from "./server-paths.ts";

test("the server's paths are those of the routes, and the live channel's", () => {
  const routes = Object.values(api).flatMap((noun) => Object.values(noun).map(({ path }) => path));
  const beginnings = routes.filter((path) => path !== "/").map((path) => path.split("/")[1]);
  expect([...new Set([...beginnings, "socket.io"])].sort()).toEqual([...serverPaths].sort());
});
