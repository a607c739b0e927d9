import { expect, test } from "vitest";
import { boundarySteps } from "../cases/boundary-steps.ts";
import { limitsIn, timeLimitIn } from "./limits.ts";

test.each([
  [
    "After 5 failed sign-ins within 10 minutes the account is locked.",
    "en",
    "After 5 failed sign-ins within 10 minutes",
    ["4", "5", "6"],
    "5",
    "10 minutes 1 second",
  ],
  [
    "After three wrong codes in 24 hours, the card is locked.",
    "en",
    "After three wrong codes in 24 hours",
    ["2", "3", "4"],
    "3",
    "24 hours 1 minute",
  ],
  ["A reader can renew a loan at most 2 times within 60 days.", "en", "at most 2 times within 60 days", ["1", "2", "3"], "3", "61 days"],
  ["If a card is refused twice within 2 days, it is locked.", "en", "twice within 2 days", ["1", "2", "3"], "2", "3 days"],
  [
    "When 3 sensors fail within 10 seconds, the siren starts.",
    "en",
    "3 sensors fail within 10 seconds",
    ["2", "3", "4"],
    "3",
    "11 seconds",
  ],
  ["Within 7 days no more than 3 bookings are allowed.", "en", "Within 7 days no more than 3 bookings", ["2", "3", "4"], "4", "8 days"],
  [
    "Nach 5 Fehlversuchen innerhalb von 10 Minuten wird das Konto gesperrt.",
    "de",
    "Nach 5 Fehlversuchen innerhalb von 10 Minuten",
    ["4", "5", "6"],
    "5",
    "10 Minuten 1 Sekunde",
  ],
  [
    "Three wrong PIN entries within an hour lock the card.",
    "en",
    "Three wrong PIN entries within an hour",
    ["2", "3", "4"],
    "3",
    "1 hour 1 minute",
  ],
  [
    "Drei falsche PIN-Eingaben innerhalb von 2 Stunden sperren die Karte.",
    "de",
    "Drei falsche PIN-Eingaben innerhalb von 2 Stunden",
    ["2", "3", "4"],
    "3",
    "2 Stunden 1 Minute",
  ],
  [
    "Wenn sich jemand binnen 10 Minuten fünfmal falsch anmeldet, wird das Konto gesperrt.",
    "de",
    "binnen 10 Minuten fünfmal",
    ["4", "5", "6"],
    "5",
    "10 Minuten 1 Sekunde",
  ],
  [
    "Ein Leser darf höchstens 3 Vormerkungen innerhalb von 7 Tagen anlegen.",
    "de",
    "höchstens 3 Vormerkungen innerhalb von 7 Tagen",
    ["2", "3", "4"],
    "4",
    "8 Tage",
  ],
] as const)("a window of time belongs to the number of events in it: %s", (sentence, language, words, values, count, time) => {
  const limits = limitsIn(sentence, language);
  expect(limits).toEqual([{ words, values, spread: { count, time } }]);
  expect(timeLimitIn(sentence, limits, language)).toBeUndefined();
});

test("events that are spread over more than the window do not count together", () => {
  expect(boundarySteps("After 5 failed sign-ins within 10 minutes the account is locked.", "en")).toMatchObject([
    { action: "Repeat the check around the limit “After 5 failed sign-ins within 10 minutes”, with these values: 4, 5 and 6" },
    {
      action: "Repeat the check with 5 of them, spread over 10 minutes 1 second",
      expectedResult: "They do not count together for the limit “After 5 failed sign-ins within 10 minutes”.",
    },
  ]);
  expect(boundarySteps("Nach 2 Fehlern binnen 3 Tagen wird das Konto gesperrt.", "de")[1]).toMatchObject({
    action: "Die Prüfung mit 2 davon wiederholen, verteilt auf 4 Tage",
    expectedResult: "Für die Grenze „Nach 2 Fehlern binnen 3 Tagen“ zählen sie nicht zusammen.",
  });
});

test.each([
  ["After 5 failures an alert is sent within 1 minute.", "en", "within 1 minute"],
  ["When 3 sensors fail within 10 seconds, the siren must start within 2 seconds.", "en", "within 2 seconds"],
  ["The request is retried 3 times within 1 minute.", "en", "within 1 minute"],
  ["If 2 doors are open, the guard is called within 30 seconds.", "en", "within 30 seconds"],
  ["Nach drei falschen PINs wird der Ausweis innerhalb von 5 Minuten gesperrt.", "de", "innerhalb von 5 Minuten"],
] as const)("the time that the product takes is still measured: %s", (sentence, language, time) => {
  expect(timeLimitIn(sentence, limitsIn(sentence, language), language)).toBe(time);
});

const values = (sentence: string, language: "en" | "de") => limitsIn(sentence, language).flatMap((limit) => limit.values);

test.each([
  ["A session starts with a zone code of 4 digits.", "en", ["3 digits", "4 digits", "5 digits", "4 letters"]],
  ["Each PIN has 6 digits.", "en", ["5 digits", "6 digits", "7 digits", "6 letters"]],
  ["The guest enters a booking number with 8 characters.", "en", ["7 characters", "8 characters", "9 characters"]],
  ["Der Leser gibt eine Ausweisnummer mit 8 Ziffern ein.", "de", ["7 Ziffern", "8 Ziffern", "9 Ziffern", "8 Buchstaben"]],
  // No one types them in.
  ["The system sends a code of 6 digits.", "en", []],
  ["The app shows the last 4 digits of the card.", "en", []],
  ["Das System verschickt einen Code mit 6 Ziffern.", "de", []],
] as const)("a code of a fixed length is tried with other lengths: %s", (sentence, language, tried) => {
  expect(values(sentence, language)).toEqual(tried);
});

test.each([
  ["A reader may renew a loan twice.", "en", ["1", "2", "3"]],
  ["A guest can move a booking 3 times without a fee.", "en", ["2", "3", "4"]],
  ["If the PIN is wrong three times, the card is locked.", "en", ["2", "3", "4"]],
  ["Die Leihe kann zweimal verlängert werden, sofern niemand wartet.", "de", ["1", "2", "3"]],
  ["Ein Antrag darf 3-mal geändert werden.", "de", ["2", "3", "4"]],
  ["Wird die PIN dreimal falsch eingegeben, wird die Karte gesperrt.", "de", ["2", "3", "4"]],
  // A gesture, and what the product repeats.
  ["Users can press the button twice to zoom.", "en", []],
  ["The bell rings twice.", "en", []],
  ["Die Glocke läutet zweimal.", "de", []],
] as const)("how often somebody may do something is a limit: %s", (sentence, language, tried) => {
  expect(values(sentence, language)).toEqual(tried);
});
