/** The lines a link names: `#L12` or `#L12-L20`, counted from 1, both included. */
export interface LinkedLines {
  first: number;
  last: number;
}

export function readLineLink(hash: string): LinkedLines | undefined {
  const match = /^#?L(\d{1,9})(?:-L(\d{1,9}))?$/.exec(hash);
  if (!match) return undefined;
  const one = Number(match[1]);
  const other = match[2] === undefined ? one : Number(match[2]);
  if (one < 1 || other < 1) return undefined;
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

export const nameOfLines = ({ first, last }: LinkedLines): string => (first === last ? `Line ${first}` : `Lines ${first} to ${last}`);

export function writeLineLink({ first, last }: LinkedLines): string {
  return first === last ? `L${first}` : `L${first}-L${last}`;
}
