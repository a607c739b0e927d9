import { VariableName } from "@gantry/contract/executions/schemas.ts";
import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import { z } from "zod";

const maxVariables = 100;

const Variable = z
  .object({
    name: z
      .string()
      .trim()
      .refine((name) => name === "" || VariableName.safeParse(name).success, "Letters, digits and _ only, not starting with a digit."),
    value: z.string().max(32_768, "At most 32,768 characters."),
  })
  .refine(({ name, value }) => name !== "" || value === "", { path: ["name"], error: "Enter a name, or remove the variable." });

/** The variables of a run, as they are typed. Rows without name and value are ignored. */
export const VariablesText = z
  .array(Variable)
  .max(maxVariables, `At most ${maxVariables} variables.`)
  .superRefine((variables, check) => {
    const names = variables.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (name !== "" && names.indexOf(name) < index)
        check.addIssue({ code: "custom", path: [index, "name"], message: `There is a variable ${name} already.` });
  });
type VariablesText = z.infer<typeof VariablesText>;

/** What is wrong, by row, with variables that the shards set. */
export const setByShards = (variables: VariablesText): [index: number, message: string][] =>
  variables.flatMap(({ name }, index) =>
    shardVariables.some((each) => each === name.trim())
      ? [[index, `${name.trim()} is set by the shards. Choose another name, or leave the shards empty.`]]
      : [],
  );

/** The request's variables; `undefined`: none. */
export function variablesIn(variables: VariablesText): Record<string, string> | undefined {
  const named = variables.filter(({ name }) => name.trim() !== "");
  return named.length === 0 ? undefined : Object.fromEntries(named.map(({ name, value }) => [name.trim(), value]));
}
