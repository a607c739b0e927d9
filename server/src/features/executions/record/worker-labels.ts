import { WorkerAbility } from "@gantry/contract/dispatch/schemas.ts";

/** How the labels of a run are stored: sorted and separated by commas. */
export const joinLabels = (labels: readonly string[]): string => labels.join(",");

export const splitLabels = (stored: string): string[] => (stored === "" ? [] : stored.split(","));

/** An ability is stored like a label. No one can choose this one: labels begin with a letter or a digit. */
export const abilityLabel = (ability: WorkerAbility): string => `+${ability}`;

export const isAbility = (label: string): boolean => label.startsWith("+");

/** The labels that someone chose. */
export const shownLabels = (stored: string): string[] => splitLabels(stored).filter((label) => !isAbility(label));

/** A worker's labels with its abilities, sorted. */
export function labelsOfWorker({ labels, abilities }: { labels: readonly string[]; abilities: readonly string[] }): string[] {
  const known = WorkerAbility.options.filter((ability) => abilities.includes(ability));
  return [...known.map(abilityLabel), ...labels];
}
