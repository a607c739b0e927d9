import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installationDir } from "./installation.ts";

export const version = String((JSON.parse(readFileSync(join(installationDir, "package.json"), "utf8")) as { version: unknown }).version);
