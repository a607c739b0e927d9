import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The set-up's state is stored with the packages, so that deleting them resets it. */
export const memory = join(root, "node_modules", ".gantry");
