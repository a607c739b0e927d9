import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const sampleNames = ["api", "shop"] as const;
export type SampleName = (typeof sampleNames)[number];

export interface Sample {
  image: string;
  /** The suite's sources, below `examples/`. */
  folder: string;
}

export const catalog: Record<SampleName, Sample> = {
  api: { image: "gantry/sample-api", folder: "api-suite" },
  shop: { image: "gantry/sample-shop", folder: "shop-suite" },
};

/** This installation's folder `examples/`, from source as well as from the built program; `undefined` when it does not exist. */
export function examplesFolder(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "examples");
    if (existsSync(join(candidate, catalog.api.folder))) return candidate;
  }
  return undefined;
}
