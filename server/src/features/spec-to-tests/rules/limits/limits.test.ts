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
  ["You can share a list with up to 50 people.", "en", ["49", "50", "51"]],
  ["A list can hold 5 items at most.", "en", ["4", "5", "6"]],
  ["You can only pin three lists.", "en", ["2", "3", "4"]],
  ["You can create as many as 20 lists.", "en", ["19", "20", "21"]],
  ["You can only read two chapters a day in advance of the lesson.", "en", ["1", "2", "3"]],
  ["You can only see one.", "en", []],
  ["Two days before expiry, the member receives a reminder.", "en", ["1 day", "2 days", "3 days"]],
  ["As many as 50 % of the guests may cancel.", "en", []],
  ["Man kann eine Liste mit bis zu 50 Personen teilen.", "de", ["49", "50", "51"]],
  ["Man kann einen Raum höchstens 4 Stunden am Stück buchen.", "de", ["3 Stunden 59 Minuten", "4 Stunden", "4 Stunden 1 Minute"]],
  ["Der Export dauert höchstens 4 Stunden.", "de", []],
] as const)("a limit that is said with can: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});

test.each([
  ["The pump shall stop within 200 ms.", "within 200 ms"],
  ["The pump shall stop within 5 s.", "within 5 s"],
  ["The app shall show the refund within an hour.", "within an hour"],
  ["The screen shall be updated within 500 ms after a change.", "within 500 ms"],
  ["The pump shall stop at most 5 seconds after the float switch closes.", "at most 5 seconds"],
  ["The siren shall sound no later than 30 seconds after the sensor fails.", "no later than 30 seconds"],
  ["A clip is at most 30 seconds long.", undefined],
  ["The guest must pay within 2 hours after the booking.", undefined],
  [
    "The system sends a code of exactly 6 digits to the recipient within 2 minutes after the courier has closed the door.",
    "within 2 minutes",
  ],
  ["The app shall show the refund within 2 hours after the return.", "within 2 hours"],
  ["The system accepts a cancellation within 2 hours after the booking.", undefined],
  ["If the app shows a code, the guest must enter it within 2 minutes after that.", undefined],
])("how long the product may take: %s", (sentence, limit) => {
  expect(timeLimitIn(sentence, [], "en")).toBe(limit);
});

test.each([
  [
    "The system sends a code of exactly 6 digits within 2 minutes after the courier has closed the door.",
    "en",
    ["5 digits", "6 digits", "7 digits"],
  ],
  ["Das System sendet den Code innerhalb von 2 Minuten nach dem Schließen der Tür.", "de", []],
  ["The guest can cancel within 2 hours after the booking.", "en", ["1 hour 59 minutes", "2 hours", "2 hours 1 minute"]],
  ["Bücher werden für 28 Tage ausgeliehen, DVDs für 7 Tage.", "de", ["27 Tage", "28 Tage", "29 Tage", "6 Tage", "7 Tage", "8 Tage"]],
] as const)("a time that the product takes is measured, a period is tried: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});

test.each([
  ["Die ersten 15 Minuten sind kostenlos.", "de", ["14 Minuten 59 Sekunden", "15 Minuten", "15 Minuten 1 Sekunde"]],
  ["The first 30 minutes are free.", "en", ["29 minutes 59 seconds", "30 minutes", "30 minutes 1 second"]],
  ["Der Höchstbetrag pro Tag ist 18,00 €.", "de", ["17,99 €", "18,00 €", "18,01 €"]],
  [
    "Nach dem Bezahlen hat der Kunde 20 Minuten Zeit für die Ausfahrt.",
    "de",
    ["19 Minuten 59 Sekunden", "20 Minuten", "20 Minuten 1 Sekunde"],
  ],
  [
    "Eine Reservierung ist frühestens 14 Tage und spätestens 30 Minuten vor der Ankunft möglich.",
    "de",
    ["13 Tage", "14 Tage", "15 Tage", "29 Minuten 59 Sekunden", "30 Minuten", "30 Minuten 1 Sekunde"],
  ],
  ["The customer can extend the storage once, by 1 to 3 days, for 1.50 EUR per day.", "en", ["0 days", "1 day", "3 days", "4 days"]],
  ["Der Kunde hat wenig Zeit.", "de", []],
  ["The first 3 customers are asked.", "en", []],
  ["Die ersten 3 Personen sind dran.", "de", []],
] as const)("a free time, a time that somebody has, a highest amount: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});

test.each([
  ["Die Abrechnung erfolgt spätestens am 15. des Folgemonats.", "de", ["14.", "15.", "16."]],
  ["Fahrten können bis zum 5. Werktag nachgetragen werden.", "de", ["4. Werktag", "5. Werktag", "6. Werktag"]],
  ["Der Antrag muss bis zum 15. März vorliegen.", "de", ["14. März", "15. März", "16. März"]],
  ["Die Ware muss binnen 3 Werktagen geliefert werden.", "de", ["2 Werktage", "3 Werktage", "4 Werktage"]],
  ["Frühestens nach 14 Tagen kann erneut bestellt werden.", "de", ["13 Tage", "14 Tage", "15 Tage"]],
  ["Nach Ablauf von 30 Tagen wird das Konto gesperrt.", "de", ["29 Tage", "30 Tage", "31 Tage"]],
  ["Die Erinnerung kommt nach einem Tag und nach sieben Tagen.", "de", ["0 Tage", "1 Tag", "2 Tage", "6 Tage", "7 Tage", "8 Tage"]],
  ["Man kann bis 18:00 Uhr am Vortag absagen.", "de", ["17:59 Uhr", "18:00 Uhr", "18:01 Uhr"]],
  ["Das Lager ist von 8 Uhr bis 18 Uhr besetzt.", "de", []],
  ["Zwischen zwei Spenden müssen mindestens 56 Tage liegen.", "de", ["55 Tage", "56 Tage", "57 Tage"]],
  ["The guest can cancel until 18:00 on the day before arrival.", "en", ["17:59", "18:00", "18:01"]],
  ["The office is open from 9:00 until 17:00.", "en", []],
  ["Orders can be changed until 5.30 pm.", "en", ["5:29 pm", "5:30 pm", "5:31 pm"]],
  ["A berth can be cancelled until 8 pm on the day before.", "en", ["7:59 pm", "8:00 pm", "8:01 pm"]],
  ["The key must be returned no later than 12 p.m.", "en", ["11:59 am", "12:00 pm", "12:01 pm"]],
  ["The report is due by 12:00 am.", "en", []],
  ["Accounts without a loan for 36 months are deleted.", "en", ["35 months", "36 months", "37 months"]],
  [
    "Wird innerhalb von 90 Sekunden nichts eingegeben, zeigt das Terminal die Startseite.",
    "de",
    ["89 Sekunden", "90 Sekunden", "91 Sekunden"],
  ],
  [
    "Das Terminal sperrt sich, wenn innerhalb von 90 Sekunden keine Taste gedrückt wird.",
    "de",
    ["89 Sekunden", "90 Sekunden", "91 Sekunden"],
  ],
  ["Der Anruf wird nach 10 Minuten weitergeleitet.", "de", ["9 Minuten 59 Sekunden", "10 Minuten", "10 Minuten 1 Sekunde"]],
  ["The shop is open from 9 am until 5 pm.", "en", []],
  ["A parcel may weigh up to 12.50 kg.", "en", ["12.49 kg", "12.50 kg", "12.51 kg"]],
  ["The report must be filed by the 5th working day.", "en", ["4th working day", "5th working day", "6th working day"]],
  ["Rent is paid no later than the 3rd of each month.", "en", ["2nd", "3rd", "4th"]],
  ["The file must be sent by the 31st of December.", "en", []],
  [
    "A reminder is sent after one day, and a second one after seven days.",
    "en",
    ["0 days", "1 day", "2 days", "6 days", "7 days", "8 days"],
  ],
  [
    "A haulier that cancels three bookings within 30 days must not book for the following 7 days.",
    "en",
    ["29 days", "30 days", "31 days", "6 days", "7 days", "8 days"],
  ],
  ["A slot lasts 45 minutes.", "en", ["44 minutes 59 seconds", "45 minutes", "45 minutes 1 second"]],
  ["The beep lasts 3 seconds.", "en", []],
  [
    "A truck that arrives more than 30 minutes late shall lose its slot.",
    "en",
    ["29 minutes 59 seconds", "30 minutes", "30 minutes 1 second"],
  ],
  ["Eine Buchung dauert 45 Minuten.", "de", ["44 Minuten 59 Sekunden", "45 Minuten", "45 Minuten 1 Sekunde"]],
  [
    "Fällt die Verbindung aus, muss die Kasse noch mindestens 8 Stunden weiterarbeiten.",
    "de",
    ["7 Stunden 59 Minuten", "8 Stunden", "8 Stunden 1 Minute"],
  ],
  ["56 days must lie between two donations.", "en", ["55 days", "56 days", "57 days"]],
  ["A loan can be extended twice.", "en", ["1", "2", "3"]],
  [
    "Tools that are returned late three times within 12 months lead to a block for 30 days.",
    "en",
    ["2", "3", "4", "11 months", "12 months", "13 months", "29 days", "30 days", "31 days"],
  ],
] as const)("deadlines and periods in other words: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});
