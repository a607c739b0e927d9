import type { DraftCase, DraftStep } from "../draft-case.ts";
import { conditionSteps, limitSteps } from "./limit-steps.ts";
import { indicative } from "./en/indicative.ts";
import { boundarySteps, daysAfterSteps, quoted, quotedSteps, readsWell, relativeSteps } from "./quotation.ts";
import { phrases } from "./phrases.ts";
import { type Place, placed, readyFor } from "./place.ts";
import { priorityOf } from "./priority.ts";
import type { Requirement } from "./requirement.ts";
import { capitalised, shortened, uncapitalised, withStop } from "./words.ts";

const maxTitle = 160;

/** The case that shows that a requirement holds; where it names limits, on both sides of them. */
export function requirementCase(requirement: Requirement, place: Place): DraftCase {
  const say = phrases[requirement.language];
  const { deed, exclusive, condition, language, sentence } = requirement;
  const tried = relativeSteps(requirement, (clause) => withStop(capitalised(indicative(clause)))) ?? conditionSteps(requirement);
  const limits = tried ?? daysAfterSteps(requirement) ?? limitSteps({ ...requirement, condition: undefined });
  const transformed = limits.length > 0 ? [...limits, ...(deed && exclusive ? onlyThey(requirement).slice(1) : [])] : stepsOf(requirement);
  const isNatural = readsWell(requirement, transformed);
  const steps = isNatural
    ? [
        ...transformed.map((step) => withMessage(step, requirement)),
        ...(limits.length === 0 ? boundarySteps(sentence, language) : []),
        ...(requirement.beyond ? [quoted(sentence, language), ...boundarySteps(requirement.beyond, language)] : []),
      ]
    : quotedSteps(requirement);
  return {
    ...placed(place),
    title: shortened(isNatural ? requirement.text : sentence, maxTitle),
    description: requirement.id ? say.requirement(requirement.id) : "",
    preconditions: [
      readyFor(place.section),
      ...(deed && isNatural ? [capitalised(say.exists(deed.actor))] : []),
      ...(isNatural && limits.length > 0 && condition && !tried ? [capitalised(condition.text)] : []),
    ],
    steps: steps.slice(0, 20),
    priority: priorityOf(requirement),
  };
}

/** Whoever is refused sees the message that the sentence quotes. */
function withMessage(step: DraftStep, { message, language }: Requirement): DraftStep {
  const say = phrases[language];
  return message !== undefined && (step.expectedResult === say.refused || step.expectedResult === say.refusedByLimit)
    ? { ...step, expectedResult: withStop(say.shows(message)) }
    : step;
}

function stepsOf(requirement: Requirement): DraftStep[] {
  const { deed, condition, outcome, language, negative } = requirement;
  const say = phrases[language];
  if (condition && !(deed && (negative || requirement.exclusive) && condition.kind === "if"))
    return [{ ...say.arranges(condition), expectedResult: withStop(outcome) }];
  const field = omittedField(requirement);
  if (field) return omission(field, requirement);
  if (condition && deed)
    return [
      { ...say.arranges(condition), expectedResult: say.pass },
      { ...say.triesTo(deed), expectedResult: say.refused },
    ];
  if (deed && requirement.exclusive) return onlyThey(requirement);
  if (deed && negative) return [{ ...say.triesTo(deed), expectedResult: say.refused }];
  if (deed) return [{ ...say.does(deed), expectedResult: withStop(say.worksAs(outcome)) }];
  if (negative && /\bcannot\b|(?<!\p{L})(?:kann|können|darf|dürfen)(?!\p{L})/iu.test(outcome))
    return [{ ...say.triesForbidden(outcome), expectedResult: say.refused }];
  return [{ ...say.checks(outcome), expectedResult: withStop(outcome) }];
}

/** What has to be given, when that is what the sentence says. */
function omittedField({ outcome, language }: Requirement): string | undefined {
  const pattern =
    language === "de"
      ? /^(.{2,60}?)\s+(?:ist|sind)\s+(?:Pflichtfeld(?:er)?|Pflicht|erforderlich|Pflichtangaben?|verpflichtend)$/iu
      : /^(.{2,60}?)\s+(?:(?:is|are)\s+(?:required|mandatory|obligatory|(?:a )?required fields?|(?:a )?mandatory fields?)|(?:is|are) not (?:empty|blank|left (?:empty|blank))|cannot be (?:empty|blank|left (?:empty|blank)))$/iu;
  const field = pattern.exec(outcome)?.[1];
  return field === undefined || /^(?:it|they|this|that|these|sie|er|es|dies)$/iu.test(field) ? undefined : field;
}

function omission(fields: string, { language }: Requirement): DraftStep[] {
  const say = phrases[language];
  const each = fields
    .split(language === "de" ? /,\s+(?:und\s+)?|\s+und\s+/u : /,\s+(?:and\s+)?|\s+and\s+/u)
    .map((field) => lowered(field.trim(), language));
  return each.flatMap((field, index) => [
    { ...say.leavesOut(field), expectedResult: say.refusedNaming(field) },
    ...(index === each.length - 1 ? [{ ...say.gives(field), expectedResult: say.accepted }] : []),
  ]);
}

const lowered = (text: string, language: Requirement["language"]) =>
  language === "de" ? text.replace(/^(?:Der|Die|Das|Ein|Eine)(?=\s)/u, (word) => word.toLowerCase()) : uncapitalised(text);

function onlyThey({ deed, language, negative }: Requirement): DraftStep[] {
  if (!deed) return [];
  const say = phrases[language];
  const others = { actor: say.otherRole, predicate: deed.predicate };
  return [
    { ...(negative ? say.triesTo(deed) : say.does(deed)), expectedResult: negative ? say.refused : say.works },
    { ...say.triesTo(others), expectedResult: say.refused },
  ];
}
