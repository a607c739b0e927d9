import type { RuleLanguage } from "../../text/language.ts";
import type { Doubt } from "../../draft/doubt.ts";

interface Texts {
  reasons: Readonly<Record<Doubt, string>>;
  unsure: (count: number) => string;
  nothingSure: string;
}

const texts: Readonly<Record<RuleLanguage, Texts>> = {
  en: {
    reasons: {
      statement: "The sentence states something, but it does not clearly say that the product must do it.",
      people: "The sentence may be about people, about the project, or about how things usually are.",
      quality: "The sentence names a quality or a goal; a tester needs a value or an example to check it.",
      reference: "The sentence can only be understood together with another one.",
      request: "The author speaks in the first person or asks for something; this may be an opinion or an explanation.",
      instruction: "The sentence tells a reader what to do; it does not say what the product does.",
      incomplete: "Something is missing in the sentence, such as what it compares with, or its end.",
      fragment: "The item is no whole sentence; it does not say what the product does.",
      entry: "The row of the table names things, but it does not say what the product does with them.",
      place: "The part of the document in which the sentence stands does not say that it lists requirements.",
    },
    unsure: (count) =>
      count === 1
        ? "The built-in rules are not sure about 1 case. It is listed separately: check whether it is a requirement."
        : `The built-in rules are not sure about ${count} cases. They are listed separately: check which of them are requirements.`,
    nothingSure: "No sentence of the document clearly states a requirement.",
  },
  de: {
    reasons: {
      statement: "Der Satz stellt etwas fest, sagt aber nicht deutlich, dass das Produkt es tun muss.",
      people: "Der Satz handelt vielleicht von Personen, vom Projekt oder davon, wie es gewöhnlich ist.",
      quality: "Der Satz nennt eine Eigenschaft oder ein Ziel; zum Prüfen fehlt ein Wert oder ein Beispiel.",
      reference: "Der Satz ist nur zusammen mit einem anderen zu verstehen.",
      request: "Der Satz ist in der ersten Person oder als Bitte geschrieben; er kann eine Meinung oder eine Erklärung sein.",
      instruction: "Der Satz sagt, was eine Person tun soll; er sagt nicht, was das Produkt tut.",
      incomplete: "Im Satz fehlt etwas, zum Beispiel womit er vergleicht, oder sein Ende.",
      fragment: "Der Punkt ist kein ganzer Satz; er sagt nicht, was das Produkt tut.",
      entry: "Die Tabellenzeile nennt Dinge, sagt aber nicht, was das Produkt damit tut.",
      place: "Der Teil des Dokuments, in dem der Satz steht, ist nicht als Anforderung gekennzeichnet.",
    },
    unsure: (count) =>
      count === 1
        ? "Bei 1 Testfall sind die eingebauten Regeln nicht sicher. Er ist getrennt aufgeführt: Bitte prüfen, ob er eine Anforderung ist."
        : `Bei ${count} Testfällen sind die eingebauten Regeln nicht sicher. Sie sind getrennt aufgeführt: Bitte prüfen, welche davon Anforderungen sind.`,
    nothingSure: "Kein Satz des Dokuments nennt eindeutig eine Anforderung.",
  },
};

/** Why a case is listed as unsure, in one sentence. */
export const doubtReason = (doubt: Doubt, language: RuleLanguage = "en"): string => texts[language].reasons[doubt];

/** Tells the user how many cases are listed as unsure; nothing when there are none. */
export function unsureNote({ unsure, sure }: { unsure: number; sure: number }, language: RuleLanguage = "en"): string[] {
  if (unsure === 0) return [];
  const { unsure: say, nothingSure } = texts[language];
  return [sure === 0 ? `${nothingSure} ${say(unsure)}` : say(unsure)];
}
