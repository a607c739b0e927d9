import { expect, test } from "vitest";
import { limitsIn, timeLimitIn } from "./limits.ts";

test.each([
  ["The pump shall accept rates from 0.5 ml/h to 250.0 ml/h.", ["0.4 ml/h", "0.5 ml/h", "250 ml/h", "250.1 ml/h"]],
  ["If the pressure exceeds 6.5 bar, the pump stops.", ["6.4 bar", "6.5 bar", "6.6 bar"]],
  ["The body must not exceed 64 KiB.", ["63 KiB", "64 KiB", "65 KiB"]],
  ["The device shall show a rate from 25 to 250 bpm.", ["24 bpm", "25 bpm", "250 bpm", "251 bpm"]],
  ["The force must be at most 150 N.", ["149 N", "150 N", "151 N"]],
  ["The menu shall require a PIN of 4 to 8 digits.", ["3 digits", "4 digits", "8 digits", "9 digits"]],
  // A unit is never cut off its number.
  ["When less than 1 hour of the lifetime is left, a code is sent.", []],
  ["The battery shall last for at least 5 years.", []],
  // Neither a unit nor a limit.
  ["The menu offers at least 5 a day.", []],
])("limits with technical units: %s", (sentence, values) => {
  expect(limitsIn(sentence, "en").flatMap((limit) => limit.values)).toEqual(values);
});

test.each([
  ["The pump shall stop within 200 ms.", "within 200 ms"],
  ["The pump shall stop within 5 s.", "within 5 s"],
  ["The screen shall be updated within 500 ms after a change.", "within 500 ms"],
  ["The pump shall stop at most 5 seconds after the float switch closes.", "at most 5 seconds"],
  ["The siren shall sound no later than 30 seconds after the sensor fails.", "no later than 30 seconds"],
  ["A clip is at most 30 seconds long.", undefined],
  ["The guest must pay within 2 hours after the booking.", undefined],
])("how long the product may take: %s", (sentence, limit) => {
  expect(timeLimitIn(sentence, [], "en")).toBe(limit);
});
