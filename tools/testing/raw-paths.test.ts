import { expect, test } from "vitest";
import { findRawPaths } from "./raw-paths.ts";

test.each([
  ['await ada.get("/api/projects");', "/api/projects"],
  ["await ada.send('POST', '/api/projects', {});", "/api/projects"],
  ["fetch(`${server.url}/api/executions/${id}/tests?limit=1`)", "/api/executions/${id}/tests?limit=1"],
  ["const path = `/api/users/${id}`;", "/api/users/${id}"],
  ['["/api", "/ready"]', "/api"],
  ['await post(server, "/executions/claim", body);', "/executions/claim"],
])("%s has a path of the API", (source, text) => {
  expect(findRawPaths(`const before = 1;\n${source}`)).toEqual([{ line: 2, text }]);
});

test.each([
  ["await ada.call(api.projects.list);"],
  ['import { api } from "@gantry/contract/api.ts";'],
  ['import { createApi } from "../api/index.ts";'],
  ["// `/api/projects` is the path of a route."],
  ['await page.goto("/runs");'],
  ['const token = "/api-keys";'],
])("%s has none", (source) => {
  expect(findRawPaths(source)).toEqual([]);
});

test("every path in a line is found", () => {
  expect(findRawPaths('["/api/a", "/api/b"]').map(({ text }) => text)).toEqual(["/api/a", "/api/b"]);
});
