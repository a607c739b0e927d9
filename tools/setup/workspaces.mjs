import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** The folders of `pnpm-workspace.yaml`. A YAML parser is not installed yet when this is read. */
export const workspaces = [...readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").matchAll(/^ {2}- (\S+)$/gm)].map(([, name]) => name);
