import type { RuleLanguage } from "../../language.ts";

interface Signs {
  /** A number, a bound or a condition makes a quality testable. */
  measured: RegExp;
  /** What must be so, up to what it must be: `should always be`. The complement follows. */
  mustBe: RegExp;
  /** Complements that one look decides: a state, a comparison, a place, a participle. Every other one is a quality. */
  state: RegExp;
  /** Something must have an effect on people or on the business, or happen in a good way. */
  effect: RegExp;
  /** What must be done: the verb is its first group. */
  mustDo: RegExp;
  /** Verbs of what a product or a person does, so that one can see it. With any other verb, such as `take` or `give`, an effect may be meant. */
  acts: RegExp;
  /** What is aimed at, whether or not there is a number. */
  goal: RegExp;
  /** A story whose wish is a feeling or a success. */
  story: RegExp;
  /** How things are, or what people do, outside of the product. */
  around: RegExp;
}

const english: Signs = {
  measured:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)\s(?:\p{L}+\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|characters?|clicks?|steps?|items?)\b|\b(?:at (?:most|least|once)|no (?:more|less|later|longer) than|if|when|whenever|while|where (?:an?|the)|during|once|unless|until|as soon as|only|\p{L}+er than|the same as)\b/iu,
  mustBe:
    /\b(?:must|shall|should|ought to|needs? to|ha(?:s|ve) (?:got )?to|will)\s(?:(?:not|never|always|also|all|both|still|therefore|really|\p{L}+ly)\s)*(?:be|feel|look|sound|seem|stay|remain|become|get|appear)\s(?:(?:as|more|less|so|too|very|both|truly|really|(?!only\b)\p{L}+ly)\s)*(?=\p{L})/giu,
  state:
    /^(?:able|about|above|absent|accepted|access|active|alphabetical|alphanumeric|an?|anonymous|answerable|any|around|at|available|back|before|behind|below|between|black|blank|bold|by|callable|case-(?:in)?sensitive|chronological|clear(?= (?:of|from))|clickable|closed|compatible|compliant|compulsory|configurable|consecutive|consistent|current|deletable|different|disjoint|double|downloadable|due|each|earlier|editable|eligible|empty|equal|exempt|exportable|false|for|free|from|full|gr[ae]y|greater|green|identical|impossible|in|inactive|inside|invalid|invisible|italic|larger|later|less|liable|live|locked|longer|lower|mandatory|missing|more|multiple|mutable|necessary|negative|new|next|no|non-\p{L}+|none|numeric|of(?! (?:\p{L}+ )?(?:importance|quality|value|use|help))|off|offline|on|online|open|optional|orange|out|outside|over|part|plain|positive|possible|present|printable|private|public|reachable|read-?only|readable by|ready|recoverable|red|removable|reversible|responsible|retrievable|reusable|right-aligned|same|searchable|selectable|separate|shorter|shown|silent|similar|single|smaller|sorted|sortable|subject|sufficient|the|their|there|through|to|top|traceable|true|unavailable|unable|unchanged|under|unequal|unique|unlimited|up(?! to date)|valid|verifiable|via|visible|white|with|within|without|yellow|zero|existing|missing|outstanding|pending|remaining|running|waiting|\p{Lu}\S*|\p{Ll}+ed|(?:over)?written|sent|shown|given|kept|held|hidden|read|found|put|set|reset|paid|sold|bought|taken|chosen|drawn|built|rebuilt|made|done|seen|left|lost|met|said|told|cut|shut|split|run|begun|broken|driven|known|thrown|caught|brought|fed|hung|laid|lent|let|sought|spent|stolen|stuck|struck|sworn|torn|woken|won|worn|withdrawn)(?![\p{L}-])/u,
  effect:
    /\b(?:must|shall|should|ought to|needs? to|ha(?:s|ve) (?:got )?to|will)\s(?:(?:not|never|always|also)\s)?(?:(?:improve|enhance|ease|facilitate|simplify|streamline|inspire|delight|encourage|motivate|engage|appeal|scale|evolve|grow|foster|promote|strengthen|contribute|excel|impress|please|satisfy|stand out|keep up|get in the way|help|meet (?:\p{L}+ )?(?:needs|expectations)|save (?:time|money|effort)|work (?:well|properly|reliably|smoothly)|perform well|run (?:smoothly|reliably)|be (?:improved|optimi[sz]ed|enhanced|simplified|streamlined|moderni[sz]ed|strengthened|(?:well|clearly|properly|carefully|nicely) \p{L}+ed|kept up to date|up to date|maintained))\b|.{0,60}\b(?:easier|simpler|better|nicer|happier|more (?:fun|pleasant|attractive)|enjoy(?:able|ment)?|fun|joy|pleasure|delight|trust|confidence|satisfaction|happiness|enthusiasm|loyalty|impression|feelings?|emotions?|peace of mind|efforts?|hassle|friction|comfort|calm|atmosphere|mood|spirit|charm|beauty|warmth|sense of)\b)|\b(?:as\s(?:\p{L}+\s){1,3}as (?:possible|feasible)|wherever possible|to the best of|to a high standard|state[- ]of[- ]the[- ]art)\b|\b(?:must|shall|should|ought to|needs? to|ha(?:s|ve) to)\b.{0,80}\b(?:easily|smoothly|seamlessly|intuitively|quickly|reliably|properly|responsibly|continuously|efficiently|effectively|appropriately|adequately|comfortably|gracefully|elegantly|transparently|fast|well)(?=[.,;]|$)/iu,
  mustDo:
    /\b(?:must|shall|should|ought to|needs? to|ha(?:s|ve) (?:got )?to)\s(?:(?:not|never|always|also|then|only|both|all|each|still|at least|(?!only\b)\p{L}+ly)\s)*(?!(?:be|feel|look|sound|seem|stay|remain|become|get|appear|not|never|always|also|then|only|both|all|each|still|at|\p{L}+ly)\b)(\p{Ll}+)/giu,
  acts: /^(?:abort|accelerate|actuate|adhere|advance|apply|arm|assert|authenticate|beep|blink|brake|buffer|cap|cause|classify|come|commit|comply|conform|control|cool|cover|cycle|decrease|default|derive|dim|disarm|discharge|dispatch|dispense|drain|drive|drop|echo|eject|elapse|escalate|evaluate|feed|flush|freeze|go|halt|heat|hold|ignite|illuminate|inflate|inhibit|initiali[sz]e|initiate|isolate|keep|launch|leave|light|map|migrate|monitor|operate|originate|override|parse|pay|pick|poll|power|prioriti[sz]e|pump|raise|reach|reboot|re-?open|re-?try|route|sample|seal|sense|serve|settle|shed|sleep|slow|sound|spin|stand|store|strip|tally|terminate|test|timestamp|toggle|track|transition|trip|turn|unload|vent|weigh|accept|access|acknowledge|act|activate|add|adjust|agree|alert|allow|announce|answer|append|apply|appoint|approve|archive|ask|assign|attach|authenticate|authori[sz]e|back|begin|belong|block|book|borrow|buy|calculate|call|cancel|capture|change|charge|check|choose|clear|click|close|collect|combine|compare|complete|comply|compress|compute|confirm|connect|consist|contain|convert|copy|cost|count|create|credit|deactivate|debit|decline|decrypt|deduct|define|delete|deliver|deny|depend|detect|differ|disable|disappear|discard|disconnect|display|download|duplicate|edit|emit|empty|enable|encrypt|end|enforce|enter|equal|exceed|exclude|execute|exist|expire|explain|export|extend|extract|fail|fetch|fill|filter|find|finish|flag|flash|follow|format|forward|generate|grant|group|hand|have|hide|highlight|honou?r|identify|ignore|import|include|increase|increment|indicate|inform|insert|install|interrupt|invite|issue|join|jump|label|limit|link|list|listen|load|locate|lock|log|look|lower|mark|mask|match|measure|mention|merge|move|mute|name|need|notify|number|obtain|occupy|occur|offer|omit|open|order|output|overwrite|own|page|pass|pause|pay|perform|permit|pick|place|play|point|poll|pop|post|preserve|press|prevent|preview|print|process|produce|prohibit|prompt|propose|provide|publish|query|queue|react|read|reappear|receive|recogni[sz]e|record|recover|redirect|reduce|refer|refresh|refund|refuse|register|reject|release|reload|remember|remind|remove|rename|render|renew|repeat|replace|reply|report|represent|request|require|reserve|reset|resize|respond|restart|restore|restrict|result|resume|retain|retrieve|retry|return|reuse|reverse|revert|revoke|ring|rotate|round|run|save|say|scan|schedule|scroll|search|select|send|separate|set|share|shift|ship|show|shut|sign|skip|sort|specify|spell|split|start|state|stay|stop|store|submit|subtract|suggest|sum|support|suppress|suspend|switch|synchroni[sz]e|tag|tap|terminate|throw|time|transfer|translate|transmit|trigger|truncate|type|unblock|undo|unlock|update|upload|use|validate|verify|vibrate|wait|wake|warn|withdraw|wrap|write|zoom)$/iu,
  goal: /\bin the (?:long|short|medium) (?:term|run)\b|^in (?:a few|two|three|five|ten|\d+) years?\b|\bby next (?:year|summer|season)\b|^(?:the |our )?(?:\p{L}+ )?(?:sales|revenue|turnover|complaints?|ratings?|satisfaction|returns?|costs|conversion|usage|market share|number of (?:customers|members|users|visitors|complaints|bookings))\s(?:\p{L}+\s){0,3}?(?:must|shall|should|will|drops?|falls?|rises?|grows?|increases?|decreases?)\b|\b(?:will|shall|should|must) be (?:the|our) (?:best|first|leading|most)\b|\bevery (?:second|third|fourth) \p{L}+ (?:will|should|shall|must|uses?)\b/iu,
  story:
    /\b(?:want|would like|['’]d like|wish|need)\s(?:to\s(?:be(?!\s(?:able|\p{L}+ed|told|shown|sent|given|sure))|feel|look|become|grow|enjoy|love|have (?:fun|a good))\b|(?:an?\s)?(?:happy|satisfied|better|more|less|fewer|good|great|motivated|loyal|successful)\b)/iu,
  around:
    /^(?:the|our|an?|its|their)\s(?:existing|legacy|old|former|previous)\s(?!.*\b(?:must|shall|should|can|cannot|may|is|are)\b)|\b(?:is|are)\s(?:\p{L}+ly\s|too\s|very\s|rather\s)?(?:hard|difficult|tedious|tiring|painful|cumbersome|awkward)\b|^(?:the )?(?:provider|supplier|bidder|tenderer|contractor|vendor|licensor)s?\s(?:must|shall|should|will|needs? to)\b|\bin your (?:country|region|area|company|case)\b|\b(?:tax|labou?r|data protection|copyright|consumer) law\b|^(?:everybody|everyone|all|the (?:group|participants|members|board|users))\s(?:\p{L}+ly\s)?(?:agree[ds]?|noted|reported|complain(?:s|ed)?|felt|found)\b|^people\b(?!\s(?:can|must|may|should|shall|cannot|who|with|without|under|over|aged?)\b)|^(?:tickets?|requests?|enquiries|inquiries|questions|calls|incidents|complaints|letters)\b.{0,60}\b(?:is|are) (?:handled|answered|dealt with|taken care of|processed)\b|\b(?:after|before|until|at|with) (?:the|each|every) (?:release|launch|go-live|roll-?out|kick-?off|tender)\b|\b(?:is|are) (?:trained|certified|experienced|insured)\b|^the (?:[\p{L}-]+ ){1,3}(?:turns|consists|connects|combines|brings together)\b/iu,
};

const german: Signs = {
  measured:
    /\d|(?<!\p{L})(?:ein(?:e[rnms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)\s(?:\p{L}+\s)?(?:Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Zeichen|Klicks?|Schritte?n?)(?!\p{L})|(?<!\p{L})(?:höchstens|mindestens|maximal|spätestens|wenn|falls|sobald|solange|bis|sofern|nur|während|\p{L}+er als)(?!\p{L})/iu,
  mustBe:
    /(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen|darf|dürfen)\s(?:[^,;.]*\s)?(?=\p{L}+\s(?:sein|bleiben|wirken|aussehen)(?:[.,;]|\s(?:und|oder)\s|$))/giu,
  state:
    /^(?:sichtbar|unsichtbar|verfügbar|möglich|erreichbar|gültig|ungültig|eindeutig|leer|vorhanden|aktiv|inaktiv|offen|erlaubt|verboten|erforderlich|notwendig|nötig|kostenlos|kostenfrei|frei|voll|vollständig|\p{Ll}*(?:ruf|druck|wähl|änder|bearbeit|such|sortier|filter|stell|konfigurier|klick|lösch|füg|schalt)bar|online|offline|anonym|öffentlich|privat|identisch|gleich|verschieden|größer|kleiner|höher|niedriger|länger|kürzer|älter|jünger|positiv|negativ|numerisch|alphabetisch|rot|grün|gelb|blau|grau|schwarz|weiß|fett|kursiv|zulässig|unzulässig|fällig|\p{Ll}*pflichtig|optional|verbindlich|volljährig|berechtigt|zuständig|barrierefrei|kompatibel|konform|\p{Lu}\S*|\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?!kompliziert|engagiert|motiviert)\p{Ll}+iert|(?:be|ver|ent|er|zer|über|unter|hinter|zu)\p{Ll}{2,}(?:t|en))(?!\p{L})/u,
  effect:
    /(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen|darf|dürfen|könnten?)(?!\p{L}).*(?:(?<!\p{L})(?:erleichtern|verbessern|vereinfachen|steigern|erhöhen|fördern|stärken|begeistern|überzeugen|beitragen|ermutigen|motivieren)(?=[.,;]|$)|(?<!\p{L})(?:\p{L}*freude|Freude|Spaß|Mut|Vertrauen|Zufriedenheit|Gefühl|Stimmung|Wertschätzung|Atmosphäre|Eindruck|Begeisterung|Komfort|Sicherheit (?:geben|vermitteln))(?!\p{L})|(?<!\p{L})(?:leicht|einfach|schnell|bequem|mühelos|problemlos|reibungslos|zügig|flott)\s(?:und\s\p{L}+\s)?(?:gehen|funktionieren|laufen|zu\s\p{Ll}+n|\p{Ll}+(?:en|rn|ln) (?:lassen|können|sein))|(?<!\p{L})(?:freundlich|verständlich|ansprechend|übersichtlich|gut|leicht|schön|sorgfältig|angenehm|klar)\s\p{Ll}+\ssein(?!\p{L}))|(?<!\p{L})(?:möglichst(?!\s(?:keine|nicht))|so \p{L}+ wie möglich|zukunftssicher|auf dem (?:neuesten )?Stand der Technik)(?!\p{L})/iu,
  mustDo:
    /(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen)\s[^.;]*?(?<!\p{L})(?!(?:sein|werden|worden)(?!\p{L}))(\p{Ll}{3,}n)(?=[.,;]|$|\s(?:und|oder|lassen|können|dürfen)(?!\p{L}))/giu,
  acts: /^(?!(?:mit|vor|zurück)?(?:machen|geben|nehmen|bringen|halten|finden|gehen|kommen|lassen|stehen|tragen|ziehen|führen|treten|passen|laufen|liegen|heben|stellen|setzen)$).*(?:ieren|zeigen|senden|schicken|speichern|sichern|löschen|legen|ändern|setzen|öffnen|schließen|sperren|prüfen|melden|nehmen|geben|stellen|stehen|buchen|kaufen|zahlen|rechnen|drucken|laden|lesen|schreiben|scannen|suchen|finden|filtern|wählen|tragen|tippen|drücken|klicken|schieben|teilen|ordnen|erhalten|bekommen|sehen|erscheinen|verschwinden|enthalten|halten|warnen|erinnern|fragen|antworten|beantworten|starten|beginnen|beenden|enden|stoppen|warten|wechseln|schalten|bleiben|führen|fordern|erlauben|verhindern|ermöglichen|verbieten|fügen|ziehen|heben|holen|liefern|bringen|leihen|leiten|lassen|laufen|gehen|kommen|gelten|kosten|dauern|haben|sein|werden|nutzen|benutzen|verwenden|arbeiten|bearbeiten|fassen|brechen|weisen|geschehen|klingeln|blinken|leuchten|läuten|messen|zählen|kennzeichnen|zeichnen|unterschreiben|bestätigen|kündigen|stornieren|verlängern|verlangen|vergleichen|verknüpfen|verbinden|trennen|übersetzen|umfassen|betragen|liegen|unterstützen|einsehen|wiederholen|erfassen|erstellen|erzeugen|eingeben|ausgeben|anlegen|nennen|benennen|beziehen|kopieren|erfolgen|ablehnen|lehnen|annehmen|begrenzen|runden|drehen|rufen|hören|sprechen|vorlesen|stattfinden|angeben|entfernen|ersetzen|füllen|steuern|regeln|schützen|schlüsseln|lösen|treten|weichen|passen|sortieren)$/iu,
  goal: /(?<!\p{L})(?:langfristig|mittelfristig|auf (?:lange|längere) Sicht|in den nächsten Jahren|Vorreiter|Marktführer)(?!\p{L})|^(?:die |der |das )?(?:\p{L}+ )?(?:Umsätze?|Beschwerden|Zufriedenheit|Kosten|Zahl der (?:Kunden|Mitglieder|Nutzer|Besucher|Beschwerden))\s(?:\p{L}+\s){0,3}?(?:soll(?:en)?|muss|müssen|sinkt|sinken|steigt|steigen)(?!\p{L})/iu,
  story:
    /(?<!\p{L})(?:möchte|will|wünsche)\s(?:ich|wir|man)?,?\s?(?:mir\s)?(?:[^,.]*\s)?(?:zufriedene|glückliche|wohl\s?fühlen|Spaß haben|Freude haben|erfolgreich\p{Ll}*|modern\p{Ll}*\ssein)/iu,
  around:
    /^(?:der|die|das|unsere?)\s(?:vorhandene|bestehende|alte|bisherige)[nrs]?\s(?!.*(?<!\p{L})(?:muss|müssen|soll|sollen|darf|dürfen|kann|können|wird|werden)(?!\p{L}))|(?<!\p{L})(?:ist|sind)\s(?:\p{L}+\s)?(?:schwierig|mühsam|umständlich|lästig)(?!\p{L})|^(?:alle|die (?:Gruppe|Runde|Teilnehmer|Anwesenden))\s(?:waren|sind|fanden|finden)\s(?:sich\s)?(?:einig|zufrieden)|^(?:der |die )?(?:Auftragnehmer\p{Ll}*|Bieter\p{Ll}*|Anbieter|Lieferant)\s(?:muss|soll|hat)(?!\p{L})|(?<!\p{L})(?:sind|ist) (?:geschult|zertifiziert|erfahren)(?!\p{L})|^(?:anfragen|briefe|anrufe|störungen|beschwerden)\s.{0,60}(?<!\p{L})(?:beantwortet|bearbeitet)(?!\p{L})/iu,
};

const signs: Readonly<Record<RuleLanguage, Signs>> = { en: english, de: german };

/** A longer text is no sentence, and would take long. */
const maxLength = 900;

/** Whether a sentence demands a quality or an effect that no single check can show (`shall be intuitive`), or names a goal. */
export function isVague(text: string, language: RuleLanguage): boolean {
  const { measured, mustBe, mustDo, acts, state, effect, goal } = signs[language];
  if (text.length > maxLength) return false;
  if (goal.test(text)) return true;
  if (measured.test(text)) return false;
  const complements = [...text.matchAll(mustBe)].map((match) => text.slice(match.index + match[0].length));
  const verbs = [...text.matchAll(mustDo)].flatMap((match) => match[1] ?? []);
  return (
    complements.some((complement) => !state.test(complement)) ||
    effect.test(text) ||
    (verbs.length > 0 && !verbs.some((verb) => acts.test(verb)))
  );
}

/** Whether the wish of a story is a feeling or a success. */
export const isVagueStory = (text: string, language: RuleLanguage): boolean => text.length <= maxLength && signs[language].story.test(text);

/** Whether a sentence tells how things are around the product. */
export const isAround = (text: string, language: RuleLanguage): boolean => text.length <= maxLength && signs[language].around.test(text);
