import type { RuleLanguage } from "../../text/language.ts";
import { hasVerb, isFragment, isRestriction, type Surroundings } from "./read-statement.ts";
import { recognition } from "./recognition.ts";
import { incompletenessOf } from "./self-contained.ts";
import { withoutId } from "../../text/requirement-id.ts";
import { isNounPhrase } from "./noun-phrase.ts";
import type { Doubt } from "../../draft/doubt.ts";
import { unquoted } from "../../text/words.ts";
import { isAround, isVague } from "./vague.ts";

interface Signs {
  /** The author or the reader speaks or is spoken to. */
  speaks: RegExp;
  /** The past, and what is usual, so far or approximate. */
  usual: RegExp;
  /** The subject is a person with a name, the team, a partner or a part of the project. */
  people: RegExp;
  /** The subject is a name without an article, in capital letters where the language tells names by them. */
  named: RegExp;
  /** Words of a demand that are none where they stand: `can be annoying`. */
  noDemand: RegExp;
  /** The product or a part of it does something. */
  product: RegExp;
  /** A clause that says when something applies. */
  condition: RegExp;
  /** A bound, an exception, or `each`: a rule, and not an event. */
  bound: RegExp;
  /** What is done to something, in the present. */
  passive: RegExp;
}

const english: Signs = {
  speaks: /\bI(?=\s\p{Ll}|['’])|\b(?:me|[Mm]y|mine|[Ww]e|us|[Oo]urs?|ourselves|let['’]s)\b|!|\?["”]?$/u,
  usual:
    /(?<!\b(?:that|which|who|it|when|if|whose|before|after)\s(?:\S+\s){0,2}?)\b(?:was|were|wasn['’]t|weren['’]t|had|did|didn['’]t)\b|(?<!\b(?:that|which|who|not|if|when|has|have)\s(?:\S+\s){0,3}?)\bbeen\b|\b(?:(?<!\b(?:be|is|are|being)\s)used to|became|might|(?<!\b(?:if|when|whenever|where|that|which|who)\s(?:\S+\s){0,4})would|in this context|means (?:that|being)|one day(?! (?:before|after|later|earlier|in|of|per|at))|some ?day|usually|often|sometimes|mostly|typically|rarely|seldom|generally|normally|traditionally|roughly|approximately|probably|perhaps|maybe|so far|at the moment|currently|(?<!\b(?:must|shall|should|must be able to|shall be able to)\s)still|already|(?<!\bnot\s)yet|today|nowadays|these days|last (?:week|month|year|spring|summer|autumn|winter|time)|next (?:week|month|year|spring|summer|autumn|winter|time)|years? ago|(?:since|in|until|by|of|from) (?:19|20)\d\d|January|February|March|April|June|July|August|September|October|November|December|(?<!\bat\s)most(?!\s(?:recent|recently|\d))|many|some|few|quite|very|really|honest\p{L}*|fortunately|unfortunately|(?<=\bbe\s(?:\p{L}+ly\s)?)(?:simple|easy|nice|modern|pretty|beautiful|intuitive|user-friendly|clean|plain|friendly|fun)|luckily|of course|hope\p{L}*|think|thinks|believe\p{L}*|feels?|seems?|loves?|hates?|(?<!\b(?:if|when|who|that|which|whoever)\s(?:\S+\s){0,3})(?:likes|(?<=\b(?:would|I|we|they|you|people)\s)like|knows|wants?|prefers?|expects?|wish(?:es)?(?!\s?lists?\b))|happy|sorry|thanks?)\b/iu,
  people:
    /^(?:(?:and|but|so|also|then|yes|no),?\s)?(?:(?:mr|mrs|ms|dr|prof)\b|(?:she|he)\b|(?:the|our|an?)\s(?:(?!(?:must|shall|should|may|can|cannot|will|is|are|has|that|which)\b)\p{L}+\s){0,2}?(?:team|council|committee|vendor|supplier|agency|contractor|designer|developers?|project|budget|contract|meeting|workshop|interview\p{L}*|training|pilot|launch|roll-?out|release|tender|proposal|bid(?:der)?s?|offer|law|act|regulation|idea|problem|issue|reason|question|goal|aim|market|competit\p{L}*|old (?:system|software|tool|app|application|solution|process|paper|lists?|building|machine|server|version|website|site)|spreadsheet|survey|experiences?|studies|study|building|weather|association|company|department|photo\s)\b)/iu,
  named:
    /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Tt]hen|[Yy]es|[Nn]o),?\s)?(?!(?:The|An?|Any|All|Each|Every|No|One|Two|Three|Both|Only|If|When|Whenever|Once|After|Before|Until|Unless|While|As|In|On|At|By|For|From|To|With|Without|Within|Per|During|Where|Who|Whoever|What|There|It|They|He|She|This|That|These|Those|Its|Their|His|Her|Another|Other|More|Less|Fewer|Up|Under|Over|Outside|Inside|Between|Nobody|Everybody|Everyone|Anybody|Anyone|Somebody|Someone|Staff|Management|People|Not|Instead|Otherwise|Later|Please|You|Your|Users?|Players?|Managers?|Admins?|Administrators?|Customers?|Clients?|Guests?|Members?|Students?|Teachers?|Systems?|Apps?|Applications?|Servers?|Software|Anyone|Visitors?|Operators?|Employees?|Patients?|Doctors?|Drivers?|Buyers?|Sellers?|Agents?|Owners?|Readers?|Editors?|Authors?)\b)\p{Lu}\p{Ll}+(?<!(?:ship|ment|tion|sion|ness|ity|ing|age|ance|ence|ism|ure|s))\s(?:\p{Lu}\p{Ll}+\s)?(?:(?:also|always|still|never|only)\s)?(?:(?:is|has|does|can|will|must|may|should|shall|needs)\b|\p{Ll}+s\s(?:the|an?|his|her|their|our|my|it|this|that|these|to|about|with|whether|not|all|every|some|from|\p{Lu}\p{Ll}*|\d+)(?=[\s,.]))|:\s\p{Lu}\p{Ll}+\s\p{Ll}+s\s(?:them|it|this|that)(?!\p{L})/u,
  noDemand:
    /\bit (?:is|must be said)\b|\b(?:will|would|could|might|can['’]?t help)\b|\b(?:can|may|should)(?:\s\p{L}+ly)?\sbe\s(?:an?\s|the\s|\p{L}+(?:ing|ous|ful|ive|al|y|le|nt|ic|sh)\b)|\bonly\b/giu,
  product:
    /\b(?:sees?|shows?|displays?|says?|reads?|appears?)\s(?:(?:the|an?|\p{Ll}+)\s){0,3}_|\b(?:the|an?|each|every|this)\s(?:[\p{L}-]+\s){0,2}?(?:system|app|application|software|api|server|service|website|site|portal|page|screen|form|view|tool|platform|device|terminal|kiosk|dashboard|display|button|field|menu|dialog|list|table|report|export|import|search|calendar|map|queue|log|message|e-?mail|mail|notification|reminder|alert|alarm|receipt|ticket|label|password|code|link|file|record|entry|account|profile|status|history|overview|summary|printout|confirmation|invoice)s?\s(?:(?:also|always|then|automatically|never|only)\s)?(?!(?:is|has|was|lets|helps|allows|enables|offers|provides|makes|brings|serves|exists|replaces|describes|comes|needs|costs|works|looks)\b)\p{Ll}{2,}(?:[^s\s]s|sses)\b|\b(?:sees?|gets?|receives?|(?:is|are) (?:told|informed|notified|reminded|warned|asked))\b.{0,80}\b(?:messages?|e-?mails?|mail|notifications?|reminders?|links?|codes?|receipt|confirmation|lists?|errors?|warnings?|alerts?|on (?:a|the|his|her|their) (?:\p{L}+ )?(?:screen|board|page|tablet|phone|map|list|display|dashboard))\b/iu,
  condition:
    /^(?:if|when|whenever|once|as soon as|until|unless|after|before|while|for (?:each|every|all)|without)\b|(?<!\beven)\s(?:if|when|whenever|while|once|as soon as|until|unless)\s/iu,
  bound:
    /\b(?:at (?:most|least|the latest)|no (?:more|less|longer|later|fewer) than|up to|(?:more|less|fewer|older|younger|larger|smaller|longer|shorter|higher|lower|heavier|lighter) than|within|not|never|cannot|no|none|nothing|nobody|only|exactly|automatically|immediately|at once|each|every|all|any|both|always|(?:after|for|before|in|until|of|by|from|to|under|over) (?:\d|one |two |three |four |five |six |seven |ten |twelve )\S*)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s?(?:\p{L}+\s)?(?:%|percent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters?|digits|euros?|EUR|USD|GBP|MB|kB|GB|items?|times)\b/iu,
  passive:
    /\b(?:is|are|gets?|becomes?)\s(?:(?:not|never|only|then|also|always|automatically|immediately|no longer)\s)*(?:\p{L}+ed|made|done|kept|sent|shown|given|taken|paid|sold|held|put|written|hidden|found|read|chosen|set|mandatory|optional|compulsory|required|visible|unique|valid|invalid|editable|read-only)\b/iu,
};

const german: Signs = {
  speaks:
    /(?<!\p{L})(?:ich|mir|mich|mein\p{Ll}{0,2}|wir|uns|unser\p{Ll}{0,2}|euch|euer|eure\p{Ll}?|ihr(?=\s(?:ja|bitte|könnt|habt|wisst)))(?!\p{L})|!|\?["“]?$/iu,
  usual:
    /(?<!,\s(?:der|die|das|den|dem|was|wer|wenn|sobald|falls|nachdem|bis|bevor|ob|dass)\s[^,]{0,80})(?<!^(?:wenn|falls|sobald|nachdem|wer|ist|wurde)\s[^,]{0,80})(?<!\p{L})(?:war|waren|wurden?|hatten?|worden|gewesen|konnten?|wollten?|mussten?)(?!\p{L})|(?<!\p{L})(?:oft|häufig|meist(?:ens)?|manchmal|selten|normalerweise|üblicherweise|in der regel|erfahrungsgemäß|ungefähr|rund|etwa|knapp|wohl|vielleicht|leider|bisher|bislang|derzeit|momentan|aktuell|heute|früher|damals|(?<!nur\s)noch(?!\s(?:mindestens|höchstens|maximal|bis zu|genau|wenigstens)(?!\p{L}))|schon|bereits|viele|manche|einige|wenige|die meisten|ziemlich|sehr|wäre|schlicht|einfach|schön|modern|ansprechend|übersichtlich|intuitiv|benutzerfreundlich|hübsch|(?:19|20)\d\d|eigentlich|natürlich|hoffen\p{L}*|hofft|glaub\p{L}*|denk\p{L}*|will|wollen|wünschen|wünscht sich|freu\p{L}*|danke|(?:seit|im Jahr|bis|von|ab) (?:19|20)\d\d|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:letzte|nächste|kommende)[nrsm]? (?:Woche|Monat|Jahr|Mal|Sommer|Winter|Herbst|Frühjahr|Termin|Treffen|Sitzung|Version|Schritt)\p{Ll}{0,2}|vor (?:\p{L}+\s)?(?:Jahren|Monaten|Wochen))(?!\p{L})/iu,
  people:
    /^(?:(?:und|aber|also|ja|nein),?\s)?(?:(?:frau|herr|dr|prof|erfahrung(?:en)?|umfragen?|studien?|marktforschung)(?!\p{L})|(?!(?:ist|wird|hat|kommt|erst|sonst|jetzt|nicht|damit)(?!\p{L}))\p{Lu}\p{Ll}+(?<!ig|lich|t|n|s)(?:(?<!e|ung|er|el|or|ur|al|tät)\s(?:hat|ist|wird)|\s(?:macht|sagt|kümmert|klärt|fragt|kommt|schreibt|übernimmt|liefert|meint|findet|bringt|schickt|prüft))(?!\p{L})|(?:der|die|das|ein|eine)\s(?:\p{L}+\s){0,1}?(?:\p{L}*(?:team|vorstand|rat|ausschuss|anbieter|lieferant|dienstleister|agentur|projekt|budget|vertrag|sitzung|workshop|schulung|einführung|angebot|gesetz|verordnung|idee|problem|grund|frage|ziel|markt|wettbewerb|erfahrung|umfrage|studie|gebäude|wetter|unternehmen|abteilung|stadtwerke|verein|museum|leitung)|alte\p{Ll}*\s\p{L}+)(?!\p{L}))/iu,
  named: /:\s\p{Lu}\p{Ll}+\s\p{Ll}+t\s(?:sie|es|das|dies)(?!\p{L})/u,
  noDemand: /(?<!\p{L})(?:könnten?|würden?|dürften?|sind|ist|nur)(?!\p{L})/giu,
  product:
    /(?<!\p{L})(?:der|die|das|ein|eine|jede[rs]?|dem|den)\s(?:\p{Ll}+\s)?\p{L}*(?:system|anwendung|app|software|server|dienst|website|seite|portal|bildschirm|maske|formular|ansicht|werkzeug|plattform|gerät|terminal|automat|kasse|anzeige|schaltfläche|feld|menü|dialog|liste|tabelle|bericht|export|suche|kalender|karte|protokoll|meldung|nachricht|mail|benachrichtigung|erinnerung|hinweis|alarm|beleg|ticket|etikett|kennwort|passwort|code|link|datei|datensatz|eintrag|konto|profil|status|übersicht|rechnung)(?!\p{L})\s(?!(?:ist|war|hat)(?!\p{L}))\p{Ll}{2,}t(?!\p{L})|(?<!\p{L})(?!(?:ist|war|hat|mit|nicht)(?!\p{L}))\p{Ll}{2,}t\s(?:der|die|das|ein|eine|jede[rs]?|dem|den)\s(?:\p{Ll}+\s)?\p{L}*(?:system|anwendung|app|software|server|dienst|website|seite|portal|bildschirm|maske|formular|ansicht|werkzeug|plattform|gerät|terminal|automat|kasse|anzeige|schaltfläche|feld|menü|dialog|liste|tabelle|bericht|export|suche|kalender|karte|protokoll|meldung|nachricht|mail|benachrichtigung|erinnerung|hinweis|alarm|beleg|ticket|etikett|kennwort|passwort|code|link|datei|datensatz|eintrag|konto|profil|status|übersicht|rechnung)(?!\p{L})|(?<!\p{L})(?:sieht|sehen|erhält|erhalten|bekommt|bekommen)(?!\p{L}).{0,80}(?<!\p{L})\p{L}*(?:nachrichten?|e-mails?|mails?|sms|benachrichtigung(?:en)?|erinnerung(?:en)?|links?|codes?|belege?|bestätigung(?:en)?|listen?|fehler|warnung(?:en)?|hinweise?|meldung(?:en)?|datei(?:en)?|rechnung(?:en)?|übersicht)(?!\p{L})/iu,
  condition:
    /^(?:wenn|falls|sobald|solange|bevor|nachdem|wer|bis|ohne|für jede\p{Ll}?|(?:ist|sind|wird|werden|hat|haben|liegt|fehlt|tritt|antwortet|\p{Lu}\p{Ll}+t)\s(?:der|die|das|ein|eine|kein|keine|jemand|niemand|man|nach|dieser|diese|dieses)\s[^,]*,)(?!\p{L})|,\s(?!auch\s)(?:nur\s|erst\s)?(?:wenn|falls|sobald|solange|bis|bevor|sofern|es sei denn|außer)(?!\p{L})/iu,
  bound:
    /(?<!\p{L})(?:höchstens|mindestens|maximal|spätestens|frühestens|bis zu|mehr als|weniger als|länger als|innerhalb|binnen|nicht|nie|niemals|kein\p{Ll}{0,2}|nur|genau|automatisch|sofort|jede[rsmn]?|alle[nr]?|immer|stets|niemand|(?:nach|vor|bis|ab|für|je) (?:\d|zwei|drei|vier|fünf|sechs|sieben|zehn|zwölf)\S*|\d+\s?(?:%|Prozent|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|Zeichen|Ziffern|Euro|EUR|MB|GB|Uhr)|(?:eine?[nmr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|dreißig)\s(?:\p{L}*[Tt]age?|Sekunden?|Minuten?|Stunden?|Wochen?|Monate?|Jahre?)\s(?:vor|nach|vorher|danach|später|lang))(?!\p{L})/iu,
  passive:
    /(?<!\p{L})(?:ist|sind)\s(?:[^,;]*\s)?(?:\p{Ll}*ge\p{Ll}+(?:t|en)|\p{Ll}+(?:iert|bar|pflichtig)|\p{Ll}*(?:möglich|erlaubt|verboten|sichtbar|gültig|erforderlich|nötig|notwendig|kostenlos|frei|voll|leer)|zu\s\p{Ll}+n|\p{Ll}+zu\p{Ll}+en|\d+)(?!\p{L})|(?<!\p{L})(?:wird|werden|lässt sich|lassen sich|bleibt|bleiben|erhält|erhalten|bekommt|bekommen|gilt|gelten|erscheint|erscheinen|verfällt|verfallen|endet|enden)(?!\p{L})/iu,
};

const signs: Readonly<Record<RuleLanguage, Signs>> = { en: english, de: german };

interface Where {
  surroundings: Surroundings;
  /** An item of a list, or a paragraph with an identifier. */
  isUnit: boolean;
  /** The first sentence of its paragraph or item. */
  isFirst: boolean;
  /** Its paragraph or item has an identifier such as `REQ-7`. */
  isNamed: boolean;
  /** It goes on with a sentence before it that certainly is a demand. */
  goesOn: boolean;
}

/** Why a sentence that was read as a demand may be none; `undefined` when it certainly is one, by its place or by its words. */
export function doubtAbout(sentence: string, language: RuleLanguage, where: Where): Doubt | undefined {
  const { surroundings, isUnit, isFirst, isNamed, goesOn } = where;
  const text = unquoted(withoutId(sentence).rest);
  const gap = incompletenessOf(text, language, isUnit && surroundings !== "plain");
  if (gap) return gap;
  if (isNounPhrase(text, language)) return "fragment";
  if (aboutRequirements[language].test(text)) return "people";
  if (!isUnit && !isNamed && lacksSubject[language].test(text)) return "incomplete";
  if (isUnit && !isNamed && isFragment(text, language) && !isRestriction(text, language) && !/\d/u.test(text)) return "fragment";
  if (isFirst && (isNamed || (isUnit && surroundings === "criteria"))) return objectionAmongCriteria(sentence, language);
  const objection = objectionTo(sentence, language);
  const isPlaced = (isNamed || (isUnit && surroundings !== "plain")) && surroundings !== "notes" && surroundings !== "background";
  const isLifted = objection === "people" && isPlaced && statesRule(sentence, language) && !objectionAmongCriteria(sentence, language);
  if (objection && !isLifted) return objection;
  if (isClearDemand(sentence, language) || (goesOn && saysWhatIsDone(sentence, language))) return undefined;
  if (surroundings === "notes" || surroundings === "background") return "place";
  if (surroundings === "normative" && saysWhatFollows(sentence, language)) return undefined;
  return isNamed || (isUnit && surroundings !== "plain") ? undefined : "statement";
}

/** How requirements are to be written: instructions of a template. */
const aboutRequirements: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /^(?:each|every|all|any|the|these)(?: of the)? (?:\p{L}+\s){0,2}?requirements?\s(?:must|shall|should|needs?|have|has|is|are)\b|^(?:list|describe|write|document|enumerate|group|state|identify|define|number|prioriti[sz]e)\s(?:\p{L}+\s){0,3}?(?:requirements|user stor(?:y|ies)|use cases)\b|^if there are (?:too )?(?:many|more|no|several) (?:\p{L}+\s){0,2}?requirements\b/iu,
  de: /^(?:jede|alle|die|diese) (?:\p{L}+\s){0,2}?Anforderung(?:en)?\s(?:muss|müssen|soll|sollen|sollte|sollten|hat|haben|ist|sind|wird|werden)(?!\p{L})|^(?:hier|es) (?:wird|werden|sind) (?:[^.]{0,40}\s)?Anforderungen\s/iu,
};

/** `Can only be opened from inside.`: what the sentence is about is somewhere else, for example in the heading. */
const lacksSubject: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /^(?:can(?:not|['’]t)?|may|must(?:n['’]t)?|should(?:n['’]t)?|shall)\s(?:(?:also|only|not|always|never)\s)*(?:be\s)?(?!(?:the|an?|all|each|every|any|it|they|we|you|he|she|i|there|users?|this|that|these|those)\b)\p{Ll}+[^?]*$/iu,
  de: /^(?:kann|darf|muss|soll)\s(?:nur|nicht|auch|immer|stets|mit|von|durch|für|in|auf)\s[^,?]*$/iu,
};

/** Among criteria, a sentence is one unless it names a quality, or tells what someone does for the project. */
function objectionAmongCriteria(sentence: string, language: RuleLanguage): Doubt | undefined {
  const text = unquoted(withoutId(sentence).rest);
  if (isVague(text, language)) return "quality";
  return signs[language].named.test(text) || isAround(text, language) ? "people" : undefined;
}

/** `If the phone has no Bluetooth, the app offers a code`: a condition first, and then what happens. */
const follows: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /^(?:if|when|whenever|once|as soon as|while|after)\s[^,]{5,120},\s(?:then\s)?(?:the|an?|all|each|every|no|only)\s/iu,
  de: /^(?:wenn|falls|sobald|solange|nachdem)\s[^,]{5,120},\s(?:so\s|dann\s)?\p{Ll}+t\s(?:der|die|das|ein|eine|jede[rs]?|kein|keine)\s/iu,
};
const saysWhatFollows = (sentence: string, language: RuleLanguage) =>
  follows[language].test(unquoted(withoutId(sentence).rest)) && hasVerb(sentence, language);

/** Whether a sentence says must, may or the like, or names a bound: in a list of requirements, it is one even if its subject is a person. */
function statesRule(sentence: string, language: RuleLanguage): boolean {
  const { noDemand, bound } = signs[language];
  const text = unquoted(withoutId(sentence).rest);
  return recognition[language].modal.test(text.replace(noDemand, "_")) || (bound.test(text) && hasVerb(text, language));
}

/** What speaks against a sentence, whatever else it says; `undefined` when nothing does. */
export function objectionTo(sentence: string, language: RuleLanguage): Doubt | undefined {
  const { speaks, usual, people, named } = signs[language];
  const text = unquoted(withoutId(sentence).rest);
  if (speaks.test(text)) return "request";
  if (isVague(text, language)) return "quality";
  return usual.test(text) || people.test(text) || named.test(text) || isAround(text, language) ? "people" : undefined;
}

/** Whether the words of a sentence say that something must be so, without the place where it stands. */
export function isClearDemand(sentence: string, language: RuleLanguage): boolean {
  const { product, bound } = signs[language];
  const text = unquoted(withoutId(sentence).rest);
  if (mayDemand(text, language)) return true;
  return hasVerb(text, language) && (product.test(text) || (bound.test(text) && saysWhatIsDone(text, language)));
}

/** Whether a sentence has a word of a demand, or says what is done under a condition. */
export function mayDemand(sentence: string, language: RuleLanguage): boolean {
  const { noDemand, condition } = signs[language];
  const text = unquoted(sentence);
  const plain = text.replace(noDemand, "_");
  const isDemand = recognition[language].modal.test(plain) || recognition[language].strict.test(plain);
  return isDemand || (condition.test(text) && saysWhatIsDone(text, language));
}

/** `A slot takes at most three donors` */
const holdsAtMost =
  /\b(?:takes?|holds?|lasts?|covers?|fits?|seats?|has|have|costs?)\s(?:at most|at least|up to|no more than|no fewer than|exactly)\b|(?<!\p{L})(?:fasst|fassen|umfasst|dauert|dauern|hat|haben|kostet|kosten)\s(?:höchstens|mindestens|maximal|bis zu|genau)(?!\p{L})/iu;

const saysWhatIsDone = (text: string, language: RuleLanguage) =>
  holdsAtMost.test(text) ||
  signs[language].passive.test(text) ||
  recognition[language].observed.test(text.replace(signs[language].noDemand, "_"));
