import type { RuleLanguage } from "../../text/language.ts";
import { recognition } from "./recognition.ts";

/** Why a sentence cannot be checked as it stands: it instructs a reader, only a person acts, it points elsewhere, or something is missing. */
export type Incompleteness = "instruction" | "statement" | "reference" | "incomplete";

interface Signs {
  /** More than what? */
  compares: RegExp;
  /** It ends where something has to follow. */
  endsOpen: RegExp;
  /** It points at another part of the document. */
  pointsElsewhere: RegExp;
  /** The reader of a manual is told what to do. */
  instructs: RegExp;
  /** The same, but only in prose: in a list, it may be a requirement of the product. */
  handles: RegExp;
  /** A person does something, and the sentence says nothing else. */
  onlyActs: RegExp;
}

const signs: Readonly<Record<RuleLanguage, Signs>> = {
  en: {
    compares:
      /(?<!\b(?:or|and|no|any|not|even|once|much|\d+|the|minutes?|hours?|days?|weeks?|months?|years?|seconds?)\s)\b(?:more|less|fewer|larger|bigger|smaller|longer|shorter|higher|lower|earlier|older|younger|others)(?=[.,;]|$|\s(?:if|when|is|are|has|have|gets?)\b)(?!.*\bthan\b)|^(?:(?:after|with|for|in|on|at|from|by)\s)?(?:an?\s)?(?:longer|larger|smaller|shorter|higher|bigger|greater|fewer)\s\p{L}+[\s,](?!.*\bthan\b)|^(?:anything|everything|all|whatever|those)\s(?:is\s)?(?:above|below|beyond|else|other)\b(?!\s(?:the|an?|\d))/iu,
    endsOpen: /^(?:if|when|unless|until)(?:\s[^\s,]+){2,7}$|(?:,|\b(?:and|or|but|the|an?|which|if|when|than))[.:]?$/u,
    pointsElsewhere:
      /\b(?:(?:see|described in|listed in|defined in|shown in|according to|specified in) (?:the )?(?:sections?|chapters?|tables?|figures?|appendi(?:x|ces)|annex|§)|as (?:described|mentioned|listed|defined|shown|explained|specified)(?: (?:above|below))?|mentioned above|all (?:\p{L}+ )?(?:above|below)|(?:the|these) (?:above|following|aforementioned)(?!:\s)(?!\s\p{L}+:\s)(?!\s(?:[\p{L}\d-]+\s){0,2}?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)|(?:listed|shown|given) (?:above|below)|vice versa|and so on|etc)\b/iu,
    instructs:
      /^(?:(?:to|if you (?:want|wish|need) to|for|in order to)\s[^,]{3,80},\s)?(?:(?:then|next|now|finally|first|please),?\s)?(?:click|double-click|press|tap|select|choose|type|go to|navigate|log in|sign in|turn|hold|insert|scroll|swipe|drag|plug|unplug|wait|dispose|replace|contact|call|ask|read|refer|make yourself|remember|try|clean|rinse|store|note|be careful|do not (?:use|expose|open|touch|place|immerse|hoard|put|clean|leave)|don['’]t (?:use|forget|touch|worry|put|leave)|never (?:put|use|leave|open|touch|immerse|place|clean|pull|expose)|always (?:use|keep|wear|hold|unplug|switch))\b(?!.*\b(?:must|shall)\b)/iu,
    handles:
      /^(?:(?:then|next|now|finally|first|please),?\s)?(?:remove|wipe|put|place|let (?:the|it)|keep (?:the|it|out|away|hands|children)|make sure that you|shake|unpack|unscrew|mix|stir|pour|install|connect|disconnect|charge|fold|lift|push|pull|shuffle|deal|draw|roll)\b/iu,
    onlyActs:
      /^(?:(?:the|an?)\s)?(?:users?|players?|managers?|admins?|customers?|clerks?|guests?|members?)\s(?:selects?|clicks?|opens?|enters?|chooses?|submits?|saves?|begins?|accesses|confirms?|cancels?|presses|taps?|fills?|navigates?|goes|types?)\s(?!.*\b(?:must|shall|can|may|is shown|sees?)\b)[^.;]*[.]?$|^(?:the|an?)\s(?:user|customer|client|guest|visitor|member|clerk|cashier|operator|admin(?:istrator)?|employee|patient|doctor|nurse|student|teacher|driver|reader|buyer|seller|agent|manager|player|tester|person|actor|librarian|resident|applicant)\s(?!(?:is|has|can|must|may|shall|should|will|cannot|sees|gets|receives|pays|needs|wins|loses)\b)\p{Ll}+s(?:\s\S+){0,6}[.]?$/iu,
  },
  de: {
    compares:
      /(?<!(?<!\p{L})(?:oder|und|nicht|kein\p{Ll}{0,2}|noch|immer|viel|\d+)\s)(?<!\p{L})(?:mehr|weniger|größer|kleiner|länger|kürzer|höher|niedriger|früher|älter|jünger)(?=[.,;]|$|\s(?:ist|sind|hat|eingibt|bestellt|bucht|ausleiht|auswählt|verlangt|gebucht wird|eingegeben wird)(?!\p{L}))(?!.*(?<!\p{L})als(?!\p{L}))(?<!(?:nicht|keine?n?)\s[^,;.]{0,40}mehr)/iu,
    endsOpen:
      /^(?:wenn|falls|sobald|solange)(?:\s[^\s,]+){2,7}$|(?:,|(?<!\p{L})(?:und|oder|der|die|das|den|dem|ein|eine|mit|für|von|zu|zum|zur|dass|wenn|als|bei|zwischen))[.:]?$/iu,
    pointsElsewhere:
      /(?<!\p{L})(?:siehe|(?:gemäß|laut|nach|in) (?:Abschnitt|Kapitel|Tabelle|Anhang|Abbildung|Ziffer)|wie (?:oben|unten|folgt|beschrieben|erwähnt)|oben (?:genannt|beschrieben|aufgeführt)\p{Ll}*|(?:die|alle|der|das) (?:obigen?|folgenden?|genannten?|vorstehenden?)(?!\s(?:[\p{L}\d-]+\s){0,2}?(?:Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre)(?!\p{L}))|und so weiter|usw)(?!\p{L})/iu,
    instructs:
      /^(?:(?:um|wenn sie|für|zum)\s[^,]{3,80},\s)?(?:(?:dann|danach|nun|jetzt|bitte|zuerst)\s)?(?:klicken|tippen|drücken|wählen|gehen|melden|drehen|halten|stecken|ziehen|warten|wenden|lesen|beachten|entsorgen|ersetzen|reinigen|bewahren|verwenden) sie(?!\p{L})/iu,
    handles: /^(?!)/u,
    onlyActs:
      /^(?:der|die|das|ein|eine)\s(?:benutzer|nutzer|anwender|kunde|kundin|gast|besucher|mitglied|sachbearbeiter|bediener|administrator|mitarbeiter|patient|arzt|ärztin|schüler|lehrer|fahrer|käufer|verkäufer|spieler|person|antragsteller)(?:in)?\s(?!(?:ist|hat|kann|muss|darf|soll|sollte|sieht|erhält|bekommt|wird|zahlt|braucht)(?!\p{L}))\p{Ll}+t(?:\s\S+){0,6}[.]?$/iu,
  },
};

/** What stays of a label or a number of the next line: `… with step 2. 4a`, `… is done. Exceptions: E1`. */
const labelRemains =
  /[.;:]\s(?:\d{1,2}[a-z]\d?|[A-Z]\d{1,2}|\d{1,2}\.)[.:]?$|\s(?:\d{1,2}[a-z]\d|\d{1,2}[a-z]\.)$|\s\?(?:\s|$)|\b(?:alternative|main|exception) flows?:|\bExceptions:|(?:Alternativ|Haupt)ablauf:/u;

const maxLength = 900;

/** What keeps a sentence from being a check by itself; `undefined` when it has a subject, and says what one can see. `text`: without its identifier and what is in quotation marks; `isDemanded`: it is an item of a list of requirements. */
export function incompletenessOf(text: string, language: RuleLanguage, isDemanded = false): Incompleteness | undefined {
  if (text.length > maxLength) return "incomplete";
  const { compares, endsOpen, pointsElsewhere, instructs, handles, onlyActs } = signs[language];
  if (labelRemains.test(text) || endsOpen.test(text) || compares.test(text) || isUnbalanced(text)) return "incomplete";
  if ((instructs.test(text) || (!isDemanded && handles.test(text))) && !recognition[language].restricts.test(text)) return "instruction";
  if (pointsElsewhere.test(text)) return "reference";
  return onlyActs.test(text) ? "statement" : undefined;
}

/** Whether a sentence tells the reader of a manual what to do. */
export const isInstruction = (text: string, language: RuleLanguage): boolean =>
  text.length <= maxLength && signs[language].instructs.test(text);

const isUnbalanced = (text: string) => count(text, "(") !== count(text, ")") && !/^\(?[\da-z]\)/u.test(text);
const count = (text: string, mark: string) => text.split(mark).length - 1;
