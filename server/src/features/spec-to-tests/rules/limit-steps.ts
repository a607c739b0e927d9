import type { DraftStep } from "../draft-case.ts";
import { type Limit, limitsOf } from "./limits.ts";
import { type Action, datively, phrases } from "./phrases.ts";
import { hasSingular, isMoney, moved, type Quantity, timeMoved, timeUnitOf, written } from "./quantities.ts";
import type { Requirement } from "./requirement.ts";
import { withStop } from "./words.ts";

const step = (action: Action, expectedResult: string): DraftStep => ({ ...action, expectedResult: withStop(expectedResult) });

/** A value near a limit, and whether the rule's range holds it. */
interface Probe {
  value: string;
  inside: boolean;
}

/** Values just below, at and just above a limit. */
function probesOf({ kind, low, high }: Limit, language: Requirement["language"]): Probe[] {
  const isTime = timeUnitOf(low) !== undefined && !isAge(low);
  const at = (quantity: Quantity) => (isMoney(quantity) ? written(moved(quantity, 0), language) : written(quantity, language));
  const near = (quantity: Quantity, by: -1 | 1) => (isTime ? timeMoved(quantity, by, language) : written(moved(quantity, by), language));
  const below = (quantity: Quantity, inside: boolean): Probe[] =>
    quantity.value !== 0 && !(language === "de" && quantity.value === 2 && !hasSingular(quantity))
      ? [{ value: near(quantity, -1), inside }]
      : [];
  if (kind === "range")
    return [
      ...below(low, false),
      { value: at(low), inside: true },
      { value: at(high), inside: true },
      { value: near(high, 1), inside: false },
    ];
  const sides: Partial<Record<Limit["kind"], [under: boolean, equal: boolean, over: boolean]>> = {
    exact: [false, true, false],
    min: [false, true, true],
    above: [false, false, true],
    below: [true, false, false],
  };
  const [under, equal, over] = sides[kind] ?? [true, true, false];
  return [...below(low, under), { value: at(low), inside: equal }, { value: near(low, 1), inside: over }];
}

/** Years of age are counted in whole years. */
const isAge = ({ unit }: Quantity) => /^(?:years?|jahren?|jahre)$/i.test(unit);

/** Steps on both sides of each limit that a requirement without a condition names; empty when it names none that could be tried. */
export function limitSteps(requirement: Requirement): DraftStep[] {
  const { language, deed, subject } = requirement;
  const actorLimit = deed && limitsOf(deed.actor, language)[0];
  if (actorLimit && counts(actorLimit)) return actorSteps(requirement, actorLimit);
  const subjectLimit = limitsOf(subject, language)[0];
  if (subjectLimit && counts(subjectLimit)) return subjectSteps(requirement, subjectLimit);
  if (deed) {
    const steps = limitsOf(deed.predicate, language).flatMap((limit) => deedSteps(limit, requirement));
    if (steps.length > 0 || requirement.exclusive) return steps;
  }
  return deed ? [] : outcomeSteps(requirement);
}

/** How many use the product at once: a load that it must bear, which says nothing about more of them. */
const isLoad = ({ kind, low }: Limit) =>
  /^(?:max|min|within|lasting)$/.test(kind) &&
  /(?:simultaneous|concurrent|parallel|gleichzeitige\p{L}*)\s|(?:requests|anfragen|transactions|transaktionen)$/iu.test(low.unit);

const counts = ({ kind }: Limit) => /^(?:exact|min|max|above|below|range)$/.test(kind);

/** Steps on both sides of the limit in a requirement's condition; `undefined` when there is none. */
export function conditionSteps(requirement: Requirement): DraftStep[] | undefined {
  const { language, condition, outcome } = requirement;
  const say = phrases[language];
  if (!condition) return undefined;
  const text = condition.text;
  const led = condition.kind === "after" ? withAfter(text, language) : text;
  const limit = limitsOf(led, language)[0];
  if (!limit) return undefined;
  const shift = led.length - text.length;
  const lasting = limitsOf(outcome, language).filter(({ kind }) => kind === "lasting" || kind === "expiry");
  const later = lasting.flatMap((one) => timeSteps(one, requirement));
  const fact = lasting[0] ? without(outcome, lasting[0]) : outcome;
  if (limit.kind === "attempts") {
    const steps = [step(say.causesOneMore(attempts(limit.low, language)), outcome), ...later];
    return limit.low.value > 1 ? [step(say.causes(attempts(moved(limit.low, -1), language)), say.notYet(fact)), ...steps] : steps;
  }
  if (limit.kind === "after" || limit.kind === "expiry" || (condition.kind === "after" && timeUnitOf(limit.low) && !counts(limit))) {
    const rest = limit.tail || text.slice(Math.max(0, limit.end - shift)).trim();
    const span = (time: string) => `${time}${rest ? ` ${rest}` : ""}`;
    return [
      step(say.letsPass(span(timeMoved(limit.low, -1, language))), say.notYet(fact)),
      step(say.letsPass(span(written(limit.low, language))), outcome),
    ];
  }
  if (limit.kind === "ahead" && condition.kind === "if") {
    const at = (time: string) => `${text.slice(0, limit.start)}${aheadOf(text, limit, time)}${text.slice(limit.end)}`;
    const early = isEarliest(text, limit);
    const tried = (time: string) => {
      const fact = at(time);
      const inDeed = condition.deed && limitsOf(condition.deed.predicate, language).find(({ kind }) => kind === "ahead");
      const predicate = condition.deed?.predicate ?? "";
      const deed = condition.deed &&
        inDeed && {
          ...condition.deed,
          predicate: `${predicate.slice(0, inDeed.start)}${aheadOf(predicate, inDeed, time)}${predicate.slice(inDeed.end)}`,
        };
      return say.arranges({ kind: "if", text: fact, deed: deed ?? undefined });
    };
    return [
      step(tried(written(limit.low, language)), outcome),
      step(tried(timeMoved(limit.low, early ? 1 : -1, language)), say.doesNotHappen(outcome)),
    ];
  }
  if (!counts(limit)) return undefined;
  const put = (value: string) =>
    replaced(text, { ...limit, start: Math.max(0, limit.start - shift), end: limit.end - shift }, value, language);
  const probes = probesOf(limit, language).map(({ value, inside }) => {
    const applies = condition.kind === "unless" ? !inside : inside;
    const deed = condition.deed && { ...condition.deed, predicate: swapped(condition.deed.predicate, value, language) };
    return step(say.arranges({ kind: "if", text: put(value), deed }), applies ? outcome : say.doesNotHappen(outcome));
  });
  return [...probes, ...later];
}

export function attempts(quantity: Quantity, language: Requirement["language"]): string {
  const words = written(quantity, language);
  // After "nach" they stood in the dative.
  return language === "de"
    ? words.replace(/en\s(?=\p{Lu})/gu, "e ").replace(/(versuch|eingab)en$/u, quantity.value === 1 ? "$1" : "$1e")
    : words;
}

const withAfter = (text: string, language: Requirement["language"]) =>
  /^(?:after|nach)\s/i.test(text) ? text : `${language === "de" ? "nach" : "after"} ${text}`;

function swapped(text: string, value: string, language: Requirement["language"]): string {
  const limit = limitsOf(text, language)[0];
  return limit ? replaced(text, limit, value, language) : text;
}

/** "Orders over 50 EUR are shipped free": the limit says which ones. */
function subjectSteps({ language, subject, outcome, negative }: Requirement, limit: Limit): DraftStep[] {
  const say = phrases[language];
  const inOutcome = limitsOf(outcome, language)[0];
  const fact = (inOutcome ? without(outcome, inOutcome) : outcome).replace(
    /\s(?:containing|with|of|having|costing|worth|weighing|mit|von)\s(?=(?:is|are|was|can|cannot|do|does|has|have|must|ist|sind|wird|werden|kann|können|darf|dürfen|muss|müssen)\b)/iu,
    " ",
  );
  const isVerdict = /\b(?:allowed|accepted|permitted|valid|possible|erlaubt|zulässig|gültig|möglich)$/iu.test(outcome);
  const [yes, no] = isVerdict
    ? [say.accepted, say.refusedByLimit]
    : negative
      ? [say.refused, say.accepted]
      : [fact, say.doesNotHappen(fact)];
  const [inner, outer] = isVerdict && negative ? [no, yes] : [yes, no];
  return probesOf(limit, language).map(({ value, inside }) =>
    step(say.testsWith(replaced(subject, limit, value, language)), inside ? inner : outer),
  );
}

/** "Users under 18 cannot order": who is on the other side can. */
function actorSteps({ language, deed, negative }: Requirement, limit: Limit): DraftStep[] {
  const say = phrases[language];
  if (!deed) return [];
  return probesOf(limit, language).map(({ value, inside }) => {
    const who = { actor: replaced(deed.actor, limit, value, language), predicate: deed.predicate };
    const works = negative ? !inside : inside;
    return works ? step(say.does(who), say.works) : step(say.triesTo(who), say.refused);
  });
}

function deedSteps(limit: Limit, requirement: Requirement): DraftStep[] {
  const { language, deed, negative } = requirement;
  const say = phrases[language];
  if (!deed) return [];
  const text = deed.predicate;
  const perform = (value: string, works: boolean): DraftStep => {
    const who = { actor: deed.actor, predicate: replaced(text, limit, value, language) };
    return works ? step(say.does(who), say.works) : step(say.triesTo(who), say.refusedByLimit);
  };
  switch (limit.kind) {
    case "times": {
      const bare = { actor: deed.actor, predicate: without(text, limit) };
      return [
        step(say.repeats(limit.low.value, bare), limit.low.value === 1 ? say.works : say.worksEachTime),
        step(say.repeatsOnceMore(limit.low.value, bare), say.refusedByLimit),
      ];
    }
    case "within":
      return [
        perform(spanned(text, limit, timeMoved(limit.low, -1, language), language), true),
        perform(spanned(text, limit, timeMoved(limit.low, 1, language), language), false),
      ];
    case "ahead":
      return [
        perform(aheadOf(text, limit, written(limit.low, language)), true),
        perform(aheadOf(text, limit, timeMoved(limit.low, isEarliest(text, limit) ? 1 : -1, language)), false),
      ];
    case "after":
    case "attempts":
    case "lasting":
    case "expiry":
      return [];
    default:
      return probesOf(limit, language).map(({ value, inside }) =>
        perform(value, negative && (limit.kind === "above" || limit.kind === "below" || limit.kind === "min") ? !inside : inside),
      );
  }
}

/** `within 30 minutes of the order` is `29 minutes after the order`. */
function spanned(text: string, limit: Limit, time: string, language: Requirement["language"]): string {
  const rest = text.slice(limit.end);
  if (language === "de") return /^\s(?:nach|ab)\b/iu.test(rest) ? time : `nach ${time}`;
  if (/^\s(?:after|from|following|before|prior)\b/i.test(rest)) return time;
  return /^\sof\b/i.test(rest) ? `${time} of-after` : `after ${time}`;
}

/** "up to 14 days in advance" says how early, "up to 24 hours before" how late. */
const isEarliest = (text: string, { start, end }: Limit) =>
  /^(?:up to|bis zu|at most|no more than|höchstens|maximal).*(?:in advance|im Voraus)$/iu.test(text.slice(start, end));
const lastWord = (text: string) => text.trim().split(/\s/).at(-1) ?? "";

/** `up to 24 hours before` is `24 hours before`. */
function aheadOf(text: string, { start, end }: Limit, time: string): string {
  const word = /(before|prior to|in advance|vorher|im Voraus|davor|vor)$/iu.exec(text.slice(start, end))?.[1] ?? "";
  return `${time} ${word}`;
}

function outcomeSteps(requirement: Requirement): DraftStep[] {
  const { language, subject, predicate, outcome, negative } = requirement;
  const text = predicate === "" ? outcome : predicate;
  const isFragment = predicate === "" && subject === "";
  const all = limitsOf(text, language);
  return all.flatMap((limit): DraftStep[] => {
    if (isLoad(limit) && all.some(({ kind }) => kind === "within")) return [];
    if (isFragment && counts(limit) && limit.start > 0) return [];
    const say = phrases[language];
    const about = subject === "" ? say.it : subject;
    if (["within", "after", "lasting", "expiry"].includes(limit.kind)) return timeSteps(limit, requirement);
    if (limit.kind === "times") return timesSteps(limit, requirement, text);
    if (limit.kind === "attempts") {
      const last = written(limit.low, language);
      return [step(say.causes(written(moved(limit.low, -1), language)), say.notYet(outcome)), step(say.causesOneMore(last), outcome)];
    }
    if (limit.kind === "ahead") {
      const found = limitsOf(outcome, language).find(({ kind }) => kind === "ahead");
      // A reminder three days before is no deadline.
      if (
        !found ||
        !/\b(?:can|cannot|free|possible|until|allowed|kann|können|darf|dürfen|möglich|kostenlos|kostenfrei|bis)\b/iu.test(outcome)
      )
        return [];
      const tooFar = timeMoved(limit.low, isEarliest(outcome, found) ? 1 : -1, language);
      const when = (time: string) =>
        aheadOf(outcome, found, time) +
        (found.tail === "" && /^(?:before|prior to|vor)$/iu.test(lastWord(outcome.slice(0, found.end))) ? outcome.slice(found.end) : "");
      const isOpen = when("").trim().split(/\s/).length > 1;
      const fact = isOpen ? outcome.slice(0, found.start).trim() : without(outcome, found);
      return [step(say.triesAt(fact, when(written(limit.low, language))), say.works), step(say.triesAt(fact, when(tooFar)), say.refused)];
    }
    if (timeUnitOf(limit.low) && !isAge(limit.low)) return durationSteps(limit, requirement);
    if (isSystem(about)) return systemSteps(limit, requirement, text);
    if (acts(text, language)) return [];
    const taken = /^(?:not )?(?:accept|allow|permit|take)s?\s+/iu.exec(text);
    const flipped = negative && (limit.kind === "above" || limit.kind === "below");
    const rest = isFragment ? text.slice(limit.end) : "";
    return probesOf(limit, language).map((probe) => {
      const value = probe.value + rest;
      const works = flipped ? !probe.inside : probe.inside;
      if (taken)
        return step(
          say.testsWith(replaced(text, limit, value, language).slice(taken[0].length)),
          works ? say.accepted : say.refusedByLimit,
        );
      return step(
        sets(text, limit) && !isFragment ? say.setsTo(about, value) : say.triesWith(about, value),
        works ? say.accepted : say.refusedByLimit,
      );
    });
  });
}

/** Whether the predicate is a plain "be", so that the subject has the value itself. */
function sets(text: string, limit: Limit): boolean {
  const before = text.slice(0, limit.start).trim();
  return /^(?:be|is|are|sein|betragen|liegen|)$/i.test(before) && (limit.low.unit === "" || limit.low.unit === "%" || isMoney(limit.low));
}

const isSystem = (subject: string) =>
  /^(?:the |a |an |das |die |der )?(?:\p{L}+ )?(?:system|product|application|app|service|server|site|website|platform|software|backend|api|shop|portal|tool|anwendung|produkt|plattform|dienst|produkt|webseite)$/iu.test(
    subject,
  );

/** Whether the subject does or undergoes something that a value cannot simply be entered for. */
function acts(text: string, language: Requirement["language"]): boolean {
  if (language === "de")
    return /\s(?:angezeigt|gesendet|gelöscht|gespeichert|aufbewahrt|protokolliert|berechnet|erstellt|wiederholt|geladen)\s(?:werden|wird)?/iu.test(
      ` ${text} `,
    );
  return /^(?:not )?(?:be )?(?:displayed|shown|sent|deleted|stored|kept|logged|calculated|created|retried|rounded|charged|loaded|show|display|list|send|store|keep|log|retry|create|load|print|round|charge|return|answer|respond)\b/iu.test(
    text,
  );
}

function systemSteps(limit: Limit, requirement: Requirement, text: string): DraftStep[] {
  const { language, subject, outcome } = requirement;
  const say = phrases[language];
  if (acts(text, language)) return [];
  if (isLoad(limit)) return [step(say.usesWith(subject, written(limit.low, language)), outcome)];
  if (limit.kind === "min" || limit.kind === "above") {
    const value = limit.kind === "min" ? written(limit.low, language) : written(moved(limit.low, 1), language);
    return [step(say.usesWith(subject, value), outcome)];
  }
  return probesOf(limit, language).map(({ value, inside }) =>
    step(say.usesWith(subject, value), inside ? say.accepted : say.refusedByLimit),
  );
}

function timesSteps(limit: Limit, { language, subject, outcome }: Requirement, text: string): DraftStep[] {
  const say = phrases[language];
  const passive = language === "en" ? /^(?:only )?(?:be )?(\p{L}+(?:ed|en|wn|ut|de|ld|nt|ad))\b/iu.exec(without(text, limit)) : undefined;
  const participle = passive?.[1];
  if (language === "en" && participle && subject !== "" && /\bcan\b/u.test(outcome)) {
    const deed = {
      actor: "an authorized user",
      predicate: `have ${subject} ${participle}${without(text, limit).slice(passive[0].length)}`.trim(),
    };
    return [
      step(say.repeats(limit.low.value, deed), limit.low.value === 1 ? say.works : say.worksEachTime),
      step(say.repeatsOnceMore(limit.low.value, deed), say.refusedByLimit),
    ];
  }
  const german = /^(.*?)\s?(\p{L}+)\s(?:werden|wird)$/iu.exec(without(text, limit));
  if (language === "de" && german?.[2] && subject !== "") {
    const deed = { actor: "berechtigter Benutzer", predicate: `${accusative(subject)} ${`${german[1] ?? ""} ${german[2]}`.trim()} lassen` };
    return [
      step(say.repeats(limit.low.value, deed), say.worksEachTime),
      step(say.repeatsOnceMore(limit.low.value, deed), say.refusedByLimit),
    ];
  }
  return [step(say.checks(outcome), outcome)];
}

const accusative = (subject: string) =>
  subject
    .replace(/^der\s/u, "den ")
    .replace(/^ein\s/u, "ein ")
    .replace(/^jeder\s/u, "jeden ");

/** A deadline, an expiry, a span of time. */
function timeSteps(limit: Limit, { language, subject, outcome, condition }: Requirement): DraftStep[] {
  const say = phrases[language];
  const inOutcome = limitsOf(outcome, language).find(({ kind }) => kind === limit.kind);
  const load = limitsOf(outcome, language).find(isLoad);
  const loaded =
    load && load !== inOutcome ? replaced(outcome, load, written(load.low, language), language).replace(/(?<=\bfor )of /u, "") : outcome;
  const shifted = limitsOf(loaded, language).find(({ kind }) => kind === limit.kind) ?? inOutcome;
  const fact = shifted ? without(loaded, shifted) : loaded;
  const span = (time: string) => `${time}${limit.tail ? ` ${limit.tail}` : ""}`;
  const [before, at, after] = [timeMoved(limit.low, -1, language), written(limit.low, language), timeMoved(limit.low, 1, language)];
  if (limit.kind === "within") return [step(say.measures(fact), say.takesAtMost(at))];
  if (limit.kind === "expiry" && subject !== "" && !condition)
    return [step(say.usesAfter(subject, before), say.works), step(say.usesAfter(subject, after), say.refused)];
  if (limit.kind === "after") return [step(say.letsPass(span(before)), say.notYet(fact)), step(say.letsPass(span(at)), fact)];
  return [step(say.checksAfter(before), say.stillSo(fact)), step(say.checksAfter(after), say.over(fact))];
}

/** "must take no longer than 2 seconds", "are kept for at least 90 days". */
function durationSteps(limit: Limit, { language, outcome }: Requirement): DraftStep[] {
  const say = phrases[language];
  const at = written(limit.low, language);
  const upper = limit.kind === "max" || limit.kind === "below";
  if (
    /\b(?:kept|stored|retained|available|archived|preserved|keep|keeps|store|stores|retain|retains|aufbewahrt|gespeichert|archiviert|vorgehalten|verfügbar)\b/iu.test(
      outcome,
    )
  )
    return upper
      ? [step(say.checksAfter(timeMoved(limit.low, 1, language)), say.over(outcome))]
      : [step(say.checksAfter(at), say.stillSo(outcome))];
  if (upper) return [step(say.measures(outcome), limit.kind === "max" ? say.takesAtMost(at) : say.takesLess(at))];
  return [step(say.letsPass(at), outcome)];
}

const nounLess =
  /^(?:is|are|was|be|of|has|have|contains?|includes?|with|reaches|stays|at|by|to|for|in|on|and|or|a|an|the|cost|costs|lasts?|takes?|weighs?|enters?|uses?|adds?|borrows?|spends?|orders?|mit|von|für|auf|um|in|und|oder|der|die|das|den|dem|eine?[nmr]?|ist|sind|hat|haben|zu|bei|aus|nach)$/iu;

/** The text with a plain value in place of a limit: `a file of 10.1 MB`, `5 Bücher ausleihen`. */
function replaced(text: string, limit: Limit, value: string, language: Requirement["language"]): string {
  const { start, end, kind } = limit;
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end);
  if (value.endsWith(" of-after")) return tidied(`${before} ${value.slice(0, -9)} after${after.replace(/^\sof/iu, "")}`);
  const words = text.slice(start, end);
  const isVerb =
    /^exceed(?:s|ing)?\b|^(?:übersteigt|überschreitet|unterschreitet)\b|(?:übersteigt|überschreitet|unterschreitet|übersteigen|überschreiten|unterschreiten)$/iu.test(
      words,
    );
  if (isVerb)
    return tidied(
      language === "de"
        ? /^(?:über|unter)/iu.test(words)
          ? `${before} beträgt ${value}${after}`
          : `${before} ${value} beträgt${after}`
        : /exceeding/i.test(words)
          ? `${before} of ${value}${after}`
          : `${before} is ${value}${after}`,
    );
  const previous = before.split(/\s/).at(-1) ?? "";
  const isFirst = !/\s/.test(before);
  // In a relative clause a verb stands in front: "who owe more than".
  const isRelative = /\b(?:who|which|that)\s\p{L}+$/iu.test(before);
  const counts = /^(?:exact|min|max|above|below|range)$/.test(kind);
  const post =
    counts &&
    /^(?:over|above|under|below|up to|larger than|greater than|bigger than|smaller than|longer than|older than|younger than|between|of|über|unter|bis zu|ab|größer als|kleiner als|zwischen|von|>|<|≥|≤)/iu.test(
      words,
    );
  const joint =
    previous === "" ||
    nounLess.test(previous) ||
    !post ||
    isRelative ||
    (isFirst && language === "en" && !/(?:s|ren)$/i.test(previous)) ||
    (language === "de" && /^\p{Ll}/u.test(previous))
      ? ""
      : language === "en" &&
          (/\b(?:older|younger|aged?)\b/i.test(words) || (/^(?:under|over|above|below)/i.test(words) && /\d$/.test(value)))
        ? "aged "
        : language === "de"
          ? isMoney(limit.low) || limit.low.unit === "%"
            ? "von "
            : "mit "
          : "of ";
  const moving =
    language === "en" ? /^(.*\s)(?:falls?|drops?|sinks?|goes|rises?|climbs?|increases?|decreases?|is|stays)$/iu.exec(before) : null;
  if (moving?.[1] && counts && post) return tidied(`${moving[1]}${/s$/iu.test(before) ? "is" : "are"} at ${value}${after}`);
  return tidied(`${before} ${joint}${joint === "mit " ? datively(value) : value}${after}`);
}

function without(text: string, { start, end }: Pick<Limit, "start" | "end">): string {
  return tidied(`${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`);
}

const tidied = (text: string) =>
  text
    .replace(/\s+([,.;])/gu, "$1")
    .replace(/\s{2,}/gu, " ")
    .replace(/(?:\sbe|\sfor|\sof)?\s*$/iu, (end) => (/^\s(?:for|of)/.test(end) ? "" : end.trimEnd()))
    .trim();
