import { loadFile } from "../../load-file.ts";

/** What is known of a test beyond its result: a run without failures mostly has nothing of the kind. */
export const loadFindings = () => loadFile(() => import("./Findings.tsx"));
