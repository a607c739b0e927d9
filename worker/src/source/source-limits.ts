import type { AllowList } from "@gantry/host/allow-list.ts";

/** How the worker fetches repositories. */
export interface SourceSettings {
  /** Hosts that may be private or use http. All others must be on the public internet, with https. */
  allow: AllowList;
  /** Limit for the received pack, and for all files together. */
  maxBytes: number;
  maxFiles: number;
  /** Time limit for all steps together. */
  timeoutMs: number;
  /** The address space of the git process. */
  memoryBytes: number;
  /** Certificates of authorities in a PEM file, instead of the system's. */
  caFile: string | undefined;
  /** The `PATH` in which git is found. */
  searchPath: string;
}
