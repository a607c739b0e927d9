/** The value of each axis, in the order of the axes. */
export type Combination = readonly { axis: string; value: string }[];

const separator = ", ";

/**
 * `chrome, 20`: a combination in the variant of its tests. A value with the separator is quoted: otherwise (`chrome, mobile`, `eu`) and (`chrome`,
 * `mobile, eu`) would have the same tests.
 */
export function combinationLabel(combination: Combination): string {
  const values = combination.map(({ value }) => value);
  if (!values.some(isSeparated)) return values.join(separator);
  return values.map((value) => (isSeparated(value) || value.startsWith('"') ? JSON.stringify(value) : value)).join(separator);
}

const isSeparated = (value: string): boolean => value.includes(separator);

interface PartOfGroup {
  combination: Combination;
  shard: { index: number; total: number } | null;
}

/** `chrome, 20, shard 2/4`: which run of its matrix run it is; empty for a run of none. */
export const runLabel = ({ combination, shard }: PartOfGroup): string =>
  [...combination.map(({ value }) => value), ...(shard ? [`shard ${shard.index}/${shard.total}`] : [])].join(separator);
