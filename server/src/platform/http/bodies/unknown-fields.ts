import { z } from "zod";
import { pathText } from "@gantry/contract/read-fields.ts";

/** A field of a request that its schema does not know. */
export interface UnknownField {
  path: string;
  /** The field that was probably meant. */
  meant: string | undefined;
}

export interface UnknownFields {
  /** The first ones, at most `maxNamed`. */
  named: UnknownField[];
  /** The number of all of them. */
  count: number;
}

/** Limits the response for any request. */
const maxNamed = 20;

type Path = readonly (string | number)[];
type Found = { path: Path; known: readonly string[] };

/**
 * The fields of a value that its schema does not know, at every depth. Records with free keys (`envVars`) have none.
 * For a union, the alternative that knows most of the value counts.
 */
export function findUnknownFields(schema: z.ZodType, value: unknown): UnknownFields {
  const found: Found[] = [];
  let count = 0;
  visit(schema, value, [], (path, known) => {
    count += 1;
    if (found.length < maxNamed) found.push({ path, known });
  });
  if (count === 0) return { named: [], count };
  const everywhere = knownPaths(schema);
  return { named: found.map(({ path, known }) => nameField(path, known, everywhere)), count };
}

type Report = (path: Path, known: readonly string[]) => void;

function visit(schema: z.core.$ZodType, value: unknown, path: Path, report: Report): void {
  const inner = unwrap(schema);
  if (typeof value !== "object" || value === null) return;
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(inner.element, item, [...path, index], report);
  } else if (inner instanceof z.ZodUnion) {
    visitBest(inner.options, value, path, report);
  } else if (Array.isArray(value)) {
    return;
  } else if (inner instanceof z.ZodRecord) {
    for (const [name, item] of Object.entries(value)) visit(inner.valueType, item, [...path, name], report);
  } else if (inner instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = inner.shape;
    for (const [name, item] of Object.entries(value)) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field) visit(field, item, [...path, name], report);
      else report([...path, name], Object.keys(shape));
    }
  }
}

function visitBest(options: readonly z.core.$ZodType[], value: unknown, path: Path, report: Report): void {
  const tried = options
    .filter((option) => holdsFields(option, value))
    .map((option) => {
      const reports: Parameters<Report>[] = [];
      visit(option, value, path, (...one) => reports.push(one));
      return reports;
    });
  const best = tried.sort((a, b) => a.length - b.length)[0] ?? [];
  for (const one of best) report(...one);
}

const holdsFields = (schema: z.core.$ZodType, value: unknown): boolean => {
  const inner = unwrap(schema);
  return Array.isArray(value)
    ? inner instanceof z.ZodArray
    : inner instanceof z.ZodObject ||
        inner instanceof z.ZodRecord ||
        (inner instanceof z.ZodUnion && inner.options.some((option: z.core.$ZodType) => holdsFields(option, value)));
};

/** The schema that is applied to the input first. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return unwrap(schema.def.innerType);
  if (schema instanceof z.ZodLazy) return unwrap(schema.def.getter());
  // z.preprocess() is a pipe from a transformation, .transform() a pipe into one.
  if (schema instanceof z.ZodPipe) return unwrap(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  return schema;
}

function knownPaths(schema: z.core.$ZodType, before: readonly string[] = []): string[][] {
  const inner = unwrap(schema);
  if (before.length > 4) return [];
  if (inner instanceof z.ZodArray) return knownPaths(inner.element, before);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option: z.core.$ZodType) => knownPaths(option, before));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) => {
    const path = [...before, name];
    return [path, ...knownPaths(field, path)];
  });
}

function nameField(path: Path, known: readonly string[], everywhere: readonly string[][]): UnknownField {
  const name = String(path.at(-1));
  const near = closest(name, known);
  const meant = near === undefined ? placeOf(name, everywhere) : pathText([...path.slice(0, -1), near]);
  return { path: pathText(path), meant };
}

/** A field with the same name at another place in the request, the least nested one. */
function placeOf(name: string, everywhere: readonly string[][]): string | undefined {
  const places = everywhere.filter((path) => plain(path.at(-1) ?? "") === plain(name));
  return places.sort((a, b) => a.length - b.length)[0]?.join(".");
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? "";

/** The known field that was probably meant: the same except for case and separators, a typing mistake away, or with the same beginning or end. */
function closest(name: string, known: readonly string[]): string | undefined {
  if (name.length > 60) return undefined;
  const wanted = plain(name);
  if (wanted === "") return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best?.distance === 0) return best.candidate;
  if (wanted.length < 3) return undefined;
  if (best && best.distance <= Math.max(1, Math.floor(wanted.length / 4))) return best.candidate;
  return ranked.find(({ candidate }) => {
    const other = plain(candidate);
    return (
      (other.length >= 3 && (other.startsWith(wanted) || wanted.startsWith(other) || other.endsWith(wanted) || wanted.endsWith(other))) ||
      (firstWord(name).length >= 5 && firstWord(name) === firstWord(candidate))
    );
  })?.candidate;
}

/** Insertions, deletions, replacements and transpositions between two short texts. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      (rows[row] ?? [])[column] = swapped ? Math.min(least, at(row - 2, column - 2) + 1) : least;
    }
  }
  return at(a.length, b.length);
}
