import type { Row } from "../documents/document.ts";
import type { DraftCase, DraftStep } from "../draft-case.ts";
import { boundarySteps } from "./boundaries.ts";
import { type Place, partUnderTest, placed } from "./place.ts";
import { namedPriority, priorityOf } from "./priority.ts";
import { requirementCases } from "./requirement-cases.ts";
import { readRequirement } from "./requirement.ts";
import type { Section } from "./sections.ts";
import { capitalised, shortened, uncapitalised, withStop, withoutStop } from "./words.ts";

const columns = {
  id: /^(?:id|ref(?:erence)?|no\.?|#|nr\.?|number|req(?:uirement)?\.? ?id|step( no\.?| #)?)$/i,
  title: /^(?:title|test ?case|name|scenario|use case|feature)$/i,
  action:
    /^(?:actions?|do|when|inputs?|trigger|events?|user actions?|conditions?|cause|situation|request|test steps?|given|if|case|description of step)\b/i,
  expected:
    /^(?:expected|results?|outcomes?|then|(?:system )?responses?|(?:system )?behaviou?r|outputs?|effects?|errors?(?: text| message| code)?|messages?|answers?|status(?: code)?)\b/i,
  requirement:
    /^(?:requirements?|descriptions?|rules?|details?|statement|acceptance criteria|criteria|specification|business rule|user story)\b/i,
  field: /^(?:fields?|parameters?|properties|property|attributes?|part|key|setting|element|column)\b/i,
  required: /^(?:required|mandatory|optional)\b/i,
  rules:
    /^(?:rules?|validations?|constraints?|notes?|allowed(?: values)?|range|limits?|formats?|type|data type|value|max(?:imum)?|length|description|default)\b/i,
  priority: /^(?:priority|prio|severity|moscow|importance)\b/i,
} as const;

type Column = keyof typeof columns;

/** The cases of one table, by what its columns say. */
export function tableCases(rows: readonly Row[], section: Section): DraftCase[] {
  const header = rows[0]?.header ?? [];
  const place = (row: Row): Place => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  if (header.length === 0) return rows.flatMap((row) => row.cells.flatMap((cell) => sentenceCases(cell, place(row))));
  const at = (column: Column) => header.findIndex((text) => columns[column].test(text.trim()));
  const cell = (row: Row, column: Column) => row.cells[at(column)] ?? "";
  if (isPermissionMatrix(rows, header)) return rows.map((row) => permissionCase(row, header, place(row)));
  if (at("field") !== -1 && (at("required") !== -1 || at("rules") !== -1))
    return rows.flatMap(
      (row) =>
        fieldCase(
          cell(row, "field"),
          fieldRules(row, header),
          /^(?:y|yes|true|✓|✔|x|required|mandatory|1)\b/i.test(cell(row, "required")),
          place(row),
        ) ?? [],
    );
  if (at("action") !== -1 && at("expected") !== -1 && at("action") !== at("expected")) {
    const isOneCase =
      /^(?:step|#|no)/i.test(header[at("id")] ?? "") &&
      at("title") === -1 &&
      rows.every((row, index) => Number.parseInt(cell(row, "id"), 10) === index + 1);
    const step = (row: Row): DraftStep => ({
      action: capitalised([callOf(row, header), withoutStop(cell(row, "action"))].filter(Boolean).join(": ")),
      expectedResult: withStop(capitalised(withoutStop(cell(row, "expected")) || "It is as specified")),
    });
    if (isOneCase) return [oneCase(rows.map(step), place(rows[0] ?? fail()))];
    return rows
      .filter((row) => cell(row, "action") !== "" || callOf(row, header) !== "")
      .map((row) => pairCase(step(row), withoutStop(cell(row, "title")), namedPriority(cell(row, "priority")), place(row)));
  }
  if (at("requirement") !== -1)
    return rows.flatMap((row) =>
      sentenceCases(cell(row, "requirement"), place(row), { id: cell(row, "id"), priority: namedPriority(cell(row, "priority")) }),
    );
  return section.role === "background" ? [] : rows.flatMap((row) => factCase(row, header, place(row)) ?? []);
}

/** `Call GET /orders` for a row of an interface's table, else nothing. */
function callOf(row: Row, header: readonly string[]): string {
  const method = row.cells[header.findIndex((text) => /^method$/i.test(text.trim()))] ?? "";
  const path = row.cells[header.findIndex((text) => /^(?:path|route|url|endpoint)$/i.test(text.trim()))] ?? "";
  return method !== "" && path !== "" ? `Call ${method} ${path}` : "";
}

function sentenceCases(text: string, place: Place, given: { id?: string; priority?: DraftCase["priority"] | undefined } = {}): DraftCase[] {
  const requirement = readRequirement(text, given.id !== undefined);
  if (!requirement) return [];
  return requirementCases(requirement, place).map((draft) => ({
    ...draft,
    description: given.id ? `Requirement ${given.id}` : draft.description,
    priority: given.priority ?? draft.priority,
  }));
}

const verdict = /^(?:y|yes|no?|true|false|✓|✔|✗|✘|×|x|-|–|—|allowed|denied|forbidden|full|none|read|write|n\/a|)$/i;
const granted = /^(?:y|yes|true|✓|✔|x|allowed|full)$/i;

function isPermissionMatrix(rows: readonly Row[], header: readonly string[]): boolean {
  if (header.length < 3) return false;
  return (
    rows.every((row) => row.cells.slice(1).every((cell) => verdict.test(cell.trim()))) &&
    rows.some((row) => row.cells.slice(1).some((cell) => granted.test(cell.trim())))
  );
}

function permissionCase(row: Row, header: readonly string[], place: Place): DraftCase {
  const [first = "", ...cells] = row.cells;
  const rolesInRows = /^(?:roles?|users?|actors?|groups?)\b/i.test(header[0] ?? "");
  const steps = cells.flatMap((cell, index): DraftStep[] => {
    const other = header[index + 1] ?? "";
    const role = rolesInRows ? first : other;
    const deed = rolesInRows ? other : first;
    const allowed = granted.test(cell.trim());
    const partly = /^(?:read|write)$/i.test(cell.trim());
    if (/^n\/a$/i.test(cell.trim())) return [];
    return [
      {
        action: `As ${uncapitalised(role)}: ${uncapitalised(deed)}`,
        event: `${uncapitalised(role)} tries: ${uncapitalised(deed)}`,
        expectedResult: partly
          ? `It is allowed for ${cell.trim().toLowerCase()}ing only.`
          : allowed
            ? "It is allowed."
            : "It is refused, and nothing is changed.",
      },
    ];
  });
  return {
    ...placed(place),
    title: shortened(`Permissions: ${withoutStop(first)}`, 160),
    description: "",
    preconditions: rolesInRows ? [`Somebody with the role ${first} is at hand`] : ["Somebody with each of the roles is at hand"],
    steps,
    priority: "CRITICAL",
  };
}

function fieldRules(row: Row, header: readonly string[]): string {
  return row.cells.filter((cell, index) => cell !== "" && columns.rules.test(header[index] ?? "")).join("; ");
}

function fieldCase(field: string, rules: string, required: boolean, place: Place): DraftCase | undefined {
  if (field === "" || (rules === "" && !required)) return undefined;
  const steps: DraftStep[] = [
    { action: `Give ${field} a value that keeps to its rules`, expectedResult: "It is accepted and reads back as it was given." },
  ];
  if (required)
    steps.push({
      action: `Leave out ${field} and give everything else`,
      expectedResult: `It is refused with a message that names ${field}, and nothing is saved.`,
    });
  const limits = boundarySteps(rules);
  if (limits.length > 0) steps.push(...limits);
  else if (rules !== "")
    steps.push({
      action: `Give ${field} a value that breaks its rule: ${withoutStop(rules)}`,
      expectedResult: `It is refused with a message that names ${field}, and nothing is saved.`,
    });
  const text = rules === "" ? `${field} is required` : `${field}: ${withoutStop(rules)}`;
  // Many tables have a field "name": the heading tells whose.
  const of = place.section.heading === "" ? "" : `${shortened(place.section.heading, 60)}: `;
  return {
    ...placed(place),
    title: shortened(of === "" ? capitalised(text) : of + text, 160),
    description: "",
    preconditions: [`${capitalised(partUnderTest(place.section))} can be reached`],
    steps,
    priority: priorityOf({ text, strength: required ? "must" : "should" }),
  };
}

function oneCase(steps: DraftStep[], place: Place): DraftCase {
  return {
    ...placed(place),
    title: shortened(place.section.heading || (steps[0]?.action ?? ""), 160),
    description: "",
    preconditions: [],
    steps,
    priority: "HIGH",
  };
}

function pairCase(step: DraftStep, title: string, priority: DraftCase["priority"] | undefined, place: Place): DraftCase {
  return {
    ...placed(place),
    title: shortened(title || `${withoutStop(step.action)}: ${uncapitalised(withoutStop(step.expectedResult))}`, 160),
    description: "",
    preconditions: [],
    steps: [step],
    priority: priority ?? priorityOf({ text: `${step.action} ${step.expectedResult}`, strength: "should" }),
  };
}

/** Any other table: each row states facts about what its first cell names. */
function factCase(row: Row, header: readonly string[], place: Place): DraftCase | undefined {
  const call = callOf(row, header);
  const [first = "", ...cells] = row.cells;
  const facts = cells
    .map((cell, index) => `${header[index + 1] || "value"}: ${withoutStop(cell)}`)
    .filter(
      (_fact, index) => cells[index] !== "" && (call === "" || !/^(?:method|path|route|url|endpoint)$/i.test(header[index + 1] ?? "")),
    );
  if (first === "" || facts.length === 0) return undefined;
  return {
    ...placed(place),
    title: shortened(`${call || (header[0] ? `${header[0]} ${first}` : first)}: ${facts.join(", ")}`, 160),
    description: "",
    preconditions: [],
    steps: facts.map((fact) => ({
      action: call || `Look at ${first} in ${partUnderTest(place.section)}`,
      expectedResult: withStop(capitalised(fact)),
    })),
    priority: "MEDIUM",
  };
}

function fail(): never {
  throw new Error("a table without rows");
}
