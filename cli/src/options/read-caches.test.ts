import { expect, it } from "vitest";
import { readCaches } from "./read-caches.ts";

it("reads key, path and restore keys", () => {
  expect(readCaches(["npm-1a2b=/root/.npm", " a = /b=c , restore=npm-, restore=x"])).toEqual([
    { key: "npm-1a2b", path: "/root/.npm" },
    { key: "a", path: "/b=c", restoreKeys: ["npm-", "x"] },
  ]);
});

it("leaves the project's caches without the option", () => {
  expect(readCaches(undefined)).toBeUndefined();
});

it.each(["npm", "=/root/.npm", "npm=", "npm=/root/.npm,", "npm=/root/.npm,npm-", "npm=/root/.npm,restore="])("refuses %j", (text) => {
  expect(() => readCaches([text])).toThrow(`--cache ${text}: write key=path`);
});
