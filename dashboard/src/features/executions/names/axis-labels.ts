import type { Combination } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { fieldAxes } from "@gantry/contract/matrix-runs/constants.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { environmentLabel } from "./environment-label.ts";

const fieldLabels: Readonly<Record<(typeof fieldAxes)[number], string>> = { image: "Image", environment: "Environment" };

/** An axis that chooses the image or the environment is called like that field, another one by its variable. */
export const axisLabel = (name: string): string => Object.entries(fieldLabels).find(([field]) => field === name)?.[1] ?? name;

export const axisValue = ({ axis, value }: Combination[number]): string =>
  visibleText(axis === "environment" ? environmentLabel(value) : value);

type Shard = { index: number; total: number } | null;

/** `chrome, Staging, shard 2/4`: which run of its matrix run it is; empty for a run of none. */
export const partText = ({ combination, shard }: { combination: Combination; shard: Shard }): string =>
  [...combination.map(axisValue), ...(shard ? [`shard ${shard.index}/${shard.total}`] : [])].join(", ");

/** `Matrix of BROWSER, Environment`, or without axes `Split suite`: what a matrix run is called. */
export const matrixName = (axes: readonly string[]): string =>
  axes.length === 0 ? "Split suite" : `Matrix of ${axes.map(axisLabel).join(", ")}`;

export const matrixNameOf = ({ combination }: { combination: Combination }): string => matrixName(combination.map(({ axis }) => axis));
