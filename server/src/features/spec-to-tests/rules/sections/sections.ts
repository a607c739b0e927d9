import { sentencesOf } from "../../text/sentences.ts";
import type { Block, Code, Heading, Row, SpecificationDocument, TextBlock } from "../../document/document.ts";
import { detectLanguage, languageOfPart, type RuleLanguage } from "../../text/language.ts";
import { leadInOf } from "./lead-in.ts";
import { metadataBlocks } from "./metadata.ts";
import { splitAtLabels, labelOfUseCase } from "./use-case-labels.ts";
import { withUseCaseHeadings } from "./use-case-headings.ts";
import { splitAtGreeting, withoutGreeting } from "../../text/greeting.ts";
import { withoutNumber } from "../../text/words.ts";

/** `lead`: what a paragraph is about, which stood in front of its text. */
export type Body = Row | Code | (TextBlock & { lead?: string });

/** Everything below one heading, up to the next. */
export interface Section {
  /** The headings above it, the document's own title left out. */
  path: string[];
  heading: string;
  role: SectionRole;
  language: RuleLanguage;
  blocks: Body[];
  /** The words of what the document demands. */
  vocabulary: ReadonlySet<string>;
}

/**
 * What a section's words are: `criteria` says how it must be, line by line; `flow` says what one does; `background` tells why
 * and counts only where it says must; `notes` mix demands with opinions and plans; `skipped` is about the document itself, or about what is left out.
 */
type SectionRole = "plain" | "criteria" | "flow" | "background" | "notes" | "skipped";

const roles: readonly [SectionRole, RegExp][] = [
  [
    "skipped",
    /^(?:table of contents|contents|when (?:not )?to use this\b|research on this\b|(?:the |our )?(?:opportunity|market(?: .*)?|story|inspiration)$|(?:preliminary |opening )remarks?$|what (?:it|this) is about|how (?:we|you)(?:['’]ll| will| would)? (?:know|measure|tell)|things to (?:keep in mind|know|remember|consider)|(?:good to know|don['’]t forget|keep in mind|for your information|fyi)$|situation$|(?:costs?|prices?|effort) and (?:timing|timeline|schedule|effort)$|eindruck$|kosten und zeitplan|prior art|related work|funding|(?:how|where) to (?:respond|reply|apply|bid|submit|reach us|contact)|your (?:offer|proposal|bid)|evaluation(?: of (?:bids|offers|proposals))?$|who we are|about us|art(?: style)?$|vorbemerkung(?:en)?$|worum es geht|wer wir sind|über uns|gut zu wissen$|nicht vergessen$|bitte beachten$|angebotsabgabe$|bewertung der angebote|ihr angebot$|fördermittel$|förderung$|finanzierung$|kosten des projekts|(?:der |unser )?markt$|wie wir (?:messen|merken)|background(?: (?:and|information).*)?$|why\b|reasons?$|benefits?\b|tl;?\s?dr|(?:business |project |product |design )?(?:goals?|objectives|aims?)(?: (?:and|&) .{1,40})?$|assumptions|pre-?requisites$|(?:user )?personas|who (?:uses|is)\b|(?:target |intended )(?:users?|audience|groups?)|user (?:classes|characteristics|profiles?)|(?:the )?(?:current|present|existing|as-is) (?:state|situation|process|system|solution)|status(?: quo)?$|how we measure|(?:success )?metrics|kpis?$|(?:technical |open )?tasks$|actors?$|(?:pre-?conditions?|triggers?)$|(?:known |open )?issues$|alternatives|rejected|(?:things|what|options|ideas|features) (?:that )?we (?:have )?(?:decided against|rejected|dropped|ruled out|learn(?:ed|t))|decided against|lessons learn|verworfenes|was wir (?:gelernt|verworfen|nicht)|rationale|roll-?out|(?:release|launch|migration|project|test|communication) plan|implementation(?: \p{L}+)?$|(?:steps )?to reproduce$|reproduction(?: steps)?$|how to reproduce|actual (?:behaviou?r|results?)$|current (?:behaviou?r|results?)$|describe the bug$|bug description$|screenshots?$|logs?(?: output)?$|sub-?tasks$|(?:linked|related) issues$|see also$|credits$|legal notice$|imprint$|nächste termine$|impressum$|siehe auch$|fehlerbeschreibung$|(?:schritte zur )?reproduktion$|tatsächliches verhalten$|technical (?:notes|details|design|approach|background)|design (?:notes|decisions|considerations)|definition of|development (?:environment|process|tools)|agenda|attendance|welcome$|minutes|any other business|miscellaneous$|next (?:meeting|appointment)|acceptance procedure|procurement|tender|to-?dos?$|action items|deliverables|purpose$|purpose (?:of|and)|motivation|rationale$|context(?: and .*)?$|(?:the )?problem(?: statement| with .*)?$|(?:guiding |design )?principles$|.*\bfor later$|.*für später$|vision$|stakeholders?|audience$|intended (?:audience|readers?)|document conventions|participants$|attendees$|milestones?|timeline$|(?:project )?schedule$|roadmap|risks?(?: and .*)?$|budget$|next steps|team$|contacts?$|change management(?: plan)?$|traceability(?: links| matrix)?$|appendi(?:x|ces)|summary$|executive summary|abstract|about (?:this|the)|glossary|definitions?|terms(?: and (?:definitions|abbreviations|acronyms)| used)?$|terminology|abbreviations|acronyms|references|related documents|bibliography|further reading|revisions?|change ?log|document (?:history|control|information)|version(?:s|ing| history)?$|version history|history$|authors?$|acknowledge?ments|introduction|preface|out[- ]of[- ]scope|(?:explicitly )?not (?:in|(?:a )?(?:part|subject|goals?|aims?)|the (?:subject|goals?|aims?|purpose)|included|covered|planned|within (?:the )?scope|(?:addressed|considered|supported|provided|delivered)(?=$| (?:here|by|in|yet|at|features?|functions?)(?!\p{L})))(?!\p{L})|(?:outside|beyond)(?: of)?(?: the)? scope|explicitly (?:out[- ]of[- ]scope|excluded)|(?:scope )?exclusions|what (?:is|we (?:are|do|will)) not|won['’]t|deferred(?:$| to)|postponed(?:$| to)|non-?goals|not this \p{L}+$|success$|excluded|exclusions|future (?:work|versions?|extensions?|enhancements?)|later(?:$| (?:versions?|releases?|phases?|extensions?))|(?:next|coming) (?:versions?|releases?|phases?)|phase (?:[2-9]|two|three)|not (?:now|yet|for)|parked|ideas$|open (?:questions|issues|points)|todo|warum\b|akteure?$|vorbedingungen?$|auslöser$|begrüßung|tagesordnung|anwesen|verschiedenes$|nächste[rs]? (?:termin|sitzung|schritte|treffen)|probleme?$|alternativen|verworfen|umsetzung(?:shinweise|splan)?$|technische (?:hinweise|details)|einführung(?:splan)?$|entwicklungs(?:umgebung|werkzeuge|prozess)|ergänzungen$|vergabe|ausschreibung|nutzen$|ziele?(?: und .{1,40})?$|annahmen|voraussetzungen$|zielgruppen?|(?:projekt|produkt)ziele?|ist-?(?:zustand|stand|analyse|situation)|aktuelle (?:situation|lage)|derzeitige|lieferumfang|liefergegenstände|abnahme(?:verfahren|bedingungen)?$|aufgaben$|arbeitspakete|erfolgs(?:messung|kriterien)|spätere|künftige|zukünftige|nächste (?:version|phase|ausbaustufe)|ausbaustufe|noch nicht|inhalt$|inhaltsverzeichnis|glossar|begriffe?\b|begriffsbestimmung|definitionen|abkürzung|referenzen|literatur|quellen|verweise|mitgeltende|änderungshistorie|änderungsverlauf|änderungen$|versionshistorie|dokumenthistorie|historie|revisions|autoren|einleitung|einführung|vorwort|abgrenzung|nicht[- ]ziele|hintergrund|(?:\p{L}+ )?ausgangslage|ausgangssituation|motivation|anlass|zweck|zielsetzung$|zielgruppe|beteiligte|ansprechpartner$|teilnehmer$|zeitplan|meilensteine|risiken$|anhang|zusammenfassung|(?:ausdrücklich |explizit )?nicht (?:im|in|teil|bestandteil|gegenstand|inhalt|aufgabe|\p{L}*umfang|ziele?|zum (?:umfang|projekt|auftrag)|(?:enthalten|geplant|vorgesehen|betrachtet|berücksichtigt|behandelt|abgedeckt|gefordert|umgesetzt|realisiert|unterstützt|umfasst|eingeschlossen)(?:e[nrs]? (?:funktion|anforderung|leistung|them|punkt|merkmal|feature|bereich|inhalt|aspekt|ziele)\p{L}*)?)(?!\p{L})|keine? (?:gegenstand|bestandteile?|teil|ziele?|aufgaben?)(?!\p{L})|(?:das )?gehört nicht|nichtziele?$|nicht-?(?:umfang|gegenstand|bestandteile?)$|(?:negativ|projekt|leistungs|umfangs)-?abgrenzung|(?:leistungs|umfangs)-?(?:ausschluss|ausschlüsse)(?!\p{L})|(?:ausschluss|ausschlüsse|ausgeschlossen)$|ausgeschlossene (?:funktion|anforderung|leistung|them|punkt|merkmal|feature|bereich|inhalt|aspekt|ziele)|was nicht|außerhalb|offene (?:punkte|fragen)|danksagung|ausblick)/iu,
  ],
  // The same in French, Spanish, Italian, Dutch and Portuguese, for a model.
  [
    "skipped",
    /^(?:hors[- ](?:du |de la |de )?(?:périmètre|portée|champ|sujet|scope)|exclusions|non[- ]objectifs|glossaire|définitions|références|bibliographie|abréviations|acronymes|table des matières|sommaire$|historique des (?:versions|révisions|modifications)|avant-propos|préface|questions ouvertes|remerciements|fuera de(?:l)? (?:alcance|ámbito)|exclusiones|introducción|glosario|definiciones|referencias|bibliografía|abreviaturas|siglas|índice$|tabla de contenidos?|historial de (?:versiones|revisiones|cambios)|prólogo|prefacio|fuori (?:dal(?:l['’]|lo |la )?\s?|di )?(?:ambito|perimetro|scopo|portata)|esclusioni|introduzione|glossario|definizioni|riferimenti|abbreviazioni|acronimi|indice$|sommario$|cronologia delle (?:versioni|revisioni)|prefazione|buiten (?:de |het )?(?:scope|bereik|reikwijdte)|niet in scope|uitsluitingen|inleiding|woordenlijst|begrippen(?:lijst)?|definities|referenties|bronnen$|afkortingen|inhoud(?:sopgave)?$|versie(?:geschiedenis|historie|beheer)$|voorwoord|fora d[oe] (?:âmbito|escopo)|exclusões|introdução|glossário|definições|referências|bibliografia|sumário$|histórico de (?:versões|revisões|alterações)|prefácio)(?!\p{L})/iu,
  ],
  [
    "notes",
    /^(?:(?:further|additional|other|general|side|meeting|personal|final) )?(?:notes?|remarks?|comments?|observations|thoughts|feedback|discussions?)(?: (?:from|by) .{1,60})?$|^(?:(?:weitere|sonstige|allgemeine) )?(?:notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|kommentare?|gedanken|diskussion(?:en)?)(?: (?:von|aus) .{1,60})?$/iu,
  ],
  [
    "criteria",
    /\b(?:acceptance criteria|criteria|requirements?|business rules|rules|validations?|constraints|expected(?: results?| behaviou?r)?|must|limits?|errors?|permissions?|policy|policies)\b|akzeptanzkriterien|abnahmekriterien|(?:muss|soll|kann|wunsch)-?kriterien|anforderung|geschäftsregel|regeln|validierung|fehlerfälle|grenzen|berechtigung|rechte\b/iu,
  ],
  [
    "flow",
    /\b(?:flow|steps|procedure|walk-?through|how to|use case|journey|scenario|instructions|process)\b|ablauf|schritte|anwendungsfall|vorgehen|szenario/iu,
  ],
  [
    "background",
    /^(?:(?:overall|general|product) description|test (?:cases|scenarios|strategy)|architecture|(?:performance|deployment|operational) considerations|general$|allgemeines$|sonstiges$|zielbestimmung|testfälle|testszenarien|abnahmetests|architektur|(?:system |product )?overview|product (?:perspective|functions)|scope|user groups?|(?:operating |technical |existing )?environment$|systemumgebung$|überblick|übersicht|umfang|produkteinsatz|produktübersicht|dependencies|impact(?: analysis)?$|training$|abhängigkeiten|auswirkungen$|schulung(?:en)?$)/iu,
  ],
];

export function sectionsOf(document: SpecificationDocument, language: RuleLanguage): readonly Section[] {
  const known = read.get(document);
  if (known?.language === language) return known.sections;
  const sections = allSections(document, language).flatMap((section) =>
    section.blocks.length === 0 || section.role === "skipped" || isForeign(section) ? [] : byLanguage(section),
  );
  read.set(document, { language, sections });
  return sections;
}

/** The sections of a document are needed for its cases and for each kind of note. */
const read = new WeakMap<SpecificationDocument, { language: RuleLanguage; sections: readonly Section[] }>();

/** A section in parts of one language each: a chapter by someone else, a paragraph of a vendor's offer. */
function byLanguage(section: Section): Section[] {
  const parts: Section[] = [];
  for (const block of section.blocks) {
    const last = parts.at(-1);
    const isText = block.kind === "paragraph" || block.kind === "item";
    const language = isText ? languageOfPart(block.text, section.language) : (last?.language ?? section.language);
    if (last?.language === language) last.blocks.push(block);
    else parts.push({ ...section, language, blocks: [block] });
  }
  return parts;
}

/** The headings of the sections whose paragraphs are none of `used`, without the document's title and without those that are skipped. */
export function unusedHeadings(document: SpecificationDocument, language: RuleLanguage, used: ReadonlySet<number>): string[] {
  const title = withoutNumber(documentTitle(document.blocks)?.text ?? "");
  const unused = sectionsOf(document, language).filter(({ blocks }) => !blocks.some(({ paragraph }) => used.has(paragraph)));
  return [...new Set(unused.map(({ heading }) => heading))].filter((heading) => heading !== "" && heading !== title);
}

/** The sections in a language that the rules do not read, with its name. */
export const foreignSections = (document: SpecificationDocument, language: RuleLanguage): { heading: string; language: string }[] =>
  allSections(document, language)
    .filter((section) => section.role !== "skipped" && isForeign(section))
    .map(({ heading, blocks }) => ({ heading, language: detectLanguage({ blocks, notes: [] }).name }));

/** In fewer words, no language but English and German can be told. */
const minForeignWords = 40;

function isForeign({ blocks }: Section): boolean {
  const words = blocks.reduce((sum, block) => sum + ("text" in block && block.kind !== "code" ? block.text.split(" ").length : 0), 0);
  return words >= minForeignWords && detectLanguage({ blocks, notes: [] }).rules === undefined;
}

/** The numbers of the paragraphs that are about the document itself or about what is out of scope: nothing is tested there. */
export function skippedParagraphs(document: SpecificationDocument): ReadonlySet<number> {
  const skipped = allSections(document, "en").filter(({ role }) => role === "skipped");
  return new Set(skipped.flatMap(({ blocks }) => blocks.map(({ paragraph }) => paragraph)));
}

/** The headings of the sections that are skipped, without those of their parts. */
export function skippedHeadings(document: SpecificationDocument, language: RuleLanguage): string[] {
  const isSkipped = (path: readonly string[]) => path.some((heading) => roleOf(heading) === "skipped");
  return allSections(document, language)
    .filter(({ role, heading, path }) => role === "skipped" && roleOf(heading) === "skipped" && !isSkipped(path.slice(0, -1)))
    .map(({ heading }) => heading);
}

function allSections(document: SpecificationDocument, language: RuleLanguage): Section[] {
  const sections: Section[] = [];
  const open: { level: number; heading: string; role: SectionRole; isTitle: boolean; number: string }[] = [];
  const blocks = withWholeStories(withNumberedHeadings(withUseCaseHeadings(document.blocks)).flatMap(readMail).flatMap(splitLines)).flatMap(
    splitStory,
  );
  const title = documentTitle(document.blocks);
  const metadata = metadataBlocks(blocks, language);
  let current: Section = { path: [], heading: "", role: "plain", language, blocks: [], vocabulary: new Set() };
  // What stands between the title and the first section introduces the document.
  const hasSections = title !== undefined && document.blocks.filter((block) => block.kind === "heading").length > 2;
  /** The list below a line such as "Out of scope:" or "Notes:". */
  let excluding = false;
  sections.push(current);
  for (const block of blocks) {
    if (block.kind !== "heading") {
      const isExcluded: boolean =
        (block.kind === "item" && excluding) ||
        metadata.has(block) ||
        (block.kind !== "row" && block.kind !== "code" && (isAside(block.text) || explainsHeading(block.text, current.heading)));
      if (block.kind === "paragraph") excluding = isExcluded && block.text.trim().endsWith(":");
      else if (block.kind !== "item") excluding = false;
      const led = block.kind === "paragraph" && !isExcluded ? leadInOf(block.text, language) : undefined;
      if (isExcluded) sections.push({ ...current, role: "skipped", blocks: [block] });
      else if (led && roleOf(led.name) === "skipped")
        sections.push({ ...current, path: [...current.path, led.name], heading: led.name, role: "skipped", blocks: [block] });
      else current.blocks.push(led && block.kind === "paragraph" ? { ...block, text: led.text, lead: led.name } : block);
      continue;
    }
    excluding = false;
    const number = /^(\d{1,3}(?:\.\d{1,3})*)\.?\s/u.exec(block.text)?.[1] ?? "";
    for (let last = open.at(-1); last && (last.level >= block.level || isOfOther(number, last.number)); last = open.at(-1)) open.pop();
    const heading = withoutNumber(block.text);
    const above = open.at(-1)?.isTitle || isContents.test(open.at(-1)?.heading ?? "") ? "plain" : (open.at(-1)?.role ?? "plain");
    const isOnly = !document.blocks.some((other) => other.kind === "heading" && other !== block);
    const own = block === title ? (hasSections ? "background" : "plain") : isOnly ? roleOfWhole(heading) : roleOf(heading);
    // A scope can be all that is built: what it says itself is an overview, its parts may be the requirements.
    const isInherited = own === "plain" && !(above === "background" && isScope.test(open.at(-1)?.heading ?? ""));
    const role = above === "skipped" ? "skipped" : isInherited ? above : own;
    open.push({ level: block.level, heading, role, isTitle: block === title, number });
    const path = (
      block === title || open.length === 1 ? open : open.filter((part) => part.heading !== withoutNumber(title?.text ?? ""))
    ).map((part) => part.heading);
    current = { path, heading, role, language, blocks: [], vocabulary: new Set() };
    sections.push(current);
  }
  return sections;
}

/** `1. Tickets` with paragraphs below it, as mails have it, is a heading and no list. */
function withNumberedHeadings(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    const isAlone = block.kind === "item" && block.ordered && before?.kind !== "item" && after?.kind === "paragraph";
    return isAlone && /^\p{Lu}[^.!?:;,]{1,40}$/u.test(block.text) && block.text.split(" ").length <= 4
      ? { kind: "heading", level: 9, text: block.text }
      : block;
  });
}

/** The sentence after a greeting is read as any other. */
function readMail(block: Block): Block[] {
  if (block.kind !== "paragraph" && block.kind !== "item") return [block];
  const parts = isMailHeader(block.text) ? splitAtGreeting(block.text) : [block.text];
  return parts.map((text) => ({ ...block, text: withoutGreeting(text) }));
}

/** Lines of a use case without an empty line between them, such as the last step and `Alternative 2a: …`, are paragraphs of their own. */
function splitLines(block: Block): Block[] {
  if (block.kind !== "item" && block.kind !== "paragraph") return [block];
  const [first = "", ...others] = splitAtLabels(block.text);
  return [{ ...block, text: first }, ...others.map((text): Block => ({ ...block, kind: "paragraph", text }))];
}

const tellsStory =
  /^(?:as (?:an?|the|someone|somebody)|als)\s.{2,60}?,?\s+(?:(?:i|we)\b|(?:möchte|will|kann|muss|brauche|benötige)\s+(?:ich|man|wir)\b)/iu;

/** The sentences after a user story in its paragraph say more than the story: they are a paragraph of their own. */
function splitStory(block: Block): Block[] {
  if ((block.kind !== "paragraph" && block.kind !== "item") || !tellsStory.test(block.text)) return [block];
  const [story = "", ...others] = sentencesOf(block.text);
  return others.length === 0
    ? [block]
    : [
        { ...block, text: story },
        { ...block, kind: "paragraph", text: others.join(" ") },
      ];
}

const storyBegins = /^(?:as (?:an?|the|someone|somebody)|als)\s[^.:;]{2,80}$/iu;
const storyGoesOn = /^(?:i|we|(?:möchte|will|brauche) ich|ich)\s/iu;
const storyEnds = /^(?:so that|so|in order to|damit|um)\s/iu;

/** A user story whose clauses are paragraphs: `As a guest,`, `I want …,`, `so that …` */
function withWholeStories(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const last = whole.at(-1);
    const isPart =
      block.kind === "paragraph" &&
      last?.kind === "paragraph" &&
      ((storyBegins.test(last.text) && storyGoesOn.test(block.text)) ||
        (last.text.length <= 400 &&
          /^(?:as (?:an?|the|someone|somebody)|als)\s/iu.test(last.text) &&
          last.text.endsWith(",") &&
          storyEnds.test(block.text)));
    if (isPart) whole[whole.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else whole.push(block);
  }
  return whole;
}

const isScope = /^(?:(?:project |product )?scope|umfang|general|allgemeines)$/iu;

/** `3.1` is no part of `2`, whatever the levels of the headings are. */
const isOfOther = (number: string, above: string) => number.includes(".") && above !== "" && !number.startsWith(`${above}.`);

/** A table of contents has no sections of its own, whatever their level is. */
const isContents = /^(?:table of contents|contents|inhalt|inhaltsverzeichnis)$/iu;

/** A template says below `Musskriterien` what such criteria are: `Musskriterien: …` */
const explainsHeading = (text: string, heading: string) =>
  /(?:kriterien|anforderungen|criteria|requirements)$/iu.test(heading) && text.toLowerCase().startsWith(`${heading.toLowerCase()}:`);

/** A paragraph that says with its first words that it states no requirement. */
const isAside = (text: string) =>
  excludes.test(text) ||
  excludesList.test(text) ||
  isMailHeader(text) ||
  (asides.test(text) && !statesLater.test(text) && labelOfUseCase(text) === undefined);

/** `To: … From: … Subject: …`, together or as a line of its own. */
const isMailHeader = (text: string) =>
  text.length <= 400 &&
  /^(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|kopie|gesendet|datum|betreff|antwort an)\s?:\s/iu.test(text) &&
  (/^(?:from|cc|bcc|sent|subject|reply-to|von|gesendet|betreff)\s?:/iu.test(text) ||
    /\s(?:from|cc|sent|subject|von|kopie|gesendet|betreff)\s?:\s/iu.test(text) ||
    /^(?:to|an)\s?:\s(?:\S+@\S+|\p{Lu}[\p{L}-]+(?:[ ,;&]+\p{Lu}[\p{L}-]+)*)$/u.test(text));

const asides =
  /^(?:context|background|motivation|purpose|goals?|benefits?|open (?:questions?|points?|issues?)|questions?|definition of (?:ready|done)|why(?: [^:]{0,40})?|reasons?|rationale|assumptions?|dependenc(?:y|ies)|risks?|pre-?conditions?|triggers?|for example|(?:technical |implementation |developer |dev |design )notes?|design|story points|estimate|links?|attachments?|today|current(?:ly)?(?: \p{L}+)?|(?:prepared|written|reviewed|approved) by|authors?|participants|kontext|hintergrund|zweck|ziele?|nutzen|offene (?:frage|punkt)e?n?|fragen?|warum[^:]{0,40}|grund|gründe|begründung|annahmen?|abhängigkeit(?:en)?|vorbedingung(?:en)?|voraussetzung(?:en)?|auslöser|risiko|risiken|zum beispiel|aufwand|schätzung|heute|bisher|ist-(?:zustand|stand))\s?[:–—]|^(?:notes?|remarks?|comments?|hints?|hinweise?|anmerkung(?:en)?)\s?:$/iu;

/** The part of a template in which the requirement stands, after its reason. */
const statesLater = /(?<!\p{L})(?:description|requirement|statement|criteria|beschreibung|anforderung|kriterien)\s?:/iu;

/** `The current scope does not yet require:` above a list. */
const excludesList =
  /^[^.:]{0,60}\b(?:do(?:es)? not|will not|won['’]t)(?: yet)? (?:require|include|cover|contain|support|be part of)\b[^.:]{0,40}:$|^[^.:]{0,60}(?<!\p{L})(?:umfasst|enthält|unterstützt|beinhaltet) (?:noch )?nicht[^.:]{0,40}:$/iu;

const excludes =
  /^(?:(?:explicitly )?(?:out of scope|not in scope|not part of|not (?:a|the) subject of|non-goals?|not included|not in (?:this|the (?:first|current))(?: \p{L}+)?)(?: (?:are|is|of this \p{L}+|for now|for this release))?|(?:nicht (?:im umfang|gegenstand|bestandteil|teil|enthalten|im scope)|außerhalb des umfangs|nicht-?ziele?|ausdrücklich nicht|hors périmètre|fuera de(?:l)? alcance|fuori (?:ambito|perimetro)|buiten (?:de )?scope|fora do (?:âmbito|escopo))(?: (?:sind|ist|der lieferung|dieser version|dieses (?:dokuments|projekts|auftrags)))?)\b.{0,60}?[:–—]/iu;

/** The only heading of the highest level, when it comes first. */
function documentTitle(blocks: readonly Block[]): Heading | undefined {
  const headings = blocks.filter((block) => block.kind === "heading");
  const [first] = headings;
  if (!first) return undefined;
  if (headings.length === 1)
    return /specification|document|requirements? (?:for|of)|lastenheft|pflichtenheft|\b(?:SRS|PRD)\b/iu.test(first.text)
      ? first
      : undefined;
  return headings.every((heading) => heading === first || heading.level > first.level) ? first : undefined;
}

/** All of the document stands below its only heading, such as `Minutes of the meeting`: it cannot be skipped. */
function roleOfWhole(heading: string): SectionRole {
  const role = roleOf(heading);
  return role === "skipped" ? "notes" : role;
}

function roleOf(heading: string): SectionRole {
  return roles.find(([, words]) => words.test(heading))?.[0] ?? "plain";
}
