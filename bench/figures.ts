export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** One line of the table: id, name, measured value, target. */
export function print(id: string, what: string, measured: string, bar: string): void {
  console.log(`${id.padEnd(4)} ${what.padEnd(52)} ${measured.padEnd(30)} ${bar}`);
}

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const times = (value: number): string => `${value.toFixed(2)}×`;
