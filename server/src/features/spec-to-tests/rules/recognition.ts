import type { RuleLanguage } from "../language.ts";

/** The words by which a sentence is recognised; what it says is never rewritten with them. */
interface Recognition {
  /** It says must, shall, should, may, can or the like. */
  modal: RegExp;
  /** It says must or the like, and not only what is possible. */
  strict: RegExp;
  optional: RegExp;
  /** It tells what a product does. */
  observed: RegExp;
  /** It says only, at least or the like, perhaps without a verb. */
  restricts: RegExp;
  /** It has a verb in the present tense. */
  verb: RegExp;
  /** It tells what is done, and not what somebody or something is like. */
  passive: RegExp;
  /** It asks somebody for something, so it cannot stand as a result. */
  request: RegExp;
  /** It is written by somebody about themselves: I, we, our. */
  firstPerson: RegExp;
  /** It is about the document, or a greeting. */
  aboutText: RegExp;
  /** It says how things are now, before the product: what follows in its paragraph is told, too. */
  today: RegExp;
  /** It tells what was, or what somebody thinks. */
  narrative: RegExp;
  /** It says what somebody thinks or prefers, what may be one day, or what has to be found out. */
  opinion: RegExp;
  /** It gives a reason for what is said elsewhere. */
  explains: RegExp;
  /** It comes back from what is told to what is demanded. */
  turns: RegExp;
  /** It tells what somebody does in private. */
  personal: RegExp;
  /** It begins with a word that refers to the sentence before. */
  refersBack: RegExp;
  /** A word in its first clause refers to the sentence before: `When the warden refuses it`, `If a booking is cancelled later`. */
  refersBackInside: RegExp;
  /** What happens under its condition happens to something that may be in the sentence before: `When a meeting is running, it is red`. */
  result: RegExp;
  /** What leads over from the sentence before and says nothing: `One more thing:`. */
  lead: RegExp;
  /** A clause after the main one, which has a verb of its own. */
  clause: RegExp;
  /** The beginning of a line that describes a requirement instead of stating it: `Rationale: …`. */
  aboutRequirement: RegExp;
  /** The name of the part of a template that states the requirement: `Description: …`. */
  label: RegExp;
}

const english: Recognition = {
  modal:
    /\b(?:(?:must|shall|should|(?<!\b(?:in|of|until|since|by|late|early|mid|\d\.?)\s)may|can|will|could)(?:n['’]t)?|cannot|won['’]t|(?:is|are)\s+(?:not\s+|only\s+)?(?:required|allowed|permitted|able|expected|obliged|forbidden|supposed)\s+to|(?:has|have|needs?)\s+to)\b/iu,
  strict:
    /\b(?:must|shall|cannot|mustn['’]t|required|mandatory|only|never|(?:is|are)\s+to\s+be|(?:has|have|needs?)\s+to|(?:is|are)\s+not\s+(?:allowed|permitted))\b/iu,
  optional: /\b(?:(?<!\b(?:in|of|until|since|by|late|early|mid|\d\.?)\s)may|could|optional(?:ly)?|nice to have|ideally)\b(?!\s+not\b)/iu,
  observed:
    /\b(?:displays?|shows?|sends?|returns?|responds?|redirects?|rejects?|refuses?|accepts?|locks?|expires?|logs?|records?|stores?|saves?|deletes?|removes?|creates?|updates?|calculates?|validates?|prevents?|blocks?|notif(?:y|ies)|receives?|sorts?|filters?|supports?|allows?|requires?|opens?|closes?|appears?|disappears?|fails?|contains?|includes?|starts?|stops?|cancels?|costs?|lists?|sees|applies|charges?|ends?|gets)\b|\b(?:is|are|gets?|becomes?)\s+(?:not\s+|never\s+|only\s+|no\s+longer\s+|automatically\s+|immediately\s+|always\s+|also\s+)*(?:\p{L}+ed|made|done|found|read|chosen|drawn|lost|put|seen|told|left|brought|held|shown|sent|hidden|kept|set|put|written|given|taken|paid|sold|mandatory|optional|visible|unique|valid|invalid|editable|read-only|free|possible|\d)\b|^(?:the|an?|each|every)\s(?:\p{L}+\s)?(?:system|application|app|software|product|api|server|service|website|site|portal|page|screen|form|tool|platform|device|terminal)\s\p{Ll}+s\b|^we\s(?:also\s)?(?:track|log|record|measure|store|save|send|show|display|notify|charge|block|delete|remove|refund|validate)\s/iu,
  restricts: /\bonly\b|\b(?:at (?:least|most)|no (?:more|less|longer) than)\b/iu,
  verb: /^\p{Lu}\p{Ll}+s\s(?!(?:of|in|for|with|and|or|to|from|on|at|by|that|which|who|per|as|above|below|under|over|without|between|than|not|no)\b)\p{Ll}{2,}\s|(?:^|\s)(?:(?:is|are|has|have|does|do)(?:n['’]t)?|can|cannot|must|shall|should|may|will|gets?|goes|go|(?<!\b(?:of|the|an?|all|with|for|in|on|by|to|from|and|or|no|\d|some|many|these|those|their|its|your|our|per|between|as|at|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s)\p{Ll}{2,}[^s\s]s)(?=[\s.,;])/u,
  passive:
    /\b(?:is|are)\s(?!(?:interest|concern|tir|bor|worri|pleas)ed\b)(?:\p{L}+\s)?(?:\p{L}+ed|made|done|kept|sent|shown|given|taken|paid|sold|held|put|written)\b/iu,
  request:
    /^(?:please|kindly|make sure|ensure|be sure|see to it|do not|don['’]t|never|(?:could|can|would) you|it (?:would|['’]d) be|(?:[iw]e?|our \p{L}+)(?:['’]d| would)?(?: also| really| still)* (?:(?:do not|don['’]t) want (?!to\b)|need|want|like|love|wish|expect|require)|let['’]?s)\b|^(?:add|allow|provide|create|implement|support|include|show|display|send|use|enable|offer|give)\b(?!.*\b(?:must|shall|should|can|may|is|are|will)\b)|^(?:if|when)\s[^,]+,\s(?:show|display|send|keep|hide|give|use|offer)\s|,\s?please\b|\bplease[.!]?$/iu,
  firstPerson: /\bI(?=\s\p{Ll}|['’])|\b(?:me|[Mm]y|mine|[Ww]e|us|[Oo]ur|ours|myself)\b/u,
  aboutText:
    /^(?:the )?(?:purpose|aim|goal|scope|objective|intention|intent) of (?:this|the) (?:document|specification|text|page|chapter|section|project)\b|^(?:this|the)(?: present)? (?:document|section|chapter|specification|appendix|memo|srs|prd)\s(?!(?:must|shall|should)\b)|^this (?:table|list|figure|page|paper)\s(?:describes|lists|shows|contains|gives|collects|summari)|^version \d|^the key ?words\b|\bRFC ?2119\b|^(?:see|refer to|note that|note:|for example|e\.g\.|for details|as (?:described|mentioned)|thanks|thank you|best|kind|regards|hi|hello|dear|cheers|by the way|btw|subject:|status:|owner:|author:|here['’]?s?)(?!\p{L})|\b(?:tbd|tbc|to be (?:defined|decided|confirmed))\b|^the following\b.*:$|\b(?:is|are) (?:described|explained|listed|defined|specified|outlined|summari[sz]ed|presented) (?:in|below|above|here)\b|\b(?:out of scope|not (?:in|part of the) scope|not part of this)\b|^(?:this|here) is (?:the|an?)\b|\bhere(?:['’]s| is| are) (?:the|an?|our|my|what)\b|^(?:please\s|(?:could|can|would|will) you\s)(?:\p{L}+\s){0,2}?(?:send|give|tell|call|let|ask|contact|write|get back to|reply to|make) (?:me|us)\b|^(?:(?:and|but)\s)?(?:do not|don['’]t) (?:worry|hesitate)\b|^feel free\b|^(?:this|these|the) (?:requirements?|use cases?|user stor(?:y|ies))\s(?:is|are|describes?|defines?|covers?|has|have)\b|\[\w+\]$/iu,
  today:
    /^(?:today|nowadays|currently|presently|at (?:the moment|present)|right now|so far|(?:until|up to) now|to date|in the past|formerly|previously|historically|as of (?:now|today)|these days|for now)\b(?!['’])|^(?:mr|mrs|ms|dr)\.?\s\p{L}+\s(?:asks|says|wants|will|checks|proposes|suggests)\b|(?<!\b(?:the|an?|all|their)\s)\b(?:currently|at the moment|at present)\b/iu,
  narrative:
    /^(?!(?:if|when|whenever|once|after|unless|until|where|as soon as)\b).*(?<!\b(?:that|which|who)\s)\b(?:was|were|had|went|took|did|(?:usually|often|sometimes|mostly|typically|rarely|generally|normally)|last (?:week|month|year|spring|summer|autumn|winter)|(?:once|twice|often|already) this (?:week|month|year|spring|summer|autumn|winter)|yesterday|i think|i guess|we (?:(?!(?:need|feed|proceed|exceed|succeed|embed|speed)\b)\p{Ll}+ed|saw|found|met|got|chose|took|made|kept|set))\b|\b(?:unclear|undecided|open question)\b/iu,
  opinion:
    /^(?:and |but |also,? )?(?:maybe|perhaps|possibly|in the long (?:run|term)|one of these days|(?:one|some) ?day(?=,?\s(?:we|i|they|you|it|there|somebody|someone)\b)|at some point|sooner or later|personally|in my (?:opinion|view)|to be honest|honestly|frankly|who knows|it (?:may|might|could|would) be (?:worth|a good idea)|(?:i|we)(?: am| are|['’]m|['’]re) (?:not sure|thinking|considering|wondering|toying))\b|^(?!(?:if|when|whenever|where|once|after|unless|until|while|as soon as)\b)(?:[\p{L}.'’-]+\s){1,6}?(?<!\b(?:who|that|which)\s)(?:(?:also|still|really|always)\s)?(?:think|thinks|believes?|feels?|fears?|worries|hopes?|doubts?|suspects?|reckons?|wonders?|finds? (?:it|this|that|the\s.{1,40}?)\s(?:too|ugly|nice|un\p{L}+|annoying|confusing)|(?:is|are) (?:not |still |really |yet |very )*(?:afraid|worried|sceptical|skeptical|convinced|not sure|unsure|against|in favou?r))\b|^(?:(?:dr|mr|mrs|ms)\.?\s)?(?!(?:we|you|it|i)\b)\p{L}+[^s\s]\swould (?:love|prefer|rather|hate)\b|\b(?:has|have|needs?|is|are)\s(?:still\s|yet\s|not\s)*to be\s(?:decided|clarified|agreed|confirmed|discussed|defined|checked with)\b|^whether\b.*\b(?:is|remains) (?:still )?(?:open|unclear|undecided|up to)\b|\bstill (?:has|have|needs?) to\b|\b(?:is|are) still (?:open|unclear|under discussion)\b|^(?:somebody|someone|we|i|you)\s(?:should|could|must|might|have to|has to|need to|needs to|will)\s(?:\p{L}+\s)?(?:ask|find out|talk|discuss|decide|clarify|think|look into|check with)\b|\b(?:i (?:do not|don['’]t) think|not realistic|for another day|but not now|would be overkill)\b/iu,
  explains:
    /^(?:this|that|these|those|it|which)\s(?:\p{L}+\s){0,2}?(?:is|are|will be|would be)\s(?:also\s|only\s)?(?:so that|because|why|how|what|where|due to|needed|required by|necessary|important|in line with|intended|meant|based on|the (?:reason|same|usual|current|idea|case))\b|^(?:this|that|these|it)\s(?:has|have|had)\s(?:often\s|always\s|also\s|already\s)?(?:been|caused|led|happened|become|turned)\b|^(?:this|that|these|it)\s(?:helps?|avoids?|reflects?|corresponds?|saves?|serves?|costs? (?:us|the)|gives us|makes (?:it|sure|life)|comes from|came|happens|happened|follows)\b|^the (?:reason|idea|background|intention|thinking)\s(?:(?:for|behind)\s[^,.]{2,40}\s)?(?:is|was)\s(?:that|to|because|simple)\b|^(?:because|since)\s[^,]+$|\b(?:high|medium|low)[- ]priority\b|\b(?:for (?:this|that) reason|that is why|which is why)[.!]?$/iu,
  turns: /^(?:therefore|so|hence|thus|instead|from now on|in (?:the )?future|with the new|the (?:new|future)|that must|this must)\b/iu,
  personal:
    /^(?:(?:and|but|so|also)\s+)?(?:(?:my|our) (?:daughter|son|wife|husband|partner|kids?|child(?:ren)?|mother|father|parents|family|dog|cat|flight|train|doctor|holidays?|vacation)|(?:i|we)(?:['’](?:ll|m|re|ve|d)| will| am| are| have(?! to)| can| could| may| might| would| do(?:n['’]t| not)| expect| hope| believe| think| assume| know| plan)|my \p{L}+)\b|^.{0,60}\bI(?:['’](?:ve|m|ll|d)|\s(?:have(?!\sto)|had|was|am|went|guess|noticed|saw))\b/iu,
  refersBack:
    /^(?:it|they|he|she|therefore|hence|thus|this|these|those|that|its|their|thereafter|after (?:that|this)|afterwards|before (?:that|this)|otherwise|then|in (?:this|that|such|these|those) cases?|such|the (?:same|former|latter|others?|remaining|rest|one)|if (?:so|not)|(?:if|when|once|while|as soon as|unless|until|after|before)\s(?:it(?!\s(?:has\s|is\s)?(?:rain|snow|freez|dark|light))|they|he|she|this|that|these|those)|(?:after|before|by|until|from|at|on)\s(?:[\p{L}\d:.]+\s){1,3}(?:it|they|he|she)(?!['’])|else|but|or|later|until then|except|for (?:this|that)|both|neither|one of (?:them|these))\b(?!\s+(?:is|must be|shall be|should be|will be)\s+(?:not\s+)?(?:possible|necessary|required|important|allowed)\b)|,\sthe one\b|^the (?:new|old|second) one\b|^(?:\p{L}+\s){1,3}(?:is|are|will be)\sthen\s|^(?!(?:if|when|once|while|unless|until|after|before)\b)(?:[\p{L}'’-]+\s){2,4}(?:it|them)\b|^(?!.*\b(?:if|when|that|which|who|and|or|so|because|until|unless|after|before|while|where|as)\b)[^,;:]*\s(?:it|them)\b[^,;:]*$|^.{0,40}\b(?:must|shall|should|can|may|will|do|does|is|are)(?:n['’]t|\snot)?[.!]?$/iu,
  refersBackInside:
    /^(?:if|when|whenever|once|while|unless|until|as soon as|after|before|in case)\s(?:(?:the|an?|no|any|every|each|my|our|your)\s)?(?:[\p{L}'’-]+\s){1,4}?(?:it(?!\s(?:is|has|must|can|may|will|was|shall|should|gets|does|\p{Ll}{2,}s)\s)|them|(?:this|that|these|those)(?=[,.;]|\s(?:at|by|in|on|for|within|again)\b)|do(?:es|ing)? (?:this|that|so))(?=[\s,.;])|^(?!(?:if|when|once|while|unless|until|after|before)\b)(?:[\p{L}'’-]+\s){1,5}?(?:this|that|these|those)(?=\s(?:at|by|on|within|once|twice|again|too|as well)\b|[.;])|^(?:later|earlier|subsequent)\s\p{L}+s\b|^(?:if|when|whenever)\s[^,;:]{3,60}\s(?<!\b(?:no|not)\s)(?:later|earlier|sooner)(?=[,.])|\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\slater\b(?!\sthan)|\b(?:before|after|until|than|for|about|with|to|of|by|from)\s(?:that|this|then)[.]?$|^(?:meanwhile|in the meantime|instead|from then on|by then|likewise|similarly|in return|here|this way|that way)\b(?!\sof\b)/iu,
  result: /^(?:if|when|whenever|once|as soon as|after)\s[^,]+,\s(?:it|they|he|she)\s/iu,
  lead: /^(?:and|also,?|(?:yes|oh|ok|okay|finally|lastly|besides|additionally|in addition|furthermore|moreover|ps|p\.s\.|last but not least|one (?:more|last|other) (?:thing|point))\s?[,:–—-])\s+(?=\p{L})/iu,
  clause: /(?<=\S\s)\b(?:if|when|whenever|unless|as soon as|because|so that)\b[^,;:]*/giu,
  aboutRequirement:
    /^(?:rationale|priority|source|author|owner|status|dependenc(?:y|ies)|notes?|version|date|(?:primary |secondary )?actors?|stakeholders?|history|comments?|examples?|reason|risks?|references?|related|see also|originator|stability|traceability|(?:prepared|written|reviewed|approved|created)(?: by| for| on)?|risk|supporting materials|estimate|category|type|benefit|cost|difficulty|frequency(?: of use)?|participants|attendees|goal|why[^:]{0,40}|(?:current|present) (?:state|situation|behaviou?r))\s?[:–—]/iu,
  label: /^(?:description|requirement|statement|text|details|fit criterion|acceptance criteri(?:on|a)|criterion|rule)\s?[:–—]\s*/iu,
};

const german: Recognition = {
  modal:
    /(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|könnte|könnten|(?:hat|haben|ist|sind)\s[^,]*\szu\s\p{Ll}+n|(?:ist|sind)\s[^,]*\s\p{Ll}+zu\p{Ll}+n)(?!\p{L})/iu,
  strict:
    /(?<!\p{L})(?:muss|müssen|darf|dürfen|nur|niemals|erforderlich|Pflicht\p{L}*|verboten|(?:hat|haben|ist|sind)\s[^,]*\szu\s\p{Ll}+n|(?:ist|sind)\s[^,]*\s\p{Ll}+zu\p{Ll}+n)(?!\p{L})/iu,
  optional: /(?<!\p{L})(?:optional|könnte|könnten|nach Möglichkeit|wünschenswert)(?!\p{L})/iu,
  observed:
    /(?<!\p{L})(?:wird|werden|ist|sind|zeigt|sendet|speichert|enthält|enthalten|erhält|erhalten|prüft|löscht|erstellt|berechnet|verhindert|sperrt|meldet|schickt|lehnt|öffnet|schließt|protokolliert|erscheint|erscheinen|kostet|beträgt|gilt|gelten|läuft|verfällt|verfallen|dauert|umfasst|unterstützt|bietet|ermöglicht|erforderlich|verboten|erlaubt|wechselt|bleibt|bekommt|sieht|sehen)(?!\p{L})/iu,
  restricts: /(?<!\p{L})(?:nur|mindestens|höchstens|maximal|Pflichtfelder|Pflichtfeld)(?!\p{L})/iu,
  verb: /(?<!\p{L})(?:ist|sind|wird|werden|hat|haben|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|gilt|gelten|(?!(?:mit|nicht|erst|jetzt|oft|seit|fast|meist|dort|sofort|damit|somit|samt|statt|selbst|sonst|insgesamt)(?!\p{L}))\p{Ll}{2,}t)(?=[\s.,;])/u,
  passive: /(?<!\p{L})(?:wird|werden)\s/iu,
  request:
    /^(?:bitte|wir (?:brauchen|benötigen|möchten|wollen|wünschen|hätten)|ich (?:brauche|benötige|möchte|wünsche|hätte)|(?:könntet|könnten|können|könnt|kannst) (?:ihr|sie|du)|es wäre|stellt? sicher|achtet?)(?!\p{L})|(?<!\p{L})(?:brauchen|benötigen|möchten|wünschen) wir(?!\p{L})|(?<!\p{L})bitte[.!]?$/iu,
  firstPerson: /(?<!\p{L})(?:ich|mir|mich|mein\p{Ll}{0,2}|wir|uns|unser\p{Ll}{0,2})(?!\p{L})/iu,
  aboutText:
    /^(?:der |das )?(?:Zweck|Ziel|Gegenstand) (?:dieses|des) (?:Dokuments|Lastenhefts|Pflichtenhefts|Kapitels|Textes|Projekts)(?!\p{L})|^(?:dieses?r?|das|der) (?:Kapitel|Lastenheft|Pflichtenheft|Anhang)(?!\p{L})|^(?:diese[sr]?|(?:das|der|die) vorliegende) (?:Dokument|Abschnitt|Tabelle|Abbildung|Lastenheft|Pflichtenheft|Spezifikation|Konzept)(?!\p{L})|^das Dokument (?:beschreibt|enthält|definiert)(?!\p{L})|^version \d|^(?:siehe|vgl\.|beispiel|hinweis|anmerkung|hallo|liebe|guten tag|viele grüße|mit freundlichen|danke|vielen dank|beste grüße|im folgenden)(?!\p{L})|^(?:bitte|könnten sie|können sie|könnt ihr)\s(?:[^.]{1,60}\s)?(?:mir|uns)\s(?:[^.]{1,60}\s)?(?:schicken|senden|mitteilen|machen|melden|anrufen|geben|bescheid|sagen|bestätigen|erklären|nennen)(?!\p{L})|(?<!\p{L})(?:wird|werden|ist|sind) (?:im folgenden|hier|unten|in Kapitel|in Abschnitt)(?!\p{L}).*(?:beschrieben|erläutert|aufgeführt)|(?:müssen|brauchen) wir (?:das |es )?(?:aber |noch |hier )*nicht|nicht (?:Teil|Bestandteil|Gegenstand|Umfang)|außerhalb des Umfangs|(?:noch zu klären|offen)$/iu,
  today:
    /^(?:bisher|bislang|derzeit|zurzeit|zur zeit|momentan|aktuell|gegenwärtig|heute|heutzutage|im (?:moment|augenblick)|früher|in der vergangenheit)(?!\p{L})|^(?:frau|herr)\s\p{L}+\s(?:fragt|sagt|prüft|klärt|schlägt|weist|berichtet|möchte|wird|kümmert)(?!\p{L})|(?<!\p{L})(?:derzeit|bisher|bislang|momentan|zurzeit|heutzutage|(?:dauert|ist|sind|wird|werden|gibt es|haben|hat) heute)(?!\p{L})/iu,
  narrative:
    /^(?!(?:wenn|falls|sobald|nachdem|sofern|solange|wurde|war)(?!\p{L})).*(?<!\p{L})(?:war|waren|hatte|hatten|wurde|wurden|(?:häufig|oft|oftmals|meist|meistens|normalerweise|üblicherweise|in der regel|manchmal|selten)|gestern|letzte[ns]? (?:Woche|Monat|Jahr))(?!\p{L})/iu,
  opinion:
    /^(?:und |aber )?(?:vielleicht|womöglich|möglicherweise|eventuell(?!\s\p{Ll}+e[mnrs]?\s\p{Lu})|irgendwann|eines tages|persönlich|meiner meinung nach|ehrlich gesagt|unter umständen)(?!\p{L})|^(?!(?:wenn|falls|sobald|nachdem|bevor|solange)(?!\p{L}))(?:[\p{L}.-]+\s){1,4}?(?<!(?<!\p{L})(?:der|die|das),?\s)(?:glaub(?:t|en)|mein(?:t|en)|hoff(?:t|en)|befürchte(?:t|n)|fürchte(?:t|n)|bezweifel(?:t|n)|vermute(?:t|n)|finde(?:t|n)(?:,|\s(?:es|das|die|den|dass)\s.{0,60}?(?:zu\s|gut|schlecht|schön|hässlich|un\p{L}+|überflüssig))|h(?:ält|alten)\s.{1,60}?\sfür\s(?:\p{L}+\s)?(?:un\p{L}+|zu\s|über\p{L}+|sinnvoll|wichtig|nötig|falsch|richtig|gut|schlecht|schwierig)|(?:ist|sind) (?:der (?:meinung|ansicht)|skeptisch|dagegen|dafür)|würden? (?:lieber|gern))(?!\p{L})|^ob\s[^,]+,\s(?:klärt|klären|entscheidet|entscheiden|prüft|prüfen|weiß|besprechen)(?!\p{L})|^ich\s(?:glaube|meine|denke|hoffe|finde|fürchte|vermute)(?!\p{L})|(?<!\p{L})(?:ist|sind)\s(?:erst\s)?noch\s(?:[^.,;]{1,40}\s)?(?:zu\s\p{Ll}+n|\p{Ll}{2,}zu\p{Ll}+n|offen|unklar)(?!\p{L})|^(?:jemand|wir|ich|man)\s(?:sollten?|müssten?|muss|müssen|könnten?|werden?)\s.*(?:nachfragen|klären|besprechen|überlegen|fragen|diskutieren|entscheiden)[.!]?$/iu,
  explains:
    /^(?:dies|das|diese[sr]?(?:\s\p{Lu}\p{L}+)?)\s(?:ist|sind|wird|werden)\s(?:\p{Ll}+\s)?(?:notwendig|nötig|wichtig|deshalb|gefordert|gewünscht|so gewollt|der grund|üblich|heute)(?!\p{L})|^(?:dies|das)\sist\s.{0,60}der fall|^(?:dies|das|dadurch|damit|so|hierdurch)\s(?:entspricht|dient|vermeidet|erleichtert|erspart|spart|hilft|ergibt sich|folgt|beruht|liegt (?:daran|am)|hat den|geschieht|kostet|soll (?:vermeiden|verhindern|helfen))(?!\p{L})|^(?:der |das )?(?:grund|hintergrund|sinn|ziel|zweck|anlass)\s(?:ist|dafür|hierfür|hierbei|davon)(?!\p{L})|^denn\s|^(?:weil|da)\s[^,]+$/iu,
  turns:
    /^(?:daher|deshalb|deswegen|darum|künftig|zukünftig|in zukunft|ab (?:jetzt|sofort)|stattdessen|das neue|die neue|mit (?:dem|der) neuen)(?!\p{L})/iu,
  personal:
    /(?<!\p{L})übrigens(?!\p{L})|^(?:(?:und|aber)\s+)?(?:(?:ich|wir)\s+(?:bin|sind|fahre|fahren|gehe|gehen|habe|haben)|(?:mein|meine|unser|unsere)\s(?:tochter|sohn|frau|mann|kinder?|mutter|vater|familie|hund|katze))(?!\p{L})/iu,
  refersBack:
    /^(?:er|sie|es(?!\s(?:gibt|sind|werden|wird|dürfen|können|müssen|sollen|sollten|muss|soll|darf|erscheint|erscheinen))|so(?=\s\p{Ll}+t\s)|daher|deshalb|darum|dies|diese[rsnm]?|das(?=\s(?:ist|sind|wird|muss|darf|soll|gilt|kann|geschieht))|danach|dann|sonst|andernfalls|ansonsten|dabei|dazu|darüber|darin|damit|dafür|daraufhin|hierbei|hierzu|deren|dessen|jene[rsn]?|beide|solche|in diesem fall|in diesen fällen|bis dahin|anschließend|zuvor|vorher|ihre?[rnms]?|seine?[rnms]?|aber|oder|ausnahmen?|(?:wenn|falls|sobald|nachdem|bevor|wird|ist|muss|kann|soll|darf|hat|werden|sind)\s(?:er|sie|es|dies)|(?:nach|vor|ab|bis|bei)\s\S+(?:\s\S+)?\s\p{Ll}+\s(?:er|sie|es)|[^,;:]{0,60}\s(?:darf|muss|kann|soll|wird)\s(?:er|sie)(?=\s)|(?!.*(?<!\p{L})(?:und|oder)(?!\p{L}))[^,;:]*\s(?:sie|ihn|ihnen)(?=\s[^,;:]*$))(?!\p{L})(?!\s(?:ist|muss|soll|sind)\s(?:möglich|sicherzustellen|erforderlich))/iu,
  refersBackInside:
    /^(?:(?:wenn|falls|sobald|nachdem|bevor|solange)\s|\p{Lu}\p{Ll}+t\s(?:der|die|das|ein|eine|jemand|niemand)\s)(?!.*(?<!\p{L})und(?!\p{L}).*,)[^,;:]{2,60}?(?<!\p{L})(?:sie|es|ihn|ihm|ihnen|dies)\s[^,;:]*,|^(?:spätere?[nrs]?|frühere?[nrs]?)\s|^(?:wenn|falls|wird|werden|erfolgt)\s(?:[^,;:]{1,60}\s)?(?:später|früher)(?=[\s,])(?!\sals)|^(?:stattdessen|inzwischen|währenddessen|ebenso|gleiches|dasselbe|hier|davon|daraus|darauf|dagegen|hierfür|dadurch|nachher|hinterher|im anschluss)(?!\p{L})|(?<!\p{L})(?:davor|danach|dafür|dagegen|davon|daran|darüber)\.?$/iu,
  result: /^(?:wenn|falls|sobald)\s[^,]+,\s\p{Ll}+\s(?:er|sie|es)\s/iu,
  lead: /^(?:und|(?:ja|ach ja|noch etwas|ps|p\.s\.|noch ein punkt)\s?[,:–—-])\s+(?=\p{L})/iu,
  clause: /(?<=\S),?\s(?:wenn|falls|sobald|solange|weil|bevor|nachdem)(?!\p{L})[^,;:]*/giu,
  aboutRequirement:
    /^(?:begründung|grund|priorität|prio|quelle|autor|verantwortlich|status|abhängigkeit(?:en)?|anmerkung(?:en)?|hinweis(?:e)?|version|datum|akteure?|beteiligte|kommentar|beispiele?|nutzen|aufwand|stand|teilnehmer|referenz(?:en)?|verweis(?:e)?|kategorie|typ|ziel|warum[^:]{0,40}|(?:aktueller |ist-)(?:stand|zustand))\s?[:–—]/iu,
  label: /^(?:beschreibung|anforderung|text|kriterium|akzeptanzkriteri(?:um|en)|regel)\s?[:–—]\s*/iu,
};

export const recognition: Readonly<Record<RuleLanguage, Recognition>> = { en: english, de: german };
