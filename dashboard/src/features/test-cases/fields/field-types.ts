import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { formatCount } from "../../../ui/text/format.ts";

export const fieldTypeLabels: Record<CaseField["type"], string> = { text: "Text", number: "Number", choice: "Choice", date: "Date" };

/** `1 case`, `12 cases`. */
export const countCases = (count: number): string => `${formatCount(count)} ${count === 1 ? "case" : "cases"}`;
