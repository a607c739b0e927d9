import { expect, it } from "vitest";
import { Cache, Caches } from "./schemas.ts";
import { reportProblem } from "./constants.ts";

const problemOf = (path: string, key = "npm") => Cache.safeParse({ key, path }).error?.issues[0]?.message;

it.each([
  "/root/.npm",
  "/app/node_modules",
  "/home/node/.cache/ms-playwright",
  "/var/cache/apt",
  "/usr/local/lib/node_modules",
  "/röt/a b",
  "/..a/b..",
])("takes %s", (path) => {
  expect(problemOf(path)).toBeUndefined();
});

it("drops a slash at the end", () => {
  expect(Cache.parse({ key: "npm", path: " /root/.npm// " }).path).toBe("/root/.npm");
});

it.each(["", "/", "//", "root", "./root", "~/.npm", "/root/../etc", "/root/.", "/root//x", "/..", `/${"x".repeat(200)}`, "/a\nb", "/a\0b"])(
  "refuses %j, which is no normalized absolute path",
  (path) => {
    expect(problemOf(path)).toBeDefined();
  },
);

it.each(["/proc", "/proc/self", "/sys/fs", "/dev/shm", "/run/gantry", "/run/gantry/secrets", "/var/run/x", "/etc/ssl"])(
  "refuses %s, which belongs to the system",
  (path) => {
    expect(problemOf(path)).toMatch(/which belongs to the system$/);
  },
);

it.each(["/app", "/app/", "/usr", "/lib64", "/var"])("refuses %s, an older copy of which would replace the image's own files", (path) => {
  expect(problemOf(path)).toMatch(/the image's own files/);
});

it.each(["/gantry", "/gantry/source", "/gantry/source/node_modules"])(
  "refuses %s, because older files would replace those of the commit",
  (path) => {
    expect(problemOf(path)).toContain("overlaps /gantry/source");
  },
);

it("refuses the folder of Gantry's own files", () => {
  expect(problemOf("/gantry/caches")).toContain("is in /gantry, where Gantry has files of its own");
});

it.each(["/app/reports", "/app/test-results/old", "/app/cypress"])("refuses %s, because an earlier run's report would be read", (path) => {
  expect(problemOf(path)).toMatch(/^overlaps \/app\/.*, where the run's report is read from$/);
});

it.each([
  ["/app/out", "out"],
  ["/app/out", "./out//junit/"],
  ["/app/out/deep/er", "out/deep"],
  ["/app/node_modules", "."],
])("finds that %s overlaps the report folder %s", (path, folder) => {
  expect(reportProblem(path, [folder])).toBeDefined();
  expect(reportProblem("/root/.npm", [folder])).toBeUndefined();
});

it.each(["", "-a", "../x", "a b", "a=b", "a,b", "ä", "a\nb", "x".repeat(101)])("refuses the key %j", (key) => {
  expect(problemOf("/root/.npm", key)).toMatch(/must have 1 to 100/);
});

it("takes the keys of pipelines", () => {
  for (const key of ["npm-1a2b", "Linux/x64:npm@10.2+3", "7", "x".repeat(100)]) expect(problemOf("/root/.npm", key)).toBeUndefined();
});

it("refuses two caches of one run whose folders overlap, and more than 10", () => {
  const refusal = (paths: string[]) => Caches.safeParse(paths.map((path) => ({ key: "npm", path }))).error?.issues[0]?.message;
  expect(refusal(["/a/b", "/a/bc", "/a/c"])).toBeUndefined();
  expect(refusal(["/a/b", "/a/b"])).toBe("overlaps /a/b, the path of another cache of the run");
  expect(refusal(["/a/b/c", "/a/b"])).toBe("overlaps /a/b/c, the path of another cache of the run");
  expect(refusal(Array.from({ length: 11 }, (_, index) => `/a/${index}`))).toBe("must contain at most 10 caches");
});
