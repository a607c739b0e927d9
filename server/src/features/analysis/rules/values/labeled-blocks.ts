import type { ComparedValues } from "./comparison.ts";

interface Line {
  text: string;
  at: number;
}

const receivedBegins = /^(?:Passed in|Caught):\s*$/;
const expectedBegins = /^Expected:\s*$/;
const ends = /^(?:Passed in|Caught|Expected|Did not expect):\s*$|^(?:Failure|Error|Pending) -> |^\s*$/;
/** luassert names the type in front of a value. */
const type = /^\((?:string|number|boolean|nil|table|function|userdata|thread)(?:: \w+)?\) /;
/** The field of a table in which the two differ. */
const differs = /^\s*\*\[/;
const maxLines = 20;

/** The values of luassert, which busted prints below `Passed in:` or `Caught:`, and `Expected:`. Undefined for others. */
export function inLabeledBlocks(lines: readonly Line[]): ComparedValues | undefined {
  const received = blockBelow(lines, receivedBegins);
  const expected = blockBelow(lines, expectedBegins);
  return received && expected && { expected: expected.value, received: received.value, at: Math.min(received.at, expected.at) };
}

function blockBelow(lines: readonly Line[], begins: RegExp): { value: string; at: number } | undefined {
  const heading = lines.findIndex(({ text }) => begins.test(text));
  if (heading === -1) return undefined;
  const below = lines.slice(heading + 1, heading + 1 + maxLines);
  const end = below.findIndex(({ text }) => ends.test(text));
  const block = end === -1 ? below : below.slice(0, end);
  const value = block.map(({ text }) => text.trim()).join(" ");
  const telling = block.find(({ text }) => differs.test(text)) ?? block[0];
  return value === "" || !telling ? undefined : { value: value.replace(type, ""), at: telling.at };
}
