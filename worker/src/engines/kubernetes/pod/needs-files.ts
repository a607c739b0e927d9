import type { RunSpec } from "../../engine.ts";

/** Whether the suite of a run must wait until its files are there. */
export const needsFiles = ({ source, caches }: Pick<RunSpec, "source" | "caches">): boolean => source !== undefined || caches.length > 0;
