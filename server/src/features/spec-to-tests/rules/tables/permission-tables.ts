import type { Row } from "../../document/document.ts";
import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { hasVerb } from "../statements/read-statement.ts";
import type { Section } from "../sections/sections.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { columns, isNothing } from "./table-columns.ts";
import { shortened, withoutStop } from "../../text/words.ts";

const verdict =
  /^(?:y|yes|no?|true|false|✓|✔️?|✅|☑|●|■|❌|✗|✘|✖|×|☒|○|◯|☐|□|x|-|–|—|allowed|denied|forbidden|full|none|read|write|read[- ]only|n\/a|ja|nein|j|lesen|schreiben|erlaubt|verboten|)$/i;

const granted = /^(?:y|yes|true|✓|✔️?|✅|☑|●|■|x|allowed|full|ja|j|erlaubt)$/i;

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

/** Only under a condition: `nur mit Begleitung`, `x (own branch)`. Of `(x)`, the condition is stated elsewhere. */
const conditional =
  /^(?:(?:only|if|with|own|nur|mit|wenn|falls|eigene)\s.{2,60}|own|eigene|(?:x|y|yes|ja|✓|✔️?|✅|●)\s?\(.{2,60}\)|\((?:x|✓|✔️?|●)\))$/iu;
/** The condition in the words of the cell. */
const conditionIn = (cell: string) =>
  cell
    .replace(/^(?:x|y|yes|ja|✓|✔️?|✅|●)\s?\((.*)\)$/iu, "$1")
    .replace(/^(?:only|nur)\s/iu, "")
    .trim();
const withoutCondition = /^\((?:x|✓|✔️?|●)\)$/iu;

export function isPermissionMatrix(rows: readonly Row[], header: readonly string[], { path }: Section): boolean {
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
export const describesRoles = ([first = "", second = "", ...others]: readonly string[]) =>
  people.test(first) && roleTasks.test(second) && others.length === 0;

/** A role whose description says what it does; a mere name for it gives no case. */
export function roleCase({ cells: [role = "", told = ""] }: Row, place: SourceLocation): DraftCase | undefined {
  const { language } = place.section;
  const saysWhat = hasVerb(told, language) || (language === "de" && /^\p{Lu}\p{Ll}+t\s/u.test(told));
  if (isNothing(role) || !saysWhat) return undefined;
  const say = phrases[language];
  return {
    ...fieldsOfLocation(place),
    title: shortened(say.permissions(withoutStop(role)), maxTitle),
    description: "",
    preconditions: [],
    steps: [{ ...say.inRole(withoutStop(role), withoutStop(told)), expectedResult: say.works }],
    priority: "HIGH",
  };
}

/** Whether an `x` refuses: next to check marks, in a table that marks every cell. Elsewhere it grants. */
export function crossMeansDenied(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells.slice(1).map((cell) => cell.trim()));
  return cells.some((cell) => /^(?:✓|✔|✅|y|yes|ja?)(?:$|[\s️(])/iu.test(cell)) && cells.every((cell) => !/^[-–—]?$/.test(cell));
}

export function permissionCase(row: Row, header: readonly string[], place: SourceLocation, isCrossRefusal: boolean): DraftCase {
  const say = phrases[place.section.language];
  const [first = "", ...cells] = row.cells;
  const rolesInRows = people.test(header[0] ?? "");
  const steps = cells.flatMap((cell, index): DraftStep[] => {
    const value = cell.trim();
    // Neither allowed nor refused: the table does not say under which condition.
    if (/^n\/a$/i.test(value) || withoutCondition.test(value)) return [];
    const other = withoutStop(header[index + 1] ?? "");
    const [role, deed] = rolesInRows ? [withoutStop(first), other] : [other, deedOf(withoutStop(first), header[0] ?? "", place)];
    const isPartly = partly.test(value) || conditional.test(value);
    return [
      {
        ...say.inRole(role, deed),
        expectedResult: isPartly
          ? say.only(conditionIn(value))
          : granted.test(value) && !(isCrossRefusal && /^x$/i.test(value))
            ? say.works
            : say.refused,
      },
    ];
  });
  return {
    ...fieldsOfLocation(place),
    title: shortened(say.permissions(withoutStop(first)), maxTitle),
    description: "",
    preconditions: [],
    steps,
    priority: "CRITICAL",
  };
}

/** What is tried: a row of a table of actions is one, a row of a table of zones names what is used. */
function deedOf(text: string, header: string, { section }: SourceLocation): string {
  // "Prices" is no action, "Change prices" and "Preise ändern" are.
  const isDeed = deeds.test(header) || (section.language === "de" ? /(?:^|\s)\p{Ll}\S*n$/u.test(text) : text.includes(" "));
  return isDeed ? text : phrases[section.language].uses(header, text);
}
