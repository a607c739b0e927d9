/** The value of each axis, in the order of the axes. */
export type Combination = readonly { axis: string; value: string }[];

/** `chrome, 20`: a combination in the variant of its tests. */
export const combinationLabel = (combination: Combination): string => combination.map(({ value }) => value).join(", ");

interface PartOfGroup {
  combination: Combination;
  shard: { index: number; total: number } | null;
}

/** `chrome, 20, shard 2/4`: which run of its matrix run it is; empty for a run of none. */
export const runLabel = ({ combination, shard }: PartOfGroup): string =>
  [...combination.map(({ value }) => value), ...(shard ? [`shard ${shard.index}/${shard.total}`] : [])].join(", ");
