import { expect, test } from "vitest";
import type { Totals } from "../format.ts";
import { parseTap } from "./format.ts";

function read(text: string) {
  let totals: Partial<Totals> = {};
  const found = parseTap(text, (reported) => {
    totals = reported;
  });
  return { failed: found.filter(({ status }) => status === "failed").map(({ name, suite }) => [...suite, name].join(" › ")), totals };
}

/** Node's own output: it counts a test whose subtests failed, and not a suite. */
function nested(diagnosis: string, fail: number): string {
  return `TAP version 13
# Subtest: cart
    # Subtest: pays
        # Subtest: by card
        not ok 1 - by card
          ---
          failureType: 'testCodeFailure'
          error: 'card declined'
          ...
        1..1
    not ok 1 - pays
      ---
      ${diagnosis}
      failureType: 'subtestsFailed'
      error: '1 subtest failed'
      ...
    # Subtest: ships
    not ok 2 - ships
      ---
      failureType: 'testCodeFailure'
      error: 'no address'
      ...
    1..2
not ok 1 - cart
  ---
  ${diagnosis}
  failureType: 'subtestsFailed'
  error: '2 subtests failed'
  ...
1..1
# tests 4
# fail ${fail}
`;
}

const leaves = ["cart › pays › by card", "cart › ships"];

test.each([
  ["tests whose subtests failed are counted by Node, and are not missing", "location: 'a.mjs:1:1'", 4],
  ["suites are not counted", "type: 'suite'", 2],
])("%s", (_what, diagnosis, fail) => {
  expect(read(nested(diagnosis, fail))).toEqual({ failed: leaves, totals: { failed: 2 } });
});

test.each([
  ["location: 'a.mjs:1:1'", 5],
  ["location: 'a.mjs:1:1'", 3],
  ["type: 'suite'", 4],
])("failures that are in neither are missing (%s, fail %i)", (diagnosis, fail) => {
  expect(read(nested(diagnosis, fail)).totals).toEqual({ failed: fail });
});
