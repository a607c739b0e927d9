import type { RuleLanguage } from "../../text/language.ts";
import { unquoted } from "../../text/words.ts";
import { memoize } from "../../text/memoize.ts";

/**
 * What people write between requirements: how something came about, what it is usually like, what they think of it, what others do, where
 * a text comes from, and what the team does next. One sign in a sentence is enough, unless the sentence says must.
 */
const signs: Readonly<Record<RuleLanguage, readonly RegExp[]>> = {
  en: [
    // The past, and how a decision was made.
    /\b(?:used to(?! be able)|(?<!\b(?:more|less|longer|earlier) than (?:\d+|\p{L}+)\s)(?:years|months|weeks|days) ago|(?<!\b(?:the|each|every)\s)last (?:week|month|year|spring|summer|autumn|winter|time|few)|the past (?:week|month|year|spring|summer|autumn|winter|time|few)|(?:back )?in (?:19|20)\d\d|(?:since|until) (?:the )?(?:\p{L}+\s){0,3}(?:19|20)\d\d|early on|at first|for years)\b/iu,
    /^(?:(?:and|but|so|yes|no|well),?\s)?(?:(?!(?:if|when|whenever|once|after|unless|until|where|as|is|are|be|been|being|gets?|must|can|shall|should|may|will|has|have|to)\b)[\p{L}'’-]+,?\s){1,4}?(?<!\b(?:that|which|who|if|when)\s(?:[\p{L}'’-]+\s){0,2})(?:wasn['’]t|weren['’]t|didn['’]t|hadn['’]t|was|were|did|had|took|went|came|told|said|asked|wanted|tried|hated|loved|thought|chose|decided|considered|gave|stole|made(?=\s(?:its|his|her|our|their|it|us)\b)|kept (?:telling|asking|saying)|turned out)\s/iu,
    /(?:^|[,;(]\s|\b(?:and|but|because|since|that|so)\s)(?:we|I)\s(?:(?:also|have|had|even|first|already|then|\p{L}+ly)\s)*(?!(?:need|feed|proceed|exceed|succeed|embed|speed)\b)(?:\p{Ll}{2,}ed|thought|chose|had|did|took|found|got|made|saw|met|went|left|learnt|heard|told|said|knew|felt|ran|spent|built|wrote|sat|forgot|stole|gave|sold)\b/iu,
    /^(?:the|our|one|two|three|an?)\s(?:\p{L}+\s)?(?!(?:is|are|was)\b)\p{Ll}{3,}ed\s(?:the|an?|us|our|that|it|them|this|\d+)\s/iu,
    /(?<!\b(?:that|which|who)\s)\b(?:was|were|has been|have been) (?:chosen|asked for|requested|copied|taken|decided|agreed|discussed|tested|debated|dropped|picked)\b(?!\s(?:by the user|in the form))/iu,
    /\bi write\b|\b(?:i|we) (?:am writing|are writing|(?:am|are) (?:very |really |quite |so )?(?:happy|glad|pleased|sorry|grateful|excited|curious)|use now|now use|work with|have been using)\b/iu,
    // Experience, estimates, how often something happens.
    /\b(?:in our experience|experience (?:shows|has shown)|in practice|historically|traditionally|roughly|approximately|an estimated|on average|usually|typically|mostly|rarely|hardly ever|once or twice|more often than not|as it happens|admittedly)\b/iu,
    /^(?:most|many|some|few|half|nearly all|almost all|(?:about|around|over) \d+ ?(?:%|percent)) (?:of )?(?:(?:our|the|these|those)\s)?(?:\p{L}+\s)?\p{L}+s\s(?!(?:can|must|may|should|shall|will|of|about|in|on|for|with|from|to|that|which|who|are (?:not )?\p{L}+ed)\b)[^:]*$/iu,
    /^often\b|\b(?:happens?|gets? lost|breaks? down|goes wrong|comes? up)\s(?:\p{L}+\s){0,2}?(?:a|every|each|per) (?:day|week|month|year)\b|\b(?:one|two|three|four|\d+) (?:out of|in) (?:two|three|four|five|ten|\d+)\b/iu,
    /\b(?:around|about|roughly|nearly|almost|over) (?:a|one|two) (?:fifths?|thirds?|quarters?|tenths?|dozen)\b|^it (?:sounds|looks|feels|seems|may sound|might seem)\b|\bstill uses?\b|\b(?:one|two) of (?:two|three|four|these) things happens?\b|^what follows\b|^to (?:everyone|everybody|all|the team|our|whom)\b|^it(?: is|['’]s) based on\b|\bi run\b|\bas i see it\b|\blet me\b|^nobody (?:has|uses|reads|looks|prints)\b|^(?:written|compiled|collected|prepared|put together)(?: up)? by\b|\b(?:do|did) the (?:training|talking|maths)\b|\bso that (?:nobody|you|we) (?:has|have|don['’]t have|need) to\b|\blet us down\b|\bso no\b.*\bplease\b|\b(?:keep|enjoy) (?:it friendly|your)\b|\binsist(?:s|ed)? on\b|\bis (?:a )?(?:different|another|separate) (?:project|topic|story|matter|question|release|discussion)\b|\bwe expect (?:most|many|some|few|about|around|roughly|more|less|fewer|half)\b|\bsuppliers? (?:quotes?|charges?|recommends?|says?|promise[sd]?)\b|\blasts? (?:about|around|roughly)\b|\bkeeps? (?:asking|complaining|telling|forgetting|losing|wondering)\b|\bcosts? us\b|\ballows? an attacker\b|\b(?:we|you) wouldn['’]t believe\b/iu,
    // Opinions and color.
    /\b(?:nightmare|silly|honestly|frankly|outrageous\p{L}*|weird\p{L}*|funny|tempting|embarrass\p{L}*|annoy(?:s|ing|ed)|ridiculous|don['’]t ask|full stop of|trouble than|not worth|worth (?:it|the)|nobody (?:wants|likes|knows|remembers)|everybody (?:wants|likes|knows|loves)|people (?:love|hate|like)|it must be said|let['’]s be honest|needless to say|sadly|luckily|fortunately|unfortunately|of course we|(?<!\b(?:if|when|unless|once|until)\s)we (?:know|believe|think|hope|love|like|hate|care|feel|assume|suppose|expect that|aim|plan|talk)|(?:our|the) (?:tone|brand|mission|vision|promise)\b.{0,20}\bis|most important (?:asset|currency|thing)|comic relief|delight\p{L}*|feels? like|think (?:of )?(?:lots|watercolou?rs?)|no opinion)\b/iu,
    // Someone says, likes or does something: a name stands without an article.
    /^(?:(?:my|our|his|her) \p{L}+|(?!(?:the|an?|each|every|any|no|all|it|they|this|that|users?|nobody|everyone|everybody)\b)(?:(?:mr|mrs|ms|dr)\.?\s)?\p{L}+(?:\s(?:from|in|at) [\p{L} ]{2,20}?)?) (?:says|said|thinks|believes|feels|insists|jokes|reckons|hates|loves|likes|wishes|wonders|wanted|is (?:working|looking|on holiday|away|writing|drawing))\b/iu,
    /^(?:she|he|they) (?:says?|thinks?|prints?|likes?|loves?|hates?|insists?|knows?|feels?)\b/iu,
    // Others, and the market.
    /\b(?:competitors?|the competition|our rivals|the market|other (?:apps|vendors|providers|companies|tools|products) (?:charge|do|have|offer|use|need|cost)|do(?:es)? something similar|(?:did|do) the same)\b/iu,
    // Where a text or a number comes from.
    /\b(?:comes?|stems?|copied|taken|derived|quoted) from (?:the|our|their|an?) (?:\p{L}+\s)?(?:manual|offer|contract|law|regulation|standard|vendor|agency|manufacturer|spreadsheet|supplier|wiki|list|insurance|department)\b|^(?:this|it|that) (?:is|comes from) (?:a rule|an idea|a requirement|the wish) (?:of|from)\b|^(?:this|the) (?:note|page|section|list|table|paragraph|chapter|story|ticket|stories)\s(?:was|comes|collects|replaces|describes|lists|summari[sz]es)\b|^th(?:is|ese) (?:note|page|section|ticket|stories|stor(?:y|ies))\b/iu,
    /^(?:it|this|that)(?: is|['’]s) (?:the|a) (?:\p{L}+\s)?(?:page|place|thing|one|reason|topic|wish|classic|question|story|favou?rite|shame|pity|joke)\b/iu,
    // What the team and its partners do.
    /\b(?:will (?:put|look into|bring|prepare|draw|design|write|deliver|send us|get back|be designed|be written|discuss|think about)|(?:is|are) working on|(?:the )?next (?:meeting|appointment)|estimated at|story points?|let me know|we start with|once it['’]s live|for the launch|(?:look|looks) into|for now)\b/iu,
    /\b(?:starts?|begins?|goes live|go live) (?:in|on|at the (?:beginning|end) of) (?:\d{1,2}\s)?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/iu,
    /^(?:the (?:fire brigade|works council|council|agency|insurance|vendor|supplier|designer|auditors?|board|committee) (?:has|have|had|wants?|wanted|says?|asks?|asked|tested))\b/iu,
  ],
  de: [
    /(?<!\p{L})(?:vor (?:\p{L}+\s)?(?:Jahren|Monaten|Wochen)|letzte[nsmr]? (?:Jahr|Monat|Woche|Sommer|Winter|Herbst|Frühjahr|Mal)|seit (?:19|20)\d\d|im Jahr (?:19|20)\d\d|seinerzeit|damals|ursprünglich|anfangs)(?!\p{L})/iu,
    /^(?:(?:und|aber|nun|ja|nein),?\s)?(?!(?:wenn|falls|sobald|nachdem|wer|ist|sind)(?!\p{L}))(?:[\p{L}-]+\s){1,4}?(?<!(?:der|die|das|wenn|falls|ob)\s(?:[\p{L}-]+\s){0,2})(?:war|waren|wurde|wurden|hatte|hatten|wollte|wollten|konnte|konnten|dachte|dachten|fanden|kam|kamen|gingen)\s/iu,
    /^(?:[Ww]ir|[Ii]ch|[Mm]an|(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Uu]nsere?)\s)?(?:(?:Frau|Herr)\s(?:Dr\.\s)?)?\p{Lu}\p{L}+)\s(?:habe|haben|hat)\s[^,;]*\s\p{Ll}{4,}(?:t|en)(?=[.,!]|$)/u,
    /^(?:wir|ich|alle)\s(?:bin|sind)\s[^,;]*(?:gegangen|gekommen|gefahren|gewesen)(?!\p{L})/iu,
    /(?<!\p{L})(?:wir|ich) (?:haben|habe) (?:uns|mich|es|das|den|die|lange|mit)(?!\p{L})|(?<!\p{L})(?:haben|habe) (?:wir|ich)(?!\p{L})/iu,
    /(?<!\p{L})(?:erfahrungsgemäß|häufig|meist|meistens|oftmals|oft|normalerweise|üblicherweise|in der regel|in aller regel|ungefähr|schätzungsweise|im schnitt|durchschnittlich|bekanntlich|leider|zum glück|praktisch dauernd|rund \d+|knapp \d+|etwa \d+|bei den meisten|in den meisten fällen|(?:fast|nahezu|etwa|rund) jede[rs]? (?:zweite|dritte|vierte|fünfte|zehnte)[rs]?|ist ein (?:eigenes|anderes) (?:thema|projekt)|mehrmals (?:im|am|pro)|ein- bis zweimal)(?!\p{L})/iu,
    /^(?:die meisten|viele|manche|einige|wenige)\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+\s(?!(?:können|müssen|dürfen|sollen)(?!\p{L}))/iu,
    /(?<!\p{L})(?:Ärgernis|Albtraum|albern|lästig|nervig|ehrlich gesagt|am herzen|nummer eins|stellen sie sich vor|marktforschung|wettbewerb(?:er)?|konkurrenz|der markt|das dreifache|das doppelte von|ergebnis von|liebevoll|einzigartig|begeister\p{L}*|keiner mag|niemand will|großer wunsch|ausdrücklicher wunsch|fühlten|liegt uns|sind stolz|wir (?:glauben|denken|hoffen|wissen|finden|meinen))(?!\p{L})/iu,
    /^(?!(?:der|die|das|den|dem|ein|eine|jede[rsnm]?|alle|wer|es|wir|sie|er|ist|wird|wenn|falls)(?!\p{L}))(?:(?:frau|herr)\s)?(?:(?:dr|prof)\.\s)?\p{L}+\s(?:meint|sagt|findet|fragt|glaubt|wünscht sich|denkt|hofft|erzählt|berichtet|schlägt\s[^.]*(?<!\p{L})vor|kümmert sich|ist (?:bis|noch|im urlaub|krank))(?!\p{L})/iu,
    /^(?:das|dies|so|die satzung|das gesetz|die verordnung|der vertrag|der hersteller)\s(?:schreibt|schreiben|verlangt|fordert|will|sagt|steht|regelt|ergibt sich)(?!\p{L})|(?<!\p{L})(?:ergibt|ergeben) sich aus(?!\p{L})|(?<!\p{L})(?:stammt|stammen|übernommen) (?:aus|von|vom) (?:de[mrn]\s)?(?:\p{L}+\s)?(?:Handbuch|Angebot|Vertrag|Gesetz|Hersteller|Anbieter|Empfang|Archiv)|^die[sse]*\s(?:Abschnitt|Seite|Liste|Tabelle|Notiz)\s(?:wurde|stammt|ist)(?!\p{L})|^(?:dieser abschnitt|diese seite)\s/iu,
    /^(?:der |das |die )?(?:nächste[rs]?|kommende[rs]?)\s(?:Termin|Treffen|Sitzung|Besprechung)(?!\p{L})|(?<!\p{L})noch (?:einmal )?(?:überarbeitet|abgestimmt|geklärt|geprüft|besprochen|entworfen|gestaltet)(?!\p{L})|(?<!\p{L})(?:wird|werden) (?:vom land|vom bund|von der (?:eu|stadt|agentur)|von der stiftung)\s[^.]*gefördert|verwendungsnachweis|(?<!\p{L})(?:kommen|kommt|liefert|gestaltet|entwirft) (?:von der agentur|die agentur|frau|herr)(?!\p{L})/iu,
    /(?<!\p{L})(?:startet|starten|beginnt|beginnen|geht live|gehen live) (?:im|am|ab|anfang|mitte|ende) (?:\d{1,2}\.\s)?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter)(?!\p{L})/iu,
    /(?<!\p{L})(?:(?:wisst|kennt|seht|merkt) ihr|das wisst ihr|ihr ja|wie versprochen|meine liste|ich (?:schreibe|sammle|notiere|liste|schicke)|böses blut|uralt|läuft weiter(?:hin)? (?:über|per|wie)|anbei(?: noch einmal| finden)?|freu(?:t|en) (?:sich|uns)|(?:teilgenommen|mitgemacht|moderiert) (?:haben|hat)|in (?:unserer|der) (?:alten|bisherigen|vorherigen) \p{L}+|wie bisher|wie gehabt|danke für|reden noch)(?!\p{L})/iu,
    /^(?:im haus|in der stadt|am standort|im werk|in unserem \p{L}+|in unseren \p{L}+) (?:gibt es|sind|arbeiten|stehen|hängen) (?:rund |etwa |über )?\d/iu,
  ],
};

/** A longer text is no sentence, and would take long. */
const maxLength = 900;

/** Whether a sentence stands between requirements and is none itself: a memory, an experience, an opinion, a plan of the team. */
export const isAside = memoize(
  (sentence, language): boolean => sentence.length <= maxLength && signs[language].some((sign) => sign.test(unquoted(sentence))),
);
