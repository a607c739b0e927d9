/** The value of each axis, in the order of the axes. */
export type Combination = readonly { axis: string; value: string }[];

/** `chrome, 20`: a combination in the name of a run, and in the variant of its tests. */
export const combinationLabel = (combination: Combination): string => combination.map(({ value }) => value).join(", ");
