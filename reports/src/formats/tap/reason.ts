import { failureMessage } from "../failure-message.ts";
import { at, type Loose, textAt } from "../loose-json.ts";

/** Why a point failed, from its YAML block. `name`: the point's own, which node-tap uses for the message. */
export function reasonOf(diag: Loose, name = ""): string | undefined {
  if (isNodeTap(diag)) return reasonOfNodeTap(diag, name);
  const stack = failureMessage(undefined, undefined, textAt(diag, "stack") ?? "", []);
  const message = textAt(diag, "error") ?? messageWithValues(diag) ?? comparison(diag);
  const difference = differenceIn(diag);
  // tape drops the reason when a test throws: `operator: error`, and the error is only in the stack.
  const operator = textAt(diag, "operator") ?? "";
  const isOther = operator === "throws" && (textAt(diag, "error") !== undefined || comparesErrors(diag));
  const isThrown = ["error", "fail", "throws"].includes(operator) && !isOther && stack !== undefined;
  if (isThrown) return stack;
  return [message, difference].filter(Boolean).join("\n") || stack;
}

/** Whether an error was expected and another one thrown: tape names the expected one, and `undefined` if there should be none. */
function comparesErrors(diag: Loose): boolean {
  const expected = at(diag, "expected");
  return expected !== undefined && expected !== null && expected !== "undefined";
}

/**
 * The stack. node:test writes it in TAP without the error above the frames; for a failed assertion, its class shows that the message is that of the test.
 */
export function traceOf(diag: Loose, name = ""): string | undefined {
  const stack = textAt(diag, "stack");
  if (isNodeTap(diag) && isErrorOfNodeTap(diag)) return [headingOfNodeTap(diag, name), stack].filter(Boolean).join("\n");
  const message = textAt(diag, "error")?.split("\n")[0];
  const isAssertion = textAt(diag, "name") === "AssertionError" && textAt(diag, "code") === "ERR_ASSERTION";
  if (stack === undefined || message === undefined || !isAssertion || stack.includes("AssertionError")) return stack;
  return `AssertionError [ERR_ASSERTION]: ${message}\n${stack}`;
}

/** AVA's `details` (`values` in older versions): the compared values, with a title. */
function differenceIn(diag: Loose): string | undefined {
  const details = at(diag, "details") ?? at(diag, "values");
  if (typeof details !== "object" || details === null) return undefined;
  const parts = Object.entries(details).flatMap(([title, text]) => (typeof text === "string" ? [`${title}\n${text.trim()}`] : []));
  return parts.join("\n").slice(0, 5_000) || undefined;
}

/** The author's words, and the values that TAP names `wanted` and `found`. */
function messageWithValues(diag: Loose): string | undefined {
  const message = textAt(diag, "message");
  const hasBoth = at(diag, "wanted") !== undefined && at(diag, "found") !== undefined;
  const hasValues = hasBoth || (isQunit(diag) && !diedInQunit(diag));
  return message !== undefined && hasValues ? `${message}\n${comparison(diag)}` : message;
}

/** tape and tap write the compared values instead of a sentence. */
function comparison(diag: Loose): string | undefined {
  const operator = textAt(diag, "operator");
  const [expected, actual] = [at(diag, "expected") ?? at(diag, "wanted"), at(diag, "actual") ?? at(diag, "found")];
  if (expected === undefined && actual === undefined) return undefined;
  return `${operator ? `${operator}: ` : ""}expected ${inline(expected)}, received ${inline(actual)}`;
}

function inline(value: Loose): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined")).trim().slice(0, 2_000);
}

const isQunit = (diag: Loose) => textAt(diag, "severity") === "failed" && at(diag, "actual") !== undefined;
/** QUnit's own words for an error that the test did not expect. */
const diedInQunit = (diag: Loose) =>
  /^(?:Died on test #\d+|Test took longer |Promise rejected |Global failure|\w+ failed on |global failure)/.test(
    textAt(diag, "message") ?? "",
  );

/** node-tap shows the line of code, and where it is, in parts. It has no message: the point's name is the message. */
const isNodeTap = (diag: Loose) => {
  const place = at(diag, "at");
  const hasPlace = at(place, "line") !== undefined || at(place, "lineNumber") !== undefined;
  return hasPlace && textAt(diag, "source") !== undefined && textAt(diag, "error") === undefined && textAt(diag, "message") === undefined;
};

/** An error that was thrown has a type; the name is its message. */
function headingOfNodeTap(diag: Loose, name: string): string {
  return isErrorOfNodeTap(diag) ? `${textAt(diag, "type") ?? "Error"}: ${name}` : `AssertionError: ${name}`;
}

/** An error that the test did not catch, or that `t.error` was given. */
const isErrorOfNodeTap = (diag: Loose) =>
  at(diag, "tapCaught") !== undefined ||
  (at(diag, "origin") !== undefined && at(diag, "found") !== undefined && at(diag, "wanted") === undefined);

function reasonOfNodeTap(diag: Loose, name: string): string {
  const difference = isErrorOfNodeTap(diag) ? undefined : (textAt(diag, "diff")?.trimEnd() ?? comparison(diag));
  return [headingOfNodeTap(diag, name), difference].filter(Boolean).join("\n").slice(0, 5_000);
}
