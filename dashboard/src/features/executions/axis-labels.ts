import { type Combination, shardLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { fieldAxes } from "@gantry/contract/matrix-runs/constants.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { environmentLabel } from "./environment-label.ts";

const fieldLabels: Readonly<Record<(typeof fieldAxes)[number], string>> = { image: "Image", environment: "Environment" };

/** An axis that chooses the image or the environment is called like that field, another one by its variable. */
export const axisLabel = (name: string): string => Object.entries(fieldLabels).find(([field]) => field === name)?.[1] ?? name;

export const axisValue = ({ axis, value }: Combination[number]): string =>
  visibleText(axis === "environment" ? environmentLabel(value) : value);

/** `chrome, Staging`. */
export const combinationText = (combination: Combination): string => combination.map(axisValue).join(", ");

type Shard = { index: number; total: number } | null;

/** `chrome, Staging, shard 2/4`: which run of its matrix run it is; empty for a run of none. */
export const partText = ({ combination, shard }: { combination: Combination; shard: Shard }): string =>
  [combinationText(combination), shard ? shardLabel(shard) : ""].filter(Boolean).join(", ");

/** `Matrix of BROWSER, Environment`, `Suite in shards`: what a matrix run is called. */
export function matrixName(axes: readonly string[], isSplit: boolean): string {
  if (axes.length === 0) return "Suite in shards";
  return `Matrix of ${axes.map(axisLabel).join(", ")}${isSplit ? ", in shards" : ""}`;
}

export const matrixNameOf = ({ combination, shard }: { combination: Combination; shard: Shard }): string =>
  matrixName(
    combination.map(({ axis }) => axis),
    shard !== null,
  );
