import type { Combination } from "@gantry/contract/matrix-runs/combination-label.ts";
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

/** `Matrix of BROWSER, Environment`: what a matrix run is called. */
export const matrixName = (axes: readonly string[]): string => `Matrix of ${axes.map(axisLabel).join(", ")}`;

export const matrixNameOf = ({ combination }: { combination: Combination }): string => matrixName(combination.map(({ axis }) => axis));
