import type { z } from "zod";

/** What is wrong with each of these fields, as it is typed; nothing for those that are right. */
export function problemsOf<Name extends string>(
  schemas: Readonly<Record<Name, z.ZodType>>,
  form: Readonly<Record<NoInfer<Name>, unknown>>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name in schemas) {
    const message = schemas[name].safeParse(form[name]).error?.issues[0]?.message;
    if (message !== undefined) found[name] = message;
  }
  return found;
}
