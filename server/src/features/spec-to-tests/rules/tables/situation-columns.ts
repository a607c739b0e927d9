import type { Row } from "../../document/document.ts";
import type { Section } from "../sections/sections.ts";
import { aside, type Column, columns, isNothing } from "./table-columns.ts";

/** Which columns of a table say when something happens, and which one says what. */
export interface SituationColumns {
  /** What the situation is about, such as a field; -1 without. */
  subject: number;
  /** What is done or is the case. */
  causes: readonly number[];
  /** What happens; -1 when every other column says it. */
  result: number;
  /** The result is the text of a message, whatever its column is called. */
  isMessage: boolean;
}

/** Next to a column of conditions, the header of what they are about. */
const subjects =
  /^(?:(?:input|form|entry) ?(?:fields?|elements?)?|controls?|elements?|inputs?|(?:eingabe|formular)?(?:feld(?:er|name)?|elemente?)|eingaben?|steuerelemente?)$/iu;
const names = /^(?:name|bezeichnung)$/iu;
/** Next to a column of fields, the header of what is wrong with them. */
const circumstances =
  /^(?:(?:invalid |wrong |bad |entered |input )?values?|(?:(?:error|failure|fault) )?(?:conditions?|cases?|situations?|triggers?|reasons?)|(?:error|failure|fault) (?:types?|kinds?)|(?:shown |displayed )?(?:when|if)|errors?|failures?|mistakes?|problems?|faults?|violations?|(?:ungültige[rs]? |falsche[rs]? |eingegebene[rs]? )?werte?|(?:fehler|sonder)?(?:bedingung(?:en)?|f[aä]lle?|situation(?:en)?|grund)|fehler(?:art|typ)|(?:erscheint |angezeigt )?(?:wenn|falls|bei)|fehler|verstoß|auslöser)$/iu;
const saysText = /message|text|meldung/iu;
/** `Message to the user`, `Angezeigte Meldung` */
const namesMessage = /(?<!\p{L})(?:messages?|wording)(?!\p{L})|(?:meldung|hinweis|wortlaut)(?:en|e)?$/iu;
/** A heading above messages. */
const aboutMessages =
  /(?<!\p{L})(?:messages?|errors?|alerts?|notifications?|validations?|warnings?)(?!\p{L})|meldung|fehler|hinweis|warnung/iu;
/** Words with which a product speaks to its user. */
const addresses =
  /^["'“„«‚]?(?:Please|Sorry|Enter|Choose|Select|Type|Try|You|Your|Bitte|Ihre?|Sie|Leider)(?!\p{L})|(?<!\p{L})(?:please|your|bitte|Ihre?[nmr]?)(?!\p{L})/u;
/** What identifies a message, and neither says when nor what happens. */
const codes = /^(?:(?:error |message |fehler-?|meldungs-?)?(?:code|key|schlüssel)|severity|level|schweregrad)$/iu;
const aboutRow: readonly Column[] = [
  "id",
  "title",
  "priority",
  "remark",
  "description",
  "requirement",
  "type",
  "required",
  "preset",
  "rules",
];

const isAboutRow = (name: string) =>
  name === "" || aside.test(name) || codes.test(name) || aboutRow.some((column) => columns[column].test(name));

interface Named {
  name: string;
  index: number;
}

/** The columns of a table such as `Field | Condition | Message`, in any order; `undefined` for a table that does not say when something happens. */
export function situationColumns(rows: readonly Row[], header: readonly string[], section: Section): SituationColumns | undefined {
  if (header.length < 3) return errorColumns(rows, header);
  const expected = header.findIndex((name) => columns.expected.test(name));
  const message = expected === -1 ? messageColumn(rows, header) : -1;
  const told = expected === -1 && message === -1 ? columnOfSentences(rows, header, section) : -1;
  const result = [expected, message, told].find((index) => index !== -1);
  if (result === undefined) return undefined;
  const others = header.flatMap((name, index): Named[] =>
    index === result || columns.expected.test(name) || (expected !== -1 && columns.message.test(name)) ? [] : [{ name, index }],
  );
  const isCause = ({ name }: Named) => !columns.id.test(name) && (columns.action.test(name) || circumstances.test(name));
  // Next to what is expected, a name may be the name of a test.
  const named = [columns.field, subjects, ...(expected === -1 ? [names] : [])]
    .map((pattern) => others.find(({ name }) => pattern.test(name)))
    .find((one) => one !== undefined);
  const causes = others.filter((one) => one !== named && isCause(one));
  const unknown = others.filter((one) => one !== named && !isCause(one) && !isAboutRow(one.name) && areFragments(rows, one.index));
  const layout = (subject: Named | undefined, when: readonly Named[]): SituationColumns => ({
    subject: subject?.index ?? -1,
    causes: when.map(({ index }) => index),
    result,
    isMessage: expected === -1,
  });
  const [first] = causes;
  if (first) return layout(named ?? unknown.find(({ index }) => index < Math.min(first.index, result)), causes);
  // Next to what is expected, or next to rules, another column may say anything.
  const isOpen = expected === -1 && !header.some((name) => columns.required.test(name) || columns.rules.test(name));
  const [next] = isOpen ? unknown : [];
  // An input alone is the situation.
  if (named && !next) return columns.action.test(named.name) ? layout(undefined, [named]) : undefined;
  if (named && next) return layout(named, [next]);
  if (!isOpen) return undefined;
  // Without a word that says what they are, only columns in front of a message can tell when it is shown.
  const [subject, ...when] = unknown.filter(({ index }) => index < result);
  return subject && when.length > 0 && areSentences(rows, result) ? layout(subject, when) : undefined;
}

/** `Error | Message`: both headers may name the message, and only one of them can say when it is shown. */
function errorColumns(rows: readonly Row[], header: readonly string[]): SituationColumns | undefined {
  const result = messageColumn(rows, header);
  const cause = header.length === 2 && result !== -1 ? 1 - result : -1;
  return saysText.test(header[result] ?? "") && circumstances.test(header[cause] ?? "") && !columns.action.test(header[cause] ?? "")
    ? { subject: -1, causes: [cause], result, isMessage: true }
    : undefined;
}

/** The column whose header says that it holds messages; of two, the one with sentences, or the one whose header says *text*. */
export function messageColumn(rows: readonly Row[], header: readonly string[]): number {
  const found = header.flatMap((name, index) => (columns.message.test(name) ? [index] : []));
  if (found.length === 0) return header.findIndex((name) => namesMessage.test(name) && !isAboutRow(name));
  const sentences = found.filter((index) => areSentences(rows, index));
  if (sentences.length === 1) return sentences[0] ?? -1;
  return found.find((index) => saysText.test(header[index] ?? "")) ?? found[0] ?? -1;
}

/** The only column of sentences next to fragments, when something says that these are messages. */
function columnOfSentences(rows: readonly Row[], header: readonly string[], { heading }: Section): number {
  if (header.some((name) => aside.test(name) || columns.requirement.test(name))) return -1;
  const [only = -1, ...more] = header.flatMap((_name, index) => (areSentences(rows, index) ? [index] : []));
  if (more.length > 0 || header.some((name, index) => index !== only && !isAboutRow(name) && !areFragments(rows, index))) return -1;
  const isKnown = header.some((name) => columns.field.test(name)) && header.some((name) => circumstances.test(name));
  const addressed = rows.filter(({ cells }) => addresses.test(cells[only]?.trim() ?? "")).length;
  return isKnown || aboutMessages.test(heading) || addressed * 2 >= rows.length ? only : -1;
}

function cellsOf(rows: readonly Row[], index: number): string[] {
  return rows.map(({ cells }) => (cells[index] ?? "").trim()).filter((cell) => !isNothing(cell));
}

/** A sentence with its full stop, or words in quotation marks. */
const isSentence = (cell: string) => /^["'“„«‚]?[\p{Lu}\d].*[.!?]["'”“»’]?$|^["“„«].+\s.+["”“»]$/su.test(cell);

function areSentences(rows: readonly Row[], index: number): boolean {
  const cells = cellsOf(rows, index);
  return cells.length > 0 && cells.every(isSentence);
}

/** Words without a full stop. */
function areFragments(rows: readonly Row[], index: number): boolean {
  const cells = cellsOf(rows, index);
  return cells.length > 0 && cells.every((cell) => !isSentence(cell) && cell.split(/\s+/u).length <= 12);
}
