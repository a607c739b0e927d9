import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { namedPriority } from "../cases/priority.ts";
import { capitalised, shortened, uncapitalised, withStop, withoutStop } from "../../text/words.ts";

const keyword =
  /^(?:[-*•]\s*)?(feature|rule|background|scenario outline|scenario template|scenario|example|examples|scenarios|given|when|then|and|but|funktionalität|funktion|regel|grundlage|hintergrund|szenariogrundriss|szenarien|szenario|beispiele|beispiel|angenommen|gegeben(?: sei(?:en)?)?|wenn|dann|und|aber|\*)(?![\p{L}]):?\s*(.*)$/iu;

/** German keywords of Gherkin, as the English ones. */
const inEnglish: Readonly<Record<string, string>> = {
  funktionalität: "feature",
  funktion: "feature",
  regel: "rule",
  grundlage: "background",
  hintergrund: "background",
  szenariogrundriss: "scenario outline",
  szenario: "scenario",
  szenarien: "scenarios",
  beispiel: "example",
  beispiele: "examples",
  angenommen: "given",
  gegeben: "given",
  "gegeben sei": "given",
  "gegeben seien": "given",
  wenn: "when",
  dann: "then",
  und: "and",
  aber: "but",
};
const keywordOf = (word: string) => inEnglish[word.toLowerCase()] ?? word.toLowerCase();
const maxExampleRows = 20;

interface Scenario {
  name: string;
  steps: { kind: "given" | "when" | "then"; text: string }[];
  examples: string[][];
}

/** Given, When and Then, one per line: a feature file, a listing, or a list of criteria. */
export function looksLikeGherkin(lines: readonly string[]): boolean {
  const begun = lines.map((line) => keywordOf(keyword.exec(line.trim())?.[1] ?? ""));
  return begun.includes("then") && (begun.includes("when") || begun.includes("given")) && begun.filter(Boolean).length >= lines.length / 3;
}

export function gherkinCases(lines: readonly string[], place: SourceLocation, fallbackTitle: string): DraftCase[] {
  return scenariosOf(lines).flatMap((scenario) => rowsOf(scenario).map((row) => caseOf(scenario, row, place, fallbackTitle)));
}

/** `Given …, when …, then …` within one sentence; `undefined` for any other. */
export function inlineGherkin(sentence: string): string[] | undefined {
  const german = /^(?:angenommen|gegeben(?: sei)?)[,:]?\s+(.+?)[,;:.]?\s+wenn\s+(.+?)[,;:.]?\s+dann\s+(.+)$/iu.exec(sentence.trim());
  if (german) return [`Angenommen ${german[1]}`, `Wenn ${german[2]}`, `Dann ${german[3]}`];
  const match = /^(?:given\s+(.+?)[,;:.]?\s+)?when\s+(.+?)[,;:.]?\s+then\s+(.+)$/iu.exec(sentence.trim());
  if (!match?.[2] || !match[3] || (!match[1] && !/,\s*then\b/i.test(sentence))) return undefined;
  return [...(match[1] ? [`Given ${match[1]}`] : []), `When ${match[2]}`, `Then ${match[3]}`];
}

function scenariosOf(lines: readonly string[]): Scenario[] {
  const scenarios: Scenario[] = [];
  let background: Scenario["steps"] = [];
  let current: Scenario | undefined;
  let kind: "given" | "when" | "then" = "given";
  let inExamples = false;
  const begin = (name: string) => {
    current = { name, steps: [...background], examples: [] };
    scenarios.push(current);
    inExamples = false;
  };
  for (const raw of lines) {
    const line = raw.trim();
    if (inExamples && line.startsWith("|")) {
      current?.examples.push(
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      continue;
    }
    const match = keyword.exec(line);
    if (!match?.[1]) continue;
    const word = keywordOf(match[1]);
    const text = withoutStop(match[2] ?? "").replace(/^[,;:]\s*/u, "");
    if (word === "feature" || word === "rule") continue;
    if (word === "examples" || word === "scenarios") inExamples = true;
    else if (word.startsWith("scenario") || word === "example") begin(text);
    else if (word === "background") {
      current = { name: "", steps: [], examples: [] };
      background = current.steps;
    } else {
      // A Given after a Then begins the next scenario, named or not.
      if (!current || (word === "given" && current.steps.some((step) => step.kind === "then"))) begin("");
      if (word === "given" || word === "when" || word === "then") kind = word;
      if (text) current?.steps.push({ kind, text });
    }
  }
  return scenarios.filter((scenario) => scenario.steps.some((step) => step.kind === "then"));
}

function rowsOf({ examples }: Scenario): Record<string, string>[] {
  const [header, ...rows] = examples;
  if (!header || rows.length === 0) return [{}];
  return rows.slice(0, maxExampleRows).map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])));
}

/** What a tester does for a `When`; in German its verb stands at the end. */
function doingOf(event: string, { section }: SourceLocation): Pick<DraftStep, "action" | "event"> {
  return section.language === "de" ? phrases.de.happens("wenn", event) : { action: capitalised(event), event: uncapitalised(event) };
}

function caseOf(scenario: Scenario, row: Record<string, string>, place: SourceLocation, fallbackTitle: string): DraftCase {
  const fill = (text: string) =>
    text.replace(/<([^<>]{1,60})>/g, (whole, name: string) => (Object.hasOwn(row, name) ? (row[name] ?? "") : whole));
  const steps: DraftStep[] = [];
  const given: string[] = [];
  const say = phrases[place.section.language];
  let action: string | undefined;
  for (const step of scenario.steps) {
    const text = fill(step.text);
    if (step.kind === "given") given.push(capitalised(text));
    else if (step.kind === "when") {
      if (action !== undefined) steps.push({ ...doingOf(action, place), expectedResult: say.stepWorks });
      action = text;
    } else if (action !== undefined || steps.length === 0) {
      steps.push({ ...doingOf(action ?? say.nothingElse, place), expectedResult: capitalised(say.follows(text)) });
      action = undefined;
    } else {
      const last = steps.at(-1);
      if (last) last.expectedResult = `${last.expectedResult} ${withStop(capitalised(text))}`;
    }
  }
  const values = Object.entries(row)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
  const name = capitalised(fill(scenario.name)) || fallbackTitle || withoutStop(steps.at(-1)?.expectedResult ?? "");
  return {
    ...fieldsOfLocation(place),
    title: shortened(values && fill(scenario.name) === scenario.name ? `${name} (${values})` : name, 160),
    description: "",
    preconditions: given,
    steps,
    priority: namedPriority(scenario.name) ?? "HIGH",
  };
}
