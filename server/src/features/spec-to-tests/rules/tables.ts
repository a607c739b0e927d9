import type { Row } from "../documents/document.ts";
import type { DraftCase, DraftStep } from "../draft-case.ts";
import { imperative } from "./en/imperative.ts";
import { roleOf } from "./en/role.ts";
import { limitSteps, conditionSteps } from "./limit-steps.ts";
import { limitsOf } from "./limits.ts";
import { phrases } from "./phrases.ts";
import { type Place, placed, readyFor } from "./place.ts";
import { namedPriority, priorityOf } from "./priority.ts";
import { readRequirement } from "./read-requirement.ts";
import { requirementCase } from "./requirement-cases.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { capitalised, shortened, uncapitalised, withStop, withoutStop } from "./words.ts";

const columns = {
  id: /^(?:id|ref(?:erence)?|no\.?|#|nr\.?|nummer|number|req(?:uirement)?\.? ?id|anforderungs-?id|kennung|step( no\.?| #)?|schritt)$/i,
  title: /^(?:title|test ?case|name|scenario|use case|feature|titel|bezeichnung|testfall)$/i,
  action:
    /^(?:actions?|do|when|inputs?|trigger|events?|user actions?|conditions?|cause|situation|request|test steps?|given|if|case|description of step|aktion|bedingung|eingabe|ereignis|auslöser|situation|fall|wenn|tätigkeit)\b/i,
  expected:
    /^(?:expected|results?|outcomes?|then|(?:system )?responses?|(?:system )?behaviou?r|outputs?|effects?|answers?|status(?: code)?|erwartet\p{L}*|ergebnis|reaktion|dann|verhalten|ausgabe|folge|systemverhalten)\b/iu,
  message:
    /^(?:error(?: text| message| code)?s?|(?:error |validation )?messages?|message (?:text|shown)|fehlermeldung|meldung|fehlertext|fehler|hinweistext)\b/i,
  requirement:
    /^(?:requirements?|descriptions?|rules?|details?|statement|acceptance criteria|criteria|specification|business rule|user story|anforderung|beschreibung|regel|kriterium|akzeptanzkriteri\p{L}*|text|geschäftsregel)\b/iu,
  field:
    /^(?:fields?(?: name)?|parameters?|properties|property|attributes?|part|key|setting|element|column|feld|felder|feldname|parameter|attribut|eigenschaft|einstellung|spalte)\b/i,
  required: /^(?:required|mandatory|optional|pflicht\p{L}*|erforderlich|muss-?feld)(?!\p{L})/iu,
  rules:
    /^(?:rules?|validations?|constraints?|notes?|allowed(?: values)?|range|limits?|formats?|type|data type|value|max(?:imum)?|min(?:imum)?|length|description|default|regeln?|validierung|wertebereich|erlaubte werte|länge|typ|datentyp|bemerkung|einschränkung|standard|vorgabe|prüfung)\b/i,
  priority: /^(?:priority|prio|severity|moscow|importance|priorität|wichtigkeit)\b/i,
  from: /^(?:from|(?:current|old|start|source|initial)(?: state| status)?|state|status|von|(?:aktueller|alter|ausgangs-?)\s?(?:zustand|status)|ausgangszustand|zustand|ist-zustand)$/i,
  to: /^(?:to|(?:next|new|target|end|resulting|following)(?: state| status)|nach|(?:neuer|nächster)\s?(?:zustand|status)|folgezustand|zielzustand)$/i,
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
  if (at("from") !== -1 && at("to") !== -1)
    return rows.flatMap(
      (row) =>
        transitionCase(cell(row, "from"), transitionEvent(row, header, [at("from"), at("to"), at("id")]), cell(row, "to"), place(row)) ??
        [],
    );
  if (at("field") !== -1 && (at("required") !== -1 || at("rules") !== -1 || at("message") !== -1))
    return rows.flatMap(
      (row) =>
        fieldCase(
          cell(row, "field"),
          {
            rules: fieldRules(row, header, at("required")),
            required: isRequired(header[at("required")] ?? "", cell(row, "required")),
            message: messageOf(cell(row, "message")),
          },
          place(row),
        ) ?? [],
    );
  const result = at("expected") === -1 ? at("message") : at("expected");
  if (at("action") !== -1 && result !== -1 && at("action") !== result) {
    const say = phrases[section.language];
    const isOneCase =
      /^(?:step|schritt|#|no|nr)/i.test(header[at("id")] ?? "") &&
      at("title") === -1 &&
      rows.every((row, index) => Number.parseInt(cell(row, "id"), 10) === index + 1) &&
      /step|action|aktion|schritt|tätigkeit/i.test(`${header[at("id")]} ${header[at("action")]}`) &&
      !/condition|situation|bedingung/i.test(header[at("action")] ?? "");
    const step = (row: Row): DraftStep => ({
      ...actionOf(row, header, cell(row, "action"), section),
      expectedResult: expectedOf(row, header, result, section) ?? say.pass,
    });
    if (isOneCase) return [oneCase(rows.map(step), place(rows[0] ?? fail()))];
    return rows
      .filter((row) => cell(row, "action") !== "" || callOf(row, header) !== "")
      .map((row) =>
        pairCase(
          row.cells.filter((text, index) => text !== "" && (index === at("action") || index === result)).join(": "),
          limitPairs(cell(row, "action"), step(row), section),
          { title: withoutStop(cell(row, "title")), id: cell(row, "id"), priority: namedPriority(cell(row, "priority")) },
          place(row),
        ),
      );
  }
  if (at("action") === 0 && result === -1 && header.length > 1)
    return rows.flatMap((row) => (row.cells[0] ? [consequenceCase(row, header, place(row))] : []));
  if (at("requirement") !== -1)
    return rows.flatMap((row) =>
      sentenceCases(cell(row, "requirement"), place(row), {
        id: cell(row, "id"),
        priority: namedPriority(cell(row, "priority")),
        message: messageOf(cell(row, "message")),
      }),
    );
  return section.role === "background" ? [] : rows.flatMap((row) => factCase(row, header, place(row)) ?? []);
}

const messageOf = (text: string) => withoutQuotes(text.trim().replace(/^(?:-|–|—|n\/a|none|keine)$/i, ""));
const withoutQuotes = (text: string) => text.replace(/^["'“”„«‚](.*)["'”“»’]$/su, "$1");

function isRequired(header: string, value: string): boolean {
  const yes = /^(?:y|yes|true|✓|✔|x|required|mandatory|1|ja|j|pflicht|muss|m)\b|^[✓✔]/i.test(value.trim());
  return /^optional/i.test(header) ? /^(?:n|no|false|nein)\b/i.test(value.trim()) : yes;
}

/** `Call GET /orders` for a row of an interface's table, else nothing. */
function callOf(row: Row, header: readonly string[]): string {
  const method = row.cells[header.findIndex((text) => /^(?:method|methode)$/i.test(text.trim()))] ?? "";
  const path = row.cells[header.findIndex((text) => /^(?:path|route|url|endpoint|pfad|endpunkt)$/i.test(text.trim()))] ?? "";
  return method !== "" && path !== "" ? `Call ${method} ${path}` : "";
}

/** What a tester does for a row: an action as it stands, a condition as something to arrange. */
function actionOf(row: Row, header: readonly string[], text: string, section: Section): Pick<DraftStep, "action" | "event"> {
  const call = callOf(row, header);
  const plain = withoutStop(text);
  if (call !== "") return { action: [call, plain].filter(Boolean).join(": ") };
  const heading = header[header.findIndex((name) => columns.action.test(name.trim()))] ?? "";
  const isCondition = /condition|situation|cause|case|trigger|event|given|^if|when|bedingung|auslöser|ereignis|fall|wenn/i.test(heading);
  if (!isCondition) return (section.language === "en" && imperative(plain)) || { action: capitalised(plain) };
  const read = readRequirement(
    section.language === "de" ? `Wenn ${plain}, wird es gemeldet` : `If ${uncapitalised(plain)}, the system answers`,
    section.language,
    true,
  );
  return phrases[section.language].arranges(read?.condition ?? { kind: "if", text: plain, deed: undefined });
}

/** The result of a row; a message in a column of its own belongs to it. */
function expectedOf(row: Row, header: readonly string[], result: number, section: Section): string | undefined {
  const message = header.findIndex((text, index) => index !== result && columns.message.test(text.trim()));
  const main = withoutStop(row.cells[result] ?? "");
  const isMessage = columns.message.test(header[result] ?? "") && !/code|status/i.test(header[result] ?? "");
  const shown = messageOf(isMessage ? main : (row.cells[message] ?? ""));
  const said = shown === "" ? "" : section.language === "de" ? `Diese Meldung erscheint: „${shown}“` : `This message is shown: “${shown}”`;
  if (isMessage) return said === "" ? undefined : withStop(said);
  const name = header[result] ?? "";
  const fact = /^\d{3}$/.test(main) || /^status/i.test(name) ? `Status ${main.replace(/^status\s/i, "")}` : main;
  return fact === "" && said === "" ? undefined : [fact && withStop(capitalised(fact)), said && withStop(said)].filter(Boolean).join(" ");
}

/** A condition with a limit is tried on both sides of it. */
function limitPairs(action: string, step: DraftStep, section: Section): DraftStep[] {
  const { language } = section;
  if (limitsOf(action, language).length === 0) return [step];
  const plain = withoutStop(action);
  const read = readRequirement(language === "de" ? `Wenn ${plain}, gilt dies` : `If ${uncapitalised(plain)}, this applies`, language, true);
  const steps = (read && conditionSteps(read)) ?? [];
  const yes = language === "de" ? /^(?:gilt dies|Dies gilt|Dann gilt)/i : /^This applies/i;
  const message = /^(?:This message is|Diese Meldung) /u.exec(step.expectedResult);
  const other = message
    ? step.expectedResult
        .replace(/^This message is shown/u, "This message is not shown")
        .replace(/^Diese Meldung erscheint/u, "Diese Meldung erscheint nicht")
    : language === "de"
      ? `Dies gilt nicht: ${withoutStop(step.expectedResult)}.`
      : `This does not apply: ${uncapitalised(withoutStop(step.expectedResult))}.`;
  return steps.length === 0
    ? [step]
    : steps.map((one) => ({ ...one, expectedResult: yes.test(one.expectedResult) ? step.expectedResult : other }));
}

function sentenceCases(
  text: string,
  place: Place,
  given: { id?: string; priority?: DraftCase["priority"] | undefined; message?: string } = {},
): DraftCase[] {
  const { language } = place.section;
  const say = phrases[language];
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence) => {
    const requirement = readRequirement(sentence, language, given.id !== undefined);
    if (!requirement) return [];
    const draft = requirementCase(requirement, place);
    return [
      {
        ...draft,
        description: given.id ? say.requirement(given.id) : draft.description,
        priority: given.priority ?? draft.priority,
        steps: given.message ? draft.steps.map((step) => withMessage(step, given.message ?? "", language)) : draft.steps,
      },
    ];
  });
}

/** Where a value is refused, the specified message is expected. */
function withMessage(step: DraftStep, message: string, language: Section["language"]): DraftStep {
  const say = phrases[language];
  const isRefusal =
    [say.refused, say.refusedByLimit].includes(step.expectedResult) || step.expectedResult.startsWith(say.refusedNaming("").slice(0, 30));
  return message !== "" && isRefusal ? { ...step, expectedResult: withStop(say.shows(message)) } : step;
}

const verdict =
  /^(?:y|yes|no?|true|false|✓|✔|✗|✘|×|x|-|–|—|allowed|denied|forbidden|full|none|read|write|read[- ]only|n\/a|ja|nein|j|lesen|schreiben|erlaubt|verboten|)$/i;
const granted = /^(?:y|yes|true|✓|✔|x|allowed|full|ja|j|erlaubt)$/i;

function isPermissionMatrix(rows: readonly Row[], header: readonly string[]): boolean {
  if (header.length < 3 || header.some((text) => columns.field.test(text.trim()) || columns.required.test(text.trim()))) return false;
  return (
    rows.every((row) => row.cells.slice(1).every((cell) => verdict.test(cell.trim()))) &&
    rows.some((row) => row.cells.slice(1).some((cell) => granted.test(cell.trim())))
  );
}

function permissionCase(row: Row, header: readonly string[], place: Place): DraftCase {
  const de = place.section.language === "de";
  const [first = "", ...cells] = row.cells;
  const rolesInRows = /^(?:roles?|users?|actors?|groups?|rollen?|benutzer|nutzer|gruppen?)\b/i.test(header[0] ?? "");
  const steps = cells.flatMap((cell, index): DraftStep[] => {
    const other = header[index + 1] ?? "";
    const role = rolesInRows ? first : other;
    const deed = withoutStop(rolesInRows ? other : first);
    const value = cell.trim();
    if (/^n\/a$/i.test(value)) return [];
    const partly = /^(?:read|write|read[- ]only|lesen|schreiben)$/i.test(value);
    const allowed = granted.test(value);
    return [
      {
        action: de ? `Als ${role} Folgendes versuchen: ${deed}` : `As ${roleOf(role)}, try this: ${uncapitalised(deed)}`,
        event: de ? `jemand als ${role} Folgendes versucht: ${deed}` : `${roleOf(role)} tries this: ${uncapitalised(deed)}`,
        expectedResult: partly
          ? de
            ? `Erlaubt ist nur: ${value}.`
            : `It is allowed for ${value.toLowerCase().startsWith("read") ? "reading" : "writing"} only.`
          : allowed
            ? de
              ? "Das ist erlaubt."
              : "It is allowed."
            : de
              ? "Das wird abgelehnt, und nichts wird geändert."
              : "It is refused, and nothing is changed.",
      },
    ];
  });
  return {
    ...placed(place),
    title: shortened(de ? `Berechtigungen: ${withoutStop(first)}` : `Permissions: ${withoutStop(first)}`, 160),
    description: "",
    preconditions: de
      ? [rolesInRows ? `Eine Person mit der Rolle ${first} ist vorhanden` : "Zu jeder der Rollen ist eine Person vorhanden"]
      : [rolesInRows ? `There is a user with the role ${first}` : "There is a user with each of the roles"],
    steps,
    priority: "CRITICAL",
  };
}

/** What happens in a row of a table of states, apart from the two states. */
function transitionEvent(row: Row, header: readonly string[], without: readonly number[]): string {
  const parts = row.cells.flatMap((cell, index) =>
    cell !== "" && !without.includes(index) && !columns.expected.test(header[index] ?? "") ? [withoutStop(cell)] : [],
  );
  return parts.join(", ");
}

function transitionCase(from: string, event: string, to: string, place: Place): DraftCase | undefined {
  const say = phrases[place.section.language];
  if (from === "" || to === "") return undefined;
  const impossible = /^(?:-|–|—|none|n\/a|not allowed|keine?r?|nicht erlaubt|unchanged|unverändert)$/i.test(to.trim());
  const doing =
    event === "" ? (place.section.language === "de" ? `den Wechsel nach „${to}“ auslösen` : `change the state to “${to}”`) : event;
  return {
    ...placed(place),
    title: shortened(impossible ? `${from}: ${event}` : `${from} → ${to}${event ? `: ${event}` : ""}`, 160),
    description: "",
    preconditions: [readyFor(place.section)],
    steps: [
      {
        ...say.transition(from, (place.section.language === "en" && imperative(doing)?.action) || doing),
        expectedResult: impossible ? say.refused : say.becomes(to),
      },
    ],
    priority: "HIGH",
  };
}

function fieldRules(row: Row, header: readonly string[], required: number): string[] {
  return row.cells.flatMap((cell, index) => {
    const name = header[index] ?? "";
    const value = withoutStop(cell);
    if (value === "" || index === required || /^(?:-|–|—|n\/a|none|keine?)$/i.test(value) || !columns.rules.test(name)) return [];
    if (/^\d[\d.,]*\s?(?:to|–|-|bis)\s?\d[\d.,]*$/u.test(value)) return [/bis/.test(value) ? `von ${value}` : `from ${value}`];
    // A number in a column of its own says what it limits by the column's name.
    if (/^\d[\d.,]*$/.test(value) && /^(?:max|min|length|länge)/i.test(name))
      return [
        `${/^min/i.test(name) ? "min." : "max."} ${value}${/length|länge/i.test(name) ? (/länge/i.test(name) ? " Zeichen" : " characters") : ""}`,
      ];
    if (/^(?:default|standard|vorgabe)/i.test(name)) return [`${name}: ${value}`];
    return [value];
  });
}

/** `digits only, at most 15` limits the number of digits. */
function withNoun(rule: string): string {
  const noun = /(?<!\p{L})(digits|letters|characters|Ziffern|Buchstaben|Zeichen)(?!\p{L})/iu.exec(rule)?.[1];
  return noun === undefined
    ? rule
    : rule.replace(
        /((?:at most|at least|up to|max\.?|min\.?|no more than|exactly|höchstens|mindestens|maximal|bis zu|genau)\s+\d+)(?=$|[;,.])/giu,
        `$1 ${noun}`,
      );
}

interface FieldRow {
  rules: string[];
  required: boolean;
  message: string;
}

function fieldCase(field: string, { rules, required, message }: FieldRow, place: Place): DraftCase | undefined {
  if (field === "" || (rules.length === 0 && !required && message === "")) return undefined;
  const { language, heading } = place.section;
  const say = phrases[language];
  const name = withoutStop(field);
  const text = withNoun(rules.join("; "));
  const refusal = withStop(message === "" ? say.refusedNaming(name) : say.shows(message));
  const isNeeded =
    required || /(?<!\p{L})(?:required|mandatory|not (?:be )?empty|Pflichtfeld|Pflicht|erforderlich|nicht leer)(?!\p{L})/iu.test(text);
  const steps: DraftStep[] = [{ ...say.givesValid(name), expectedResult: say.readsBack }];
  if (isNeeded) steps.push({ ...say.leavesOut(name), expectedResult: refusal });
  const probes = fieldProbes(name, text, refusal, language);
  steps.push(...probes);
  const others = rules.filter(
    (rule) =>
      rule.length > 3 &&
      limitsOf(rule, language).length === 0 &&
      !/^(?:required|mandatory|pflicht(?:feld)?|erforderlich|text|string|number|date|datum|zahl|boolean|optional)$/iu.test(rule),
  );
  const [first] = others;
  if (first && /^(?:default|standard|vorgabe)/i.test(first))
    steps.push({ ...say.looksAtPreset(name), expectedResult: say.isPreset(first.replace(/^[^:]+:\s/u, "")) });
  else if (others.length > 0) steps.push({ ...say.givesBreaking(name, others.join("; ")), expectedResult: refusal });
  const statement = text === "" ? (language === "de" ? `${name} ist Pflicht` : `${name} is required`) : `${name}: ${text}`;
  // Many tables have a field "name": the heading tells whose.
  const of = heading === "" ? "" : `${shortened(heading, 60)}: `;
  return {
    ...placed(place),
    title: shortened(of === "" ? capitalised(statement) : of + statement, 160),
    description: "",
    preconditions: [readyFor(place.section)],
    steps: steps.slice(0, 20),
    priority: priorityOf({ text: statement, strength: isNeeded ? "must" : "should" }),
  };
}

/** Values at the limits of a field, with the field's own message where they are refused. */
function fieldProbes(field: string, text: string, refusal: string, language: Section["language"]): DraftStep[] {
  const bare = readRequirement(language === "de" ? `Der Wert muss ${text} haben` : `The value must have ${text}`, language, true);
  const say = phrases[language];
  if (!bare) return [];
  return limitSteps({
    ...bare,
    condition: undefined,
    deed: undefined,
    negative: false,
    subject: "\u0001",
    predicate: language === "de" ? text : `have ${text}`,
    outcome: text,
  }).flatMap((step) => {
    const value = /\u0001 (?:to|with|auf|mit) (.+?)(?: setzen| ausprobieren)?$/u.exec(step.action)?.[1];
    if (value === undefined) return [];
    return [{ ...say.enters(field, value), expectedResult: step.expectedResult === say.accepted ? say.accepted : refusal }];
  });
}

function oneCase(steps: DraftStep[], place: Place): DraftCase {
  return {
    ...placed(place),
    title: shortened(place.section.heading || (steps[0]?.action ?? ""), 160),
    description: "",
    preconditions: [readyFor(place.section)],
    steps,
    priority: "HIGH",
  };
}

function pairCase(
  text: string,
  steps: DraftStep[],
  given: { title: string; id: string; priority: DraftCase["priority"] | undefined },
  place: Place,
): DraftCase {
  const [step] = steps;
  return {
    ...placed(place),
    title: shortened(given.title || capitalised(withoutStop(text)) || (step?.action ?? ""), 160),
    description: /\p{L}/u.test(given.id) ? phrases[place.section.language].requirement(given.id) : "",
    preconditions: [readyFor(place.section)],
    steps,
    priority:
      given.priority ?? priorityOf({ text: steps.map((one) => `${one.action} ${one.expectedResult}`).join(" "), strength: "should" }),
  };
}

/** What happens in a situation: each further column states a fact about it. */
function consequenceCase(row: Row, header: readonly string[], place: Place): DraftCase {
  const [first = "", ...cells] = row.cells;
  const facts = cells.flatMap((cell, index) =>
    /^(?:|-|–|—|n\/a)$/i.test(cell.trim()) ? [] : [withStop(`${header[index + 1] || "Value"}: ${withoutStop(cell)}`)],
  );
  const step = { ...actionOf(row, header, first, place.section), expectedResult: facts.join(" ") || phrases[place.section.language].pass };
  return pairCase(
    [first, ...facts.map(withoutStop)].join(": "),
    limitPairs(first, step, place.section),
    { title: "", id: "", priority: undefined },
    place,
  );
}

/** Any other table: each row states facts about what its first cell names. */
function factCase(row: Row, header: readonly string[], place: Place): DraftCase | undefined {
  const say = phrases[place.section.language];
  const call = callOf(row, header);
  const [first = "", ...cells] = row.cells;
  const facts = cells
    .map((cell, index) => `${header[index + 1] || "value"}: ${withoutStop(cell)}`)
    .filter(
      (_fact, index) =>
        !/^(?:|-|–|—|n\/a)$/i.test(cells[index]?.trim() ?? "") &&
        (call === "" || !/^(?:method|path|route|url|endpoint)$/i.test(header[index + 1] ?? "")),
    );
  if (first === "" || facts.length === 0) return undefined;
  const what = call || `${header[0] ? `${header[0]} ` : ""}“${withoutStop(first)}”`;
  return {
    ...placed(place),
    title: shortened(`${call || first}: ${facts.join(", ")}`, 160),
    description: "",
    preconditions: [readyFor(place.section)],
    steps: facts.map((fact) => ({ ...(call === "" ? say.looksUp(what) : { action: call }), expectedResult: withStop(capitalised(fact)) })),
    priority: "MEDIUM",
  };
}

function fail(): never {
  throw new Error("a table without rows");
}
