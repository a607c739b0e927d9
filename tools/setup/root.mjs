import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What set-up remembers of itself lies with the packages: who deletes them starts afresh. */
export const memory = join(root, "node_modules", ".gantry");
