import type { AllowList } from "@gantry/host/allow-list.ts";

/** How the worker fetches repositories. */
export interface SourceSettings {
  /** Hosts that may be private or use http. All others must be on the public internet, with https. */
  allow: AllowList;
  /** Of the pack that is received, and of the files together. */
  maxBytes: number;
  maxFiles: number;
  /** For all steps together. */
  timeoutMs: number;
  /** The address space of the git process. */
  memoryBytes: number;
  /** Certificates of authorities in a PEM file, instead of the system's. */
  caFile: string | undefined;
  /** The `PATH` in which git is found. */
  searchPath: string;
}
