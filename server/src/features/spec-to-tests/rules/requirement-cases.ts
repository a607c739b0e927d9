import type { DraftCase, DraftStep } from "../draft-case.ts";
import { boundarySteps } from "./boundaries.ts";
import { type Place, partUnderTest, placed } from "./place.ts";
import { priorityOf } from "./priority.ts";
import type { Requirement } from "./requirement.ts";
import { actor, baseForm, capitalised, shortened, uncapitalised, withStop } from "./words.ts";

const maxTitle = 160;

/** The case that shows that a requirement holds, and one at its limits when it names any. */
export function requirementCases(requirement: Requirement, place: Place): DraftCase[] {
  const title = shortened(requirement.text, maxTitle);
  const common = {
    ...placed(place),
    description: requirement.id ? `Requirement ${requirement.id}` : "",
    preconditions: preconditionsOf(requirement, place),
    priority: priorityOf(requirement),
  };
  const cases: DraftCase[] = [{ ...common, title, steps: stepsOf(requirement, place) }];
  const limits = boundarySteps(requirement.text);
  if (limits.length > 0) cases.push({ ...common, title: shortened(`At the limit: ${requirement.text}`, maxTitle + 20), steps: limits });
  return cases;
}

function stepsOf(requirement: Requirement, place: Place): DraftStep[] {
  const { deed } = requirement;
  if (requirement.condition) return [conditional(requirement.condition, requirement)];
  const omitted =
    /^(.{2,60}?)\s+(?:(?:is|are)\s+(?:required|mandatory)|must (?:not be (?:empty|blank)|be (?:given|filled in|provided|entered)))$/iu.exec(
      requirement.outcome,
    );
  if (omitted?.[1]) return omission(omitted[1]);
  if (deed && requirement.exclusive) return onlyThey(deed);
  if (deed && requirement.negative) return [attempt(deed)];
  if (deed) {
    const event = `${roleOf(deed.actor)} tries to ${deed.predicate}`;
    return [
      {
        action: `As ${roleOf(deed.actor)}, ${deed.predicate}`,
        event,
        expectedResult: `It works: ${withStop(uncapitalised(requirement.outcome))}`,
      },
    ];
  }
  const about = requirement.subject || partUnderTest(place.section);
  if (requirement.negative)
    return [
      {
        action: `Go through ${partUnderTest(place.section)} and look for a case that breaks this rule about ${about}`,
        event: `someone looks for a case that breaks this rule about ${about}`,
        expectedResult: withStop(requirement.outcome),
      },
    ];
  const play = `${about} ${about.endsWith("s") && !about.endsWith("ss") ? "come" : "comes"} into play`;
  return [
    {
      action: requirement.subject ? `Use ${partUnderTest(place.section)} so that ${play}` : `Use ${about} as a whole`,
      event: requirement.subject ? play : `${about} is used`,
      expectedResult: withStop(requirement.outcome),
    },
  ];
}

function conditional(condition: { word: string; text: string }, requirement: Requirement): DraftStep {
  const expectedResult = withStop(requirement.outcome);
  const doer = actor.exec(condition.text);
  const rest = doer ? condition.text.slice(doer[0].length) : "";
  const verb = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  const acts =
    doer?.[1] !== undefined &&
    verb !== "" &&
    !/^(?:is|are|was|were|has|have|had|does|do|can|cannot|must|not|name|account|id|profile)$/iu.test(verb);
  if (condition.word === "unless")
    return { action: `Arrange that this does not hold: ${condition.text}`, event: `this does not hold: ${condition.text}`, expectedResult };
  if (condition.word === "until" || condition.word === "before")
    return { action: `Look while this is still ahead: ${condition.text}`, event: `${condition.text} is still ahead`, expectedResult };
  if (acts)
    return { action: `As ${roleOf(doer[1] ?? "")}, ${baseForm(verb)}${rest.slice(verb.length)}`, event: condition.text, expectedResult };
  if (/^(?:\p{L}+\s)?\d+\s\p{L}+$|^(?:one|two|three|an?)\s(?:second|minute|hour|day|week|month|year)s?$/iu.test(condition.text))
    return { action: `Let ${condition.text} pass`, event: `${condition.text} passed`, expectedResult };
  const bare =
    /^\p{L}+ing\b/u.test(condition.text) || !/\s(?:is|are|was|were|has|have|does|do|can|cannot|\p{L}+(?:s|ed))\b/u.test(condition.text);
  const action = bare ? `Bring this about: ${condition.text}` : `Arrange that ${uncapitalised(condition.text)}`;
  return { action, event: bare ? `this happens: ${condition.text}` : uncapitalised(condition.text), expectedResult };
}

function omission(what: string): DraftStep[] {
  return [
    {
      action: `Leave out ${uncapitalised(what)} and give everything else`,
      event: `${uncapitalised(what)} is left out`,
      expectedResult: `It is refused with a message that names ${uncapitalised(what)}, and nothing is saved.`,
    },
    { action: `Give ${uncapitalised(what)}, too`, event: `${uncapitalised(what)} is given, too`, expectedResult: "It is accepted." },
  ];
}

function onlyThey(deed: { actor: string; predicate: string }): DraftStep[] {
  return [
    {
      action: `As ${roleOf(deed.actor)}, ${deed.predicate}`,
      event: `${roleOf(deed.actor)} tries to ${deed.predicate}`,
      expectedResult: "It works.",
    },
    {
      action: `As somebody else, try to ${deed.predicate}`,
      event: `somebody else tries to ${deed.predicate}`,
      expectedResult: "It is refused with a message that says why, and nothing is changed.",
    },
  ];
}

function attempt(deed: { actor: string; predicate: string }): DraftStep {
  return {
    action: `As ${roleOf(deed.actor)}, try to ${deed.predicate}`,
    event: `${roleOf(deed.actor)} tries to ${deed.predicate}`,
    expectedResult: "It is refused with a message that says why, and nothing is changed.",
  };
}

function preconditionsOf(requirement: Requirement, place: Place): string[] {
  const who = requirement.deed?.actor;
  const ready = place.section.heading === "" ? "The product is running" : `${partUnderTest(place.section)} can be reached`;
  return who ? [ready, `${capitalised(roleOf(who))} is at hand`] : [ready];
}

/** `Users` and `the user` are `a user`; who is described closer stays so. */
function roleOf(who: string): string {
  const bare = uncapitalised(who.trim()).replace(/^(?:the|an?|any|each|every|all|only|no|both)\s+/iu, "");
  if (/^(?:anyone|anybody|someone|nobody|no one|everyone|everybody|somebody)$/iu.test(bare)) return "anybody";
  const single = /(?:people|staff|ss)$/iu.test(bare) ? bare : bare.replace(/s$/u, "");
  if (/^people$/iu.test(single)) return "a person";
  return `${/^(?:[aeio]|un)/iu.test(single) ? "an" : "a"} ${single}`;
}
