import { expect, test } from "vitest";
import { flawedParts } from "./known-escapes.ts";

const copyFail = "CVE-2026-31431";
const runc2025 = ["CVE-2025-31133", "CVE-2025-52565", "CVE-2025-52881"];

test.each([
  ["runc", "1.0.0-rc6", ["CVE-2019-5736", ...runc2025]],
  ["runc", "1.0.0-rc10", runc2025],
  ["runc", "1.0.0-rc95", ["CVE-2024-21626", ...runc2025]],
  ["runc", "1.1.5+ds1-1+deb12u1", ["CVE-2024-21626", ...runc2025]],
  ["runc", "1.1.12", runc2025],
  ["runc", "v1.2.7", runc2025],
  ["runc", "1.2.8", []],
  ["runc", "1.3.2", runc2025],
  ["runc", "1.3.3", []],
  ["runc", "1.4.0-rc.2", runc2025],
  ["runc", "1.4.0-rc.3", []],
  ["runc", "1.4.0", []],
  ["containerd", "1.6.20~ds1", []],
  ["containerd", "1.4.2", ["CVE-2020-15257"]],
  ["containerd", "v1.3.8", ["CVE-2020-15257"]],
  ["containerd", "v2.1.0", []],
  ["Engine", "20.10.24+dfsg1", ["CVE-2024-41110", "AF_VSOCK", copyFail]],
  ["Engine", "24.0.9", ["CVE-2024-41110", copyFail]],
  ["Engine", "25.0.6", [copyFail]],
  ["Engine", "26.1.4", ["CVE-2024-41110", copyFail]],
  ["Engine", "27.1.1", [copyFail]],
  ["Engine", "29.0.0", [copyFail]],
  ["Engine", "29.4.2", []],
  ["Engine", "30.0.1", []],
  ["crun", "1.8", []],
  ["runc", "unknown", []],
])("%s %s", (Name, Version, flaws) => {
  const parts = flawedParts({
    Components: [
      { Name, Version },
      { Name: "docker-init", Version: "0.19.0" },
    ],
  });
  expect(parts.flatMap((part) => part.flaws)).toEqual(flaws);
  // The version alone proves nothing about a distribution's package.
  for (const { text, remedy } of parts)
    expect(`${text} ${remedy}`).toMatch(/by its version number.*package of a distribution may have the fixes nevertheless/);
});

test("an engine without listed components has no known escapes", () => {
  expect(flawedParts({})).toEqual([]);
});
