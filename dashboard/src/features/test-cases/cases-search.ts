import { casePriorities, caseTypes } from "@gantry/contract/test-cases/constants.ts";
import { conditionsText, parseConditions } from "@gantry/contract/test-cases/field-conditions.ts";

/** What the page of test cases keeps in the address. */
export interface CasesSearch {
  text?: string;
  suite?: string;
  /** Comma lists. */
  priority?: string;
  type?: string;
  /** Conditions on custom fields, as the API takes them. */
  fields?: string;
  /** The case that is open; `new` for one that is being written. */
  case?: string;
}

/** Changes parts of the search; `undefined` removes one. */
export type ChangeCases = (part: Partial<Record<keyof CasesSearch, string | undefined>>) => void;

export function readCasesSearch(search: Readonly<Record<string, unknown>>): CasesSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? value.slice(0, 300) : undefined;
  };
  const longText = (name: string) => (typeof search[name] === "string" ? search[name].slice(0, 4000) : "");
  const values = (name: string, known: readonly string[]) =>
    text(name)
      ?.split(",")
      .filter((value) => known.includes(value))
      .join(",") || undefined;
  const read = {
    text: text("text"),
    suite: text("suite"),
    priority: values("priority", casePriorities),
    type: values("type", caseTypes),
    fields: conditionsText(parseConditions(longText("fields"))) || undefined,
    case: text("case"),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const isNarrowed = ({ text, suite, priority, type, fields }: CasesSearch): boolean =>
  [text, suite, priority, type, fields].some((value) => value !== undefined);

/** Shows every case. */
export const noFilters = { text: undefined, suite: undefined, priority: undefined, type: undefined, fields: undefined } as const;
