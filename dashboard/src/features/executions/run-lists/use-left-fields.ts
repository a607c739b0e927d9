import { useState } from "react";

/**
 * Which fields of a row show what is wrong with them: those that were left, so that a new row does not begin with errors.
 * @returns `error`: the message to show at a field; `leave`: for the field's `onBlur`
 */
export function useLeftFields(problemOf: (field: string) => string | undefined, showsAll: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    error: (field: string) => (showsAll || left.has(field) ? problemOf(field) : undefined),
    leave: (field: string) => () => setLeft((before) => new Set(before).add(field)),
  };
}
