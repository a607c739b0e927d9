import { loadFile } from "../../load-file.ts";

/** Loads the component for a test's details. Runs without failures usually need none. */
export const loadFindings = () => loadFile(() => import("./Findings.tsx"));
