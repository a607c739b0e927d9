/** How the labels of a run are stored: sorted and separated by commas. */
export const joinLabels = (labels: readonly string[]): string => labels.join(",");

export const splitLabels = (stored: string): string[] => (stored === "" ? [] : stored.split(","));
