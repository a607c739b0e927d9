import { expect, test } from "vitest";
import { runtimeObstacle } from "./runtime.ts";

const docker = { DefaultRuntime: "runc", Runtimes: { runc: { path: "runc" }, "io.containerd.runc.v2": { path: "runc" } } };

test.each([
  ["Docker", docker, false, undefined],
  ["Docker", docker, false, "runc"],
  ["Docker", docker, false, "io.containerd.runc.v2"],
  ["Docker, which does not list shims of containerd", docker, false, "io.containerd.runsc.v1"],
  ["an engine that names no runtimes", {}, false, "runsc"],
  ["an engine that does not answer", undefined, false, "runsc"],
  ["Podman", { DefaultRuntime: "crun" }, true, "crun"],
])("%s %j: nothing is in the way (Podman: %s, CONTAINER_RUNTIME %s)", (_name, info, isPodman, wanted) => {
  expect(runtimeObstacle(info, isPodman, wanted)).toBeUndefined();
});

test.each([
  [docker, false, "nope", "CONTAINER_RUNTIME is nope, but Docker knows only io.containerd.runc.v2, runc"],
  [docker, false, "/usr/bin/runsc", "CONTAINER_RUNTIME is /usr/bin/runsc, but Docker knows only io.containerd.runc.v2, runc"],
  [docker, false, "toString", "CONTAINER_RUNTIME is toString, but Docker knows only io.containerd.runc.v2, runc"],
  [{ DefaultRuntime: "crun" }, true, "runsc", "CONTAINER_RUNTIME is runsc, but Podman runs every container with crun"],
])("%j (Podman: %s) does not run suites in %s", (info, isPodman, wanted, reason) => {
  expect(runtimeObstacle(info, isPodman, wanted)).toMatchObject({ reason, remedy: expect.stringContaining("remove CONTAINER_RUNTIME") });
});
