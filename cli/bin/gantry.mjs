#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const oldest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const program = new URL("../dist/main.js", import.meta.url);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`gantry needs Node ${oldest.join(".")} or newer, better 24 LTS; this is ${process.versions.node}.`);
  process.exitCode = 4;
} else if (!existsSync(fileURLToPath(program))) {
  console.error("gantry is not built yet. In the folder of the clone: npm run setup");
  process.exitCode = 4;
} else await import(program.href);
