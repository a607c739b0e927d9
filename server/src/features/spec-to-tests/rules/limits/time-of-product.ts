import type { RuleLanguage } from "../../text/language.ts";
import type { Amount } from "./amounts.ts";

/** Days are too long for a stop watch. */
export const isMeasured = ({ unit }: Amount) =>
  unit?.kind === "time" && /^(?:millisecond|ms|second|sec|s|minute|hour|millisekunde|sekunde|sek\.|minute|stunde)$/iu.test(unit.one);

/** Whether the product itself is done by the time at `at`: `the system sends a code within 2 minutes after the payment`. */
export function isTimeOfProduct(sentence: string, at: number, amount: Amount, language: RuleLanguage): boolean {
  if (!isMeasured(amount) || at > maxBeforeLength) return false;
  const [before, after] = [sentence.slice(0, at), sentence.slice(at, at + maxBeforeLength)];
  return byProduct[language].test(before) || isDoneByThen(before, after, language);
}

/** A pattern that goes back over everything before an amount would take long in a longer text. */
const maxBeforeLength = 400;

/** What the product does, up to the words in front of a time: that is how long it takes, and not a deadline for someone. */
const byProduct: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:the|an?|each|every|our)\s(?:\p{L}+\s)?(?:system|application|app|software|server|service|website|portal|platform|terminal|machine|device|controller|program|backend|gateway|bot)\s(?:(?:must|shall|should|will|has to|then|also|always|automatically)\s)*(?!(?:can|may|is|are|must|not|lets?|allows?|accepts?|permits?|offers?|keeps?|holds?|stores?|blocks?|locks?|reserves?|waits?|requires?|expects?|needs?|asks?)\b)\p{Ll}+\s[^,;.]*?(?:within|in (?:less|no more) than|in at most|in under|at most|(?:no|not) later than)\s+$/iu,
  de: /(?<!\p{L})(?:der|die|das|ein|eine|jede[rs]?|unser)\s(?:\p{Ll}+\s)?\p{L}*(?:system|anwendung|app|software|server|dienst|website|portal|plattform|terminal|automat|gerät|steuerung|programm)\s(?!(?:kann|darf|ist|hat|nimmt|erlaubt|akzeptiert|gestattet|bietet|hält|speichert|sperrt|reserviert|wartet|verlangt|erwartet|braucht)(?!\p{L}))\p{Ll}+\s[^,;.]*?(?:innerhalb von|binnen|in (?:weniger als|höchstens|maximal|unter)|höchstens|spätestens)\s+$/iu,
};
/**
 * What is done for a person or to data, without saying by whom: the product does it, too. `before` and `after` are the words around the time; German
 * puts the verb after it.
 */
const done: Readonly<Record<RuleLanguage, { before: RegExp; after: RegExp }>> = (() => {
  const english =
    "(?:notified|informed|alerted|alarmed|warned|reminded|told|called|phoned|rung|contacted|e-?mailed|mailed|messaged|texted|paged|sent|delivered|shown|displayed|listed|updated|refreshed|synchroni[sz]ed|published|recalculated|generated|indexed|escalated|forwarded|logged|recorded)";
  const modal =
    "(?:(?:shall|must|should|will|has to|have to|needs? to)\\s(?:(?:also|then|always|automatically|both|all)\\s)*be|is|are|gets?)";
  // By SMS is a means, by the customer is someone else.
  const verb = `${modal}\\s(?:(?:also|then|always|automatically|both|all)\\s)*${english}(?!\\sby\\s(?:the|an?|his|her|their|its)\\s)`;
  const gets = "(?:receives?|gets?|sees?|(?:shall|must|should|will) (?:receive|get|see|arrive|appear|reach)|arrives?|appears?|reaches)";
  const atMostBefore = "(?:within|in (?:less|no more) than|in at most|in under|at most|(?:no|not) later than)";
  const german =
    "(?:benachrichtigt|informiert|verständigt|alarmiert|gewarnt|erinnert|angerufen|zurückgerufen|kontaktiert|angeschrieben|unterrichtet|gesendet|gesandt|verschickt|geschickt|versandt|versendet|zugestellt|angezeigt|aktualisiert|synchronisiert|veröffentlicht|weitergeleitet|protokolliert|erzeugt)";
  const within = "(?:innerhalb von|binnen|in (?:weniger als|höchstens|maximal|unter)|höchstens|spätestens)";
  return {
    en: {
      before: new RegExp(
        `(?<!\\b(?:if|when|unless|once|until|that|which|who|by the|not|never)\\s[^,;.]{0,80})(?<!\\p{L})(?:${verb}|${gets}\\s)(?:(?!\\b(?:and|or|but)\\b)[^,;.])*?\\b${atMostBefore}\\s+$`,
        "iu",
      ),
      after: new RegExp(`^[^,;.]*,\\s(?!(?:if|when|unless)\\b)[^,;.]*?(?<!\\p{L})(?:${verb}|${gets})(?!\\p{L})`, "iu"),
    },
    de: {
      before: new RegExp(
        `(?<!(?<!\\p{L})(?:wenn|falls|sobald|bis)\\s[^,;.]{0,80})(?<!\\p{L})(?:wird|werden|muss|müssen|soll|sollen|sollte|sollten)(?!\\p{L})(?:(?!(?<!\\p{L})(?:nicht|nie|und|oder|vo[nm]|durch)(?!\\p{L}))[^,;.])*?(?<!\\p{L})${within}\\s+$`,
        "iu",
      ),
      after: new RegExp(`^(?:(?!(?<!\\p{L})(?:nicht|nie|durch|vo[nm] \\p{Lu})(?!\\p{L}))[^;.])*?(?<!\\p{L})${german}(?!\\p{L})`, "iu"),
    },
  };
})();

function isDoneByThen(before: string, after: string, language: RuleLanguage): boolean {
  const { before: front, after: behind } = done[language];
  // `No later than 2 hours before the appointment`
  if (/^\S+\s\S+\s(?:before|prior to|ahead|vor)(?!\p{L})/iu.test(after)) return false;
  if (language === "de")
    return (
      (front.test(before) && behind.test(after)) ||
      /^(?!(?:wenn|falls|sobald|bis)(?!\p{L}))[^,;.]*?(?<!\p{L})(?:erhält|erhalten|bekommt|bekommen)(?!\p{L})[^,;.]*?(?:innerhalb von|binnen|spätestens|höchstens)\s+$/iu.test(
        before,
      ) ||
      (/^(?:innerhalb von|binnen|spätestens)\s+$/iu.test(before) &&
        /(?<!\p{L})(?:wird|werden|muss|müssen|soll|sollen)(?!\p{L})/iu.test(after) &&
        behind.test(after))
    );
  return front.test(before) || (/^(?:within|no later than|at most)\s+$/iu.test(before) && behind.test(after));
}
