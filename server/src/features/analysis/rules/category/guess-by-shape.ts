import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import { ansibleMessage } from "../output/messages/ansible-message.ts";

/** How scripts and programs phrase a failure, regardless of their subject. The first pattern that matches decides. */
const shapes: readonly (readonly [FailureCategory, RegExp])[] = [
  // A rule, in a line that is marked as an error or names the place
  [
    "assertion",
    /^(?:\W{0,4}(?:ERROR|FAIL(?:ED|URE)?|[Ee]rror|[✗✘✖×])\b:? |\S{1,200}:\d+(?::\d+)?: )(?!.*\b(?:config\w*|options?|settings?|arguments?|parameters?|variables?|an? (?:number|string|list|boolean|integer|array|object))\b).*\b(?:must|should|may|has to|have to|needs to) (?:not )?(?:only )?(?:be|have|use|start|end|contain|match)\b/,
  ],
  // A rule in words, and what breaks it
  [
    "assertion",
    /^(?:\W{0,4}(?:ERROR|FAIL(?:ED|URE)?|[Ee]rror|[✗✘✖×])\b:? )(?:please )?(?:remove|replace|rename|avoid|do not|don't|never)\b.{3,}|^(?!.*\b(?:log ?in|sign ?in|install|set|run|start|create|configure)\b).*\bbefore (?:you )?(?:merg|commit|push|releas|deploy|publish)(?:e|ing)?\.?$/i,
  ],
  // How many do not meet it
  [
    "assertion",
    /^(?:[\w ./-]{1,60}: )?[1-9]\d{0,6} (?:of \d+ )?(?:[a-z-]{2,20} ){1,3}(?:are|is|were|was|have|has) (?:not|no|without) (?!ready|running|reachable|available|healthy|installed|found|set\b|up\b|configured|applied|authori[sz]ed|allowed|permitted|permission|access|supported|writable|readable|responding|connected|known)\w/,
  ],
  // Two things that should agree, each with its value
  [
    "assertion",
    /^(?!.*\b(?:hash|checksum|digest|signature|password|schema|type|engine|requires?|required|lock ?file|row|record|line \d)\b)(?:\W{0,4}(?:ERROR|FAIL(?:ED|URE)?|[Ee]rror)\b:? )?[\w./ -]{3,80}\d[\w.%-]* (?:does not|doesn't|did not|do not) (?:match|equal|agree with|correspond to) (?:[\w.-]{1,30} ){1,4}[a-z]{0,3}\d/,
  ],
  // Two things with their values, which differ
  [
    "assertion",
    /^(?!.*\b(?:row|record|line|entry|node|python|java|php|ruby|required?)\b)[\w ./-]{2,60} (?:is|are|says|has|was) ["']?v?\d[\w.%-]{0,30}["']?(?:,| but| and|;) (?:but )?(?:the )?[\w ./-]{2,60} (?:is|are|says|has|was) ["']?v?\d/i,
  ],
  // What should have been done by now, and a rule of the team
  [
    "assertion",
    /^(?!.*\b(?:token|certificates?|credentials?|password|session|licen[cs]e key|lock ?file|connection|time ?out)\b)(?:.{3,200}\b(?:is|are|was) (?:past (?:its|the|their)|overdue|stale|outdated|out of date|obsolete|not up to date)\b|.{0,200}\b(?:violates?|violated|violation of|breaks?|breach(?:es)? of) (?:the |our |an? )?(?:[\w-]{1,30} ){0,2}(?:polic(?:y|ies)|rules?|conventions?|guidelines?|contract)\b)/i,
  ],
  // A field of an item
  [
    "data",
    /^(?!.*\b(?:config\w*|settings?)\b)(?:\W{0,4}(?:ERROR|FAIL(?:ED)?|[Ee]rror)\b:? )?[\w.$]*\w\[\d{1,9}\][\w.[\]]*: .{0,200}\b(?:required|missing|invalid|unknown|duplicate|unexpected|empty|must|should|expected|has no|is not|not a|not allowed)\b/,
  ],
  // A setting, named by its path
  [
    "environment",
    /\b[Mm]issing (?:required )?(?:property|setting|configuration(?: value| key)?|config(?: value| key)?) ['"`]?\w[\w-]*(?:\.[\w-]+)+(?!.*\b(?:response|body|record|payload|row|input|document)\b)/,
  ],
  // A place in an input, and what is wrong there
  [
    "data",
    /\b(?:row|record|line|entry|item|column|cell|field) #?\d+\b.{0,200}\b(?:unknown|invalid|missing|duplicate|malformed|empty|unexpected|has no|has \d+|is not|expected|out of range|cannot be parsed)\b/i,
  ],
  // Something that an input lacks
  [
    "data",
    /\b(?:missing|no|lacks(?: an?| the)?|has no|have no|without(?: an?| the)?) (?:translations?|entry|entries|records?|rows?|columns?|labels?|captions?|prices?|locales?|message keys?|front ?matter)\b/i,
  ],
  // Keys of a document
  [
    "data",
    /^\S{1,300}\.(?:json|ya?ml|toml|po|properties|arb|xlf|strings): .{0,40}\b(?:missing|unknown|unused|extra|duplicate) (?:message |translation )?(?:keys?|messages?)\b/i,
  ],
  // A place in a document, named by its path
  [
    "data",
    /^(?!.*\b(?:config\w*|settings?)\b)(?:\W{0,4}(?:ERROR|FAIL(?:ED)?|[Ee]rror)\b:? )[\w$-]+(?:[./]+[\w${}-]+)+: .{0,200}\b(?:has no|lacks|is missing|is not defined|is not unique)\b/,
  ],
  // A failed check of a script, whatever it checks
  [
    "assertion",
    /^\W{0,4}(?:FAIL(?:ED)?|NOT OK|NOK)\b\W{1,3}(?!\S*(?:::|\.\w{1,4}\b)|.*(?:Error|Exception)\b|.*\b(?:could not|couldn't|cannot|can't|unable|error|exception|time[d -]*out|denied|refused|missing|not found|no such|unknown|unreachable|exit(?:ed)?|crash\w*|killed|failed|invalid|config\w*|parse|load\w*|install\w*|connect\w*|tests?)\b)(?:\S+ +){2,}\S/,
  ],
];

/** The confidence of a guess. */
const ofShape = 0.52;

/** The category by the form of the first clue's sentence, if neither rules nor words find one. */
export function guessedByShape<Source>(clues: readonly Clue<Source>[]): Finding<Source> | undefined {
  const whole = clues[0]?.text ?? "";
  const text = (ansibleMessage(whole) ?? whole).slice(0, 1_000);
  const [category] = shapes.find(([, pattern]) => pattern.test(text)) ?? [];
  return category && { category, confidence: ofShape, clues: [...clues], byWords: true };
}

/** Classes of errors that programs throw with a sentence of their own, for any reason. */
const generalClass =
  /(?:^|[\s.\\:=>([])(?:ValueError|RuntimeError|Error|Exception|IllegalArgumentException|IllegalStateException|RuntimeException|SystemExit|StandardError|InvalidArgumentException|InvalidOperationException|ArgumentException|LogicException)(?: \[\w+\])?: \S/;

/** Whether the class of the error says no more than that something was thrown. */
export const isOfGeneralClass = (text: string) => generalClass.test(text.slice(0, 300));

/** The confidence of `exception` for such an error. */
export const maxOfGeneralClass = 0.55;
