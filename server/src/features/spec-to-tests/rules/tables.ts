import type { Row } from "../documents/document.ts";
import type { DraftCase, DraftStep } from "../draft-case.ts";
import { fieldCase } from "./field-table.ts";
import { gherkinCases } from "./gherkin.ts";
import { phrases } from "./phrases.ts";
import { type Place, placed } from "./place.ts";
import { namedPriority, priorityOf } from "./priority.ts";
import { hasVerb, readStatement } from "./read-statement.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { isTemplate, templateCase } from "./template-table.ts";
import { boundarySteps } from "./boundary-steps.ts";
import { maxTitle, quotedCase, statementCase } from "./statement-cases.ts";
import { capitalised, shortened, withStop, withoutStop } from "./words.ts";

const columns = {
  id: /^(?:id|ref(?:erence)?|no\.?|#|nr\.?|nummer|number|req(?:uirement)?\.? ?(?:id|no\.?|#)?|anforderungs-?id|kennung|step( no\.?| #)?|schritt)$/i,
  title: /^(?:title|test ?case|name|scenario|use case|feature|titel|bezeichnung|testfall)$/i,
  action:
    /^(?:(?:user )?actions?|do|when|inputs?|trigger|events?|conditions?|cause|situation|test steps?|given|if|(?:edge |error )?cases?|what (?:goes wrong|happens if)|problems?|exceptions?|aktion|bedingung|eingabe|ereignis|auslöser|situation|(?:fehler|sonder)?fall|problem|ausnahme|wenn|tätigkeit)$/i,
  expected:
    /^(?:expected(?: \w+)?|results?|outcomes?|then|(?:system )?responses?|(?:system )?behaviou?r|(?:system )?reactions?|what happens(?: then)?|what (?:the |an? )?\p{L}+ (?:sees|gets|reads)|consequences?|outputs?|effects?|status(?: code)?|erwartet\p{L}*(?: \p{L}+)?|ergebnis|reaktion|dann|verhalten|ausgabe|folge|systemverhalten|was (?:passiert|geschieht)|was (?:der|die|das) \p{L}+ sieht|anzeige)$/iu,
  message: /^(?:errors?|(?:error |validation )?(?:messages?|text)(?: shown| text)?|fehlermeldung|meldung|fehlertext|fehler|hinweistext)$/i,
  requirement:
    /^(?:(?:(?:non-?)?functional )?requirements?(?: (?:text|statement|description))?|statement|acceptance criteri(?:a|on)|criteri(?:a|on)|business rule|user stor(?:y|ies)|anforderung(?:en|stext)?|kriterium|akzeptanzkriteri\p{L}*|geschäftsregel)$/iu,
  description: /^(?:description|details|specification|text|rules?|beschreibung|regeln?|spezifikation)$/iu,
  field:
    /^(?:(?:input )?fields?(?: name)?|parameters?|property|attribute|settings?|einstellung(?:en)?|(?:eingabe)?feld(?:er|name)?|parameter|attribut|eigenschaft)$/i,
  required: /^(?:required|mandatory|optional|nullable|pflicht(?:feld|angabe)?|erforderlich|muss-?feld)\??$/iu,
  type: /^(?:(?:data ?)?types?|(?:daten-?)?typ)$/iu,
  remark: /^(?:remarks?|notes?|comments?|descriptions?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|beschreibung)$/iu,
  rules:
    /^(?:(?:validation )?rules?|validations?|constraints?|allowed(?: values)?|range|limits?|format|(?:max(?:imum|\.)?|min(?:imum|\.)?)(?: (?:length|value|size))?|length(?: \(.+\))?|size|(?:max(?:imale|\.)?|min(?:imale|dest|\.)?)[ -]?(?:länge|wert)?|regeln?|validierung|wertebereich|erlaubte werte|länge(?: \(.+\))?|einschränkung(?:en)?|prüfung|format)$/i,
  priority: /^(?:priority|prio|severity|moscow|importance|priorität|wichtigkeit)$/i,
  from: /^(?:from|(?:current|old|start|source|initial)(?: state| status)?|state|status|von|(?:aktueller|alter|ausgangs-?)\s?(?:zustand|status)|ausgangszustand|zustand|ist-zustand)$/i,
  to: /^(?:to|(?:next|new|target|end|resulting|following)(?: state| status)?|nach|(?:neuer|nächster)\s?(?:zustand|status)|folgezustand|zielzustand)$/i,
  event: /^(?:events?|trigger|actions?|transition|condition|ereignis|auslöser|aktion|übergang|bedingung)$/i,
} as const;
type Column = keyof typeof columns;

/** Tables that are about the document, the project, or words. */
const aside =
  /^(?:version|revision|date|author|prepared by|approved by|document \p{L}+|term|abbreviation|acronym|definition|stakeholder|reviewer|approver|contact|e-?mail|phone|document|milestone|deadline|due|risk|question|person|member|begriff|abkürzung|bedeutung|datum|autor|bearbeiter|änderung|ansprechpartner|meilenstein|risiko|frage|ersteller|auftraggeber|auftragnehmer|stand)$/iu;

/** The first column of a table of two columns that describes the document: `Status | Draft`. */
const aboutDocument = /^(?:status|project|title|owner|client|company|product|projekt|titel|kunde|firma|produkt)$/iu;

const isNothing = (text: string) => /^(?:|-|–|—|n\/a|none|keine?r?)$/i.test(text.trim());

/** `Reaction of the system` is a reaction. */
const withoutOwner = (name: string) => name.replace(/\s(?:of|by|from|in) the \p{L}+$|\s(?:des|der) \p{Lu}\p{L}+$/u, "");

/** The cases of one table: by its columns' names where they say what the rows are, otherwise each row is quoted. */
export function tableCases(rows: readonly Row[], section: Section): DraftCase[] {
  const header = (rows[0]?.header ?? []).map((name) => withoutOwner(withoutStop(name)));
  const place = (row: Row): Place => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  if (header.length === 0) return rows.flatMap((row) => row.cells.flatMap((cell) => sentenceCases(cell, place(row), "plain")));
  const at = (column: Column) => header.findIndex((name) => columns[column].test(name));
  const cell = (row: Row, column: Column) => (row.cells[at(column)] ?? "").trim();
  if (isTemplate(rows)) return templateCase(rows, header, place);
  if (isPermissionMatrix(rows, header, section)) return rows.map((row) => permissionCase(row, header, place(row)));
  if (describesRoles(header)) return rows.flatMap((row) => roleCase(row, place(row)) ?? []);
  if (at("from") !== -1 && at("to") !== -1 && at("event") !== -1)
    return rows.flatMap((row) => transitionCase(cell(row, "from"), cell(row, "event"), cell(row, "to"), place(row)) ?? []);
  const isFields = at("required") !== -1 || at("rules") !== -1 || at("message") !== -1;
  // A data model has a column of types; what is in front of it names the fields, whatever it is called.
  const field = at("field") === -1 && at("type") > 0 && isFields ? at("type") - 1 : at("field");
  if (field !== -1 && isFields) return rows.flatMap((row) => fieldCase(fieldOf(row, header, row.cells[field] ?? ""), place(row)) ?? []);
  if (isScenarioTable(header)) return rows.flatMap((row) => scenarioCases(row, header, place(row)));
  const result = at("expected") === -1 ? at("message") : at("expected");
  if (at("action") !== -1 && result !== -1 && at("action") !== result) return pairCases(rows, header, result, section);
  const stated = at("requirement") === -1 && at("id") !== -1 ? at("description") : at("requirement");
  if (stated !== -1)
    return rows.flatMap((row) => {
      const given = { id: at("id") === stated ? "" : cell(row, "id"), priority: namedPriority(cell(row, "priority")) };
      const cases = sentenceCases(row.cells[stated] ?? "", place(row), "criteria", given);
      return cases.length > 0 ? cases : (entryCase(row, header, place(row)) ?? []);
    });
  if (section.role === "background" || header.some((name) => aside.test(name))) return [];
  if (header.length === 2 && aboutDocument.test(header[0] ?? "") && section.path.length <= 1) return [];
  return rows.flatMap((row) => entryCase(row, header, place(row)) ?? []);
}

function sentenceCases(
  text: string,
  place: Place,
  surroundings: "criteria" | "plain",
  given: { id?: string; priority?: DraftCase["priority"] | undefined } = {},
): DraftCase[] {
  const { language } = place.section;
  const statements = sentencesOf(text).flatMap((sentence) => readStatement(sentence, language, surroundings) ?? []);
  const [first, ...rest] = statements;
  if (!first) return [];
  const draft = statementCase([first, ...rest], place);
  return [
    {
      ...draft,
      description: given.id ? phrases[language].requirement(withoutStop(given.id)) : draft.description,
      priority: given.priority ?? draft.priority,
    },
  ];
}

function fieldOf(row: Row, header: readonly string[], name: string) {
  const named = (column: Column) => header.findIndex((text) => columns[column].test(text));
  const required = named("required");
  const isYes = /^(?:y|yes|true|x|required|mandatory|not null|1|ja|j|pflicht|muss|m)\b|^[✓✔✅]/iu.test(row.cells[required]?.trim() ?? "");
  const isNo = /^(?:n|no|false|nein)\b/i.test(row.cells[required]?.trim() ?? "");
  return {
    name: withoutStop(name),
    isOptional: isNo && !/^(?:optional|nullable)/i.test(header[required] ?? ""),
    isRequired: /^(?:optional|nullable)/i.test(header[required] ?? "") ? isNo : isYes,
    message: withoutQuotes(row.cells[named("message")] ?? ""),
    rules: row.cells.flatMap((cell, index) =>
      !isNothing(cell) && (columns.rules.test(header[index] ?? "") || (columns.remark.test(header[index] ?? "") && isRule.test(cell)))
        ? [{ column: header[index] ?? "", text: withoutStop(cell) }]
        : [],
    ),
  };
}

/** A remark on a field that limits its values: `not in the future`. */
const isRule =
  /^(?:not|no|must|only|at (?:least|most)|between|unique|valid|up to|max\.?|min\.?|exactly|one|two|three|\d+|nicht|kein|nur|muss|darf|mindestens|höchstens|maximal|eindeutig|gültige?s?|zwischen|genau|ein|zwei|drei)\s.{3,}/iu;

const withoutQuotes = (text: string) => (isNothing(text) ? "" : text.trim().replace(/^["'“”„«‚](.*)["'”“»’]$/su, "$1"));

const scenarioHeader = /^(given|when|then|angenommen|gegeben|wenn|dann)$/iu;
const isScenarioTable = (header: readonly string[]) =>
  header.some((name) => /^(?:when|wenn)$/iu.test(name)) &&
  header.some((name) => /^(?:then|dann)$/iu.test(name)) &&
  header.some((name) => /^(?:given|angenommen|gegeben)$/iu.test(name));

/** A row of `Given | When | Then` is a scenario. */
const scenarioCases = (row: Row, header: readonly string[], place: Place): DraftCase[] =>
  gherkinCases(
    header.flatMap((name, index) =>
      scenarioHeader.test(name) && !isNothing(row.cells[index] ?? "") ? [`${name} ${row.cells[index]}`] : [],
    ),
    place,
    "",
  );

/** What happens in a situation, or what an input gives: a case for each row, or one for numbered steps. */
function pairCases(rows: readonly Row[], header: readonly string[], result: number, section: Section): DraftCase[] {
  const say = phrases[section.language];
  const at = (column: Column) => header.findIndex((name) => columns[column].test(name));
  const action = at("action");
  const placeOf = (row: Row): Place => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  const isDone = /step|action|^do$|aktion|tätigkeit/i.test(header[action] ?? "");
  const stepOf = (row: Row): DraftStep => ({
    ...(isDone ? { action: capitalised(withoutStop(row.cells[action] ?? "")) } : say.happensIn(withoutStop(row.cells[action] ?? ""))),
    expectedResult: resultOf(row, header, result, section) || say.stepWorks,
  });
  const named = rows.filter((row) => !isNothing(row.cells[action] ?? ""));
  // In a list of situations, a row that does not say what happens is quoted as it is.
  const filled = isDone ? named : named.filter((row) => resultOf(row, header, result, section) !== "");
  const saysMore = ({ cells }: Row) =>
    cells.some(
      (cell, index) => !isNothing(cell) && (["remark", "description"] as const).some((one) => columns[one].test(header[index] ?? "")),
    );
  const quoted = named.filter((row) => !filled.includes(row) && saysMore(row)).flatMap((row) => entryCase(row, header, placeOf(row)) ?? []);
  const [firstRow] = filled;
  const isOneCase =
    isDone && at("title") === -1 && filled.every((row, index) => Number.parseInt(row.cells[at("id")] ?? "", 10) === index + 1);
  const base = (row: Row) => ({ ...placed(placeOf(row)), description: "", preconditions: [] });
  if (isOneCase && firstRow)
    return [
      {
        ...base(firstRow),
        title: shortened(section.heading || withoutStop(firstRow.cells[action] ?? ""), maxTitle),
        steps: filled.map(stepOf),
        priority: "HIGH",
      },
    ];
  const cases = filled.map((row) => {
    const words = row.cells.filter((text, index) => text !== "" && (index === action || index === result)).join(": ");
    const id = row.cells[at("id")] ?? "";
    return {
      ...base(row),
      title: shortened(withoutStop(row.cells[at("title")] ?? "") || capitalised(withoutStop(words)), maxTitle),
      description: /\p{L}/u.test(id) ? say.requirement(id) : "",
      steps: [stepOf(row), ...boundarySteps(row.cells[action] ?? "", section.language)],
      priority: namedPriority(row.cells[at("priority")] ?? "") ?? priorityOf({ text: words, strength: "should" }),
    };
  });
  return [...cases, ...quoted].toSorted((one, other) => one.source.paragraph - other.source.paragraph);
}

/** The result of a row; a message in a column of its own belongs to it. */
function resultOf(row: Row, header: readonly string[], result: number, section: Section): string {
  const say = phrases[section.language];
  const name = header[result] ?? "";
  const main = withoutStop(row.cells[result] ?? "");
  // A result that is nothing but a quotation is a message, too.
  const isMessage = columns.message.test(name) || /^["“„][^"”“]+["”“]$/u.test(main);
  const shown = withoutQuotes(
    row.cells[isMessage ? result : header.findIndex((text, index) => index !== result && columns.message.test(text))] ?? "",
  );
  const fact =
    isMessage || isNothing(main) ? "" : /^\d{3}$/.test(main) || /^status/i.test(name) ? `Status ${main.replace(/^status\s/i, "")}` : main;
  // What another column says belongs to the result, too.
  const others = row.cells.flatMap((cell, index) => {
    const other = header[index] ?? "";
    const isKnown =
      index === result ||
      /^(?:error |message )?code$/iu.test(other) ||
      aboutRow.some((column) => columns[column].test(other)) ||
      aside.test(other);
    return isKnown || other === "" || isNothing(cell) ? [] : [withStop(`${other}: ${withoutStop(cell)}`)];
  });
  return [fact && withStop(capitalised(fact)), ...others, shown && withStop(say.shows(shown))].filter(Boolean).join(" ");
}

/** Columns that do not say what happens. */
const aboutRow: readonly Column[] = ["id", "title", "action", "expected", "message", "priority", "remark", "description", "requirement"];

const verdict =
  /^(?:y|yes|no?|true|false|✓|✔|✅|❌|✗|✘|×|x|-|–|—|allowed|denied|forbidden|full|none|read|write|read[- ]only|n\/a|ja|nein|j|lesen|schreiben|erlaubt|verboten|)$/i;
const granted = /^(?:y|yes|true|✓|✔|✅|x|allowed|full|ja|j|erlaubt)$/i;
const partly = /^(?:read|write|read[- ]only|lesen|schreiben)$/i;
const deeds =
  /^(?:actions?|permissions?|operations?|rights?|activity|activities|tasks?|capabilit(?:y|ies)|use cases?|aktion(?:en)?|rechte?|berechtigung(?:en)?|tätigkeit(?:en)?|vorgang)$/i;
const roleTasks =
  /^(?:descriptions?|tasks?|rights?|permissions?|responsibilit(?:y|ies)|what (?:they|he|she|it) .{1,20}|(?:may|can|does|do)(?: do)?|beschreibung|aufgaben?|rechte?|berechtigung(?:en)?|darf|kann)$/iu;
const people = /^(?:(?:user )?roles?|users?|actors?|user groups?|rollen?|benutzer(?:gruppen?)?|nutzer)$/i;
const aboutRights = /\b(?:permissions?|roles?|access|rights|authori[sz]ations?)\b|berechtigung|rollen|rechte\b|zugriff/iu;

/** Words for people, as heads of columns: `Visitor`, `Handwerker`, `Leitung`. */
const person =
  /(?:er|or|ist|ant|ent|ee|admin|staff|guest|team|desk|office|public|everyone|anyone|in|leitung|verwaltung|empfang|pforte|gast|gäste|kunde|kund\*?innen|chef)s?$/iu;
/** Only under a condition: `nur mit Begleitung`. */
const conditional = /^(?:only|if|with|own|nur|mit|wenn|falls|eigene)\s.{2,60}$/iu;

function isPermissionMatrix(rows: readonly Row[], header: readonly string[], { path }: Section): boolean {
  if (header.length < 3 || header.slice(1).some((name) => Object.values(columns).some((pattern) => pattern.test(name)))) return false;
  const [first = "", ...others] = header;
  const cells = rows.flatMap((row) => row.cells.slice(1).map((cell) => cell.trim()));
  return (
    (deeds.test(first) ||
      people.test(first) ||
      ((aboutRights.test(path.join(" ")) || others.every((name) => person.test(name))) && !columns.field.test(first))) &&
    cells.every((cell) => verdict.test(cell) || conditional.test(cell)) &&
    cells.some((cell) => granted.test(cell)) &&
    cells.filter((cell) => verdict.test(cell)).length >= cells.length / 2
  );
}

/** `Role | Description`: what each role does. */
const describesRoles = ([first = "", second = "", ...others]: readonly string[]) =>
  people.test(first) && roleTasks.test(second) && others.length === 0;

/** A role whose description says what it does; a mere name for it gives no case. */
function roleCase({ cells: [role = "", told = ""] }: Row, place: Place): DraftCase | undefined {
  const { language } = place.section;
  const saysWhat = hasVerb(told, language) || (language === "de" && /^\p{Lu}\p{Ll}+t\s/u.test(told));
  if (isNothing(role) || !saysWhat) return undefined;
  const say = phrases[language];
  return {
    ...placed(place),
    title: shortened(say.permissions(withoutStop(role)), maxTitle),
    description: "",
    preconditions: [],
    steps: [{ ...say.inRole(withoutStop(role), withoutStop(told)), expectedResult: say.works }],
    priority: "HIGH",
  };
}

function permissionCase(row: Row, header: readonly string[], place: Place): DraftCase {
  const say = phrases[place.section.language];
  const [first = "", ...cells] = row.cells;
  const rolesInRows = people.test(header[0] ?? "");
  const steps = cells.flatMap((cell, index): DraftStep[] => {
    const value = cell.trim();
    if (/^n\/a$/i.test(value)) return [];
    const other = withoutStop(header[index + 1] ?? "");
    const [role, deed] = rolesInRows ? [withoutStop(first), other] : [other, deedOf(withoutStop(first), header[0] ?? "", place)];
    const isPartly = partly.test(value) || conditional.test(value);
    return [
      {
        ...say.inRole(role, deed),
        expectedResult: isPartly ? say.only(value.replace(/^(?:only|nur)\s/iu, "")) : granted.test(value) ? say.works : say.refused,
      },
    ];
  });
  return {
    ...placed(place),
    title: shortened(say.permissions(withoutStop(first)), maxTitle),
    description: "",
    preconditions: [],
    steps,
    priority: "CRITICAL",
  };
}

/** What is tried: a row of a table of actions is one, a row of a table of zones names what is used. */
function deedOf(text: string, header: string, { section }: Place): string {
  // "Prices" is no action, "Change prices" and "Preise ändern" are.
  const isDeed = deeds.test(header) || (section.language === "de" ? /(?:^|\s)\p{Ll}\S*n$/u.test(text) : text.includes(" "));
  return isDeed ? text : phrases[section.language].uses(header, text);
}

function transitionCase(from: string, event: string, to: string, place: Place): DraftCase | undefined {
  const say = phrases[place.section.language];
  if (isNothing(from) || isNothing(event)) return undefined;
  const isImpossible = isNothing(to) || /^(?:not allowed|nicht erlaubt|unchanged|unverändert)$/i.test(to);
  return {
    ...placed(place),
    title: shortened(`${from} → ${isImpossible ? from : to}: ${event}`, maxTitle),
    description: "",
    preconditions: [],
    steps: [{ ...say.transition(from, withoutStop(event)), expectedResult: isImpossible ? say.refused : say.becomes(to) }],
    priority: "HIGH",
  };
}

/** A row of any other table, as what its columns say. */
function entryCase(row: Row, header: readonly string[], place: Place): DraftCase | undefined {
  const facts = row.cells.flatMap((cell, index) =>
    isNothing(cell) || (columns.id.test(header[index] ?? "") && /^\d+$/.test(cell))
      ? []
      : [{ name: header[index] ?? "", value: withoutStop(cell) }],
  );
  if (facts.length < 2) return undefined;
  const text = facts.map(({ name, value }) => (name ? `${name}: ${value}` : value)).join("; ");
  const [first, ...others] = facts;
  return quotedCase("entry", text, `${first?.value}: ${others.map(({ name, value }) => `${name} ${value}`.trim()).join(", ")}`, place);
}
