import type { Condition, Deed, Requirement } from "../requirement.ts";
import { withoutId } from "../requirement-id.ts";
import { limitsOf } from "../limits.ts";
import { actor, capitalised, uncapitalised, withoutStop } from "../words.ts";
import { indicative, infinitive, modal, thirdPerson } from "./indicative.ts";
import { roleOf } from "./role.ts";

const observed =
  /\b(?:displays?|shows?|sends?|returns?|answers?|responds?|redirects?|rejects?|refuses?|accepts?|locks?|expires?|logs?|records?|stores?|saves?|deletes?|removes?|creates?|updates?|calculates?|validates?|prevents?|blocks?|disables?|enables?|notif(?:y|ies)|receives?|sorts?|filters?|supports?|allows?|requires?|opens?|closes?|appears?|disappears?|fails?|succeeds?|keeps?|contains?|includes?|starts?|stops?|cancels?|retries|retry|costs?|gets?|lasts?|takes?|carries|carry|lists?|names?|counts?|covers?|applies|uses?|charges?|moves?|changes?|becomes?|ends?|runs?|comes? with|works?|ships?|renews?|consists?|needs?)\b|\b(?:is|are|gets?|becomes?)\s+(?:not\s+|never\s+|only\s+|automatically\s+|immediately\s+|always\s+|also\s+)*(?:\p{L}+ed|shown|sent|hidden|kept|set|put|written|given|taken|made|read|built|paid|sold|required|mandatory|optional|visible|available|unique|valid|invalid|empty|editable|read-only|free|possible|named|called|due|%|\d)\b|^(?!(?:i|we|you|they)\b)(?:\p{L}+\s){1,3}sees?\s\p{Ll}|\bonly\b|\bat (?:least|most)\b|\b(?:minimum|maximum)\b|\bno (?:more|less|longer) than\b/iu;

const lead =
  /^(if|when|whenever|once|after|as soon as|unless|upon|while|before|until|in case(?: of)?|given(?: that)?|where|for|on)\s+(.+?),\s+(?:then\s+)?(.+)$/iu;
const trail =
  /^(.+?),?\s+(if|when|whenever|once|after|as soon as|unless|upon|while|before|until|in case|provided that|as long as)\s+(.+)$/iu;

const aboutTheText =
  /^(?:the )?(?:purpose|aim|goal|scope|objective|intention|intent) of (?:this|the) (?:document|specification|text|page|chapter|section)\b|^(?:this|the) (?:document|section|chapter|specification|table below|list below|figure|page) (?!(?:must|shall|should|is shown|shows))|^(?:see|refer to|note that|for example|e\.g\.|for details|as described|thanks|thank you|best|kind|regards|hi|hello|dear|cheers|by the way|btw|subject:|status:|owner:|author:)(?!\p{L})|\bhere(?:['’]s| is| are)\b|\b(?:tbd|tbc|to be (?:defined|decided|confirmed)|not (?:shown|specified|defined)(?: (?:here|yet|beyond .*))?)$|^the following\b.*:$|\b(?:is|are) (?:described|explained|listed|defined|specified|outlined) (?:in|below|above)\b|\b(?:out of scope|not (?:in|part of the) scope|not part of this)\b/iu;

/**
 * Reads an English sentence; `undefined` when it demands nothing. `taken` says that its place does (a list of criteria): then any statement
 * counts.
 */
export function readEnglish(sentence: string, taken: boolean): Requirement | undefined {
  const { id, rest } = withoutId(sentence);
  if (!taken && personal.test(rest)) return undefined;
  const asked = asRequest(
    rest
      .replace(
        /^(?:first of all|firstly|secondly|also|additionally|furthermore|moreover|however|in addition|finally|therefore|besides|and|but|oh|ps|p\.s\.|note)[,:]?\s+(?=\p{L})/iu,
        "",
      )
      .replace(/^[-–•*]\s*/u, ""),
  );
  const text = withoutStop(asked?.text ?? withoutPlease(/\?\s*$/.test(rest) ? "" : reported(rest)));
  if (text.length < 8 || text.length > 600 || !/\p{L}{2}.*\s/u.test(text) || aboutTheText.test(text)) return undefined;
  if (/\b(?:should|must|may|can) (?:we|i)\b/iu.test(text)) return undefined;
  const hasModal = asked !== undefined || modal.test(text);
  const { head, message } = headOf(text);
  const condition = splitCondition(head, hasModal);
  if (!hasModal && !condition && !taken && !observed.test(text)) return undefined;
  // What was, or what somebody thinks, is not demanded.
  if (
    !hasModal &&
    !taken &&
    /\b(?:was|were|had|went|took|did|last (?:week|month|year)|yesterday|i think|i guess|currently|today we)\b/iu.test(text)
  )
    return undefined;
  const clause = withSubject(condition?.outcome ?? head);
  const negative = isNegative(clause);
  const deed = deedOf(clause, negative);
  return {
    language: "en",
    text: capitalised(text),
    sentence: capitalised(withoutStop(rest)),
    beyond: message === undefined ? text.slice(head.length) : "",
    message,
    id,
    strength: hasModal || /\b(required|mandatory|only|never)\b/i.test(text) ? strengthOf(text) : taken ? "must" : "should",
    negative,
    exclusive: isExclusive(clause),
    condition: condition && conditionOf(condition.word, condition.text),
    outcome: capitalised(indicative(clause)),
    deed,
    ...partsOf(clause),
    explicit: hasModal,
  };
}

/** What somebody writes about themselves or their family in a mail is no requirement. */
const personal =
  /^(?:(?:and|but|so|also|by the way,?|btw,?)\s+)?(?:(?:my|our) (?:(?:little|older|younger)\s)?(?:daughter|son|wife|husband|partner|kids?|child(?:ren)?|mother|father|mum|mom|dad|parents|family|dog|cat|flight|train|doctor|dentist|holidays?|vacation)\b|(?:i|we)(?:['’](?:ll|m|ve)| will| am| have to| must| need to| can(?:not|['’]t)?)\s+(?:be (?:out|away|back|on)|go|leave|see (?:the|my)|pick up|call|travel|fly|rest|stop|run|finish (?:here|now)|out|away|off|on (?:holiday|vacation|leave))\b)/iu;

/** The first statement of a sentence: without a second clause, and without the message that it quotes. */
function headOf(text: string): { head: string; message: string | undefined } {
  const quoted =
    /,?\s+and\s+(?:then\s+)?(?:sees?|gets?|receives?|is shown|are shown)\s+(?:the (?:message|text|error)\s+)?["“](.{3,200})["”]$/iu.exec(
      text,
    );
  if (quoted?.[1]) return { head: text.slice(0, quoted.index), message: quoted[1] };
  const second = /;\s|,\s+(?:who|whose|which|so(?! that\b))\s/iu.exec(text);
  return {
    head:
      second &&
      second.index > 15 &&
      !/^(?:if|when|whenever|once|unless|until|while|before|after)\b/iu.test(text.slice(0, second[0].startsWith(";") ? 0 : second.index))
        ? text.slice(0, second.index)
        : text,
    message: undefined,
  };
}

/** Without who said it: `Finance told me that invoices need approval`. */
const reported = (text: string) =>
  text
    .replace(/^[-–•*]\s*/u, "")
    .replace(
      /^(?:(?:\p{Lu}\p{L}+|they|he|she|we|the \p{L}+) (?:also )?(?:told|asked|informed|reminded) (?:me|us|you)|(?:\p{Lu}\p{L}+|they|he|she|the \p{L}+) (?:also )?(?:said|says|mentioned|confirmed|insists?|added))\s+that\s+/u,
      "",
    );

const withoutPlease = (text: string) => text.replace(/,?\s+(?:please|thanks)\s*[.!]*$/iu, "");

/** What a mail asks for, as a clause: `please make sure that …`, `we need …`, `can you add …?` */
function asRequest(sentence: string): { text: string } | undefined {
  const text = withoutStop(sentence.replace(/\s*\?\s*$/, "")).replace(/,?\s+please$/iu, "");
  const rules: readonly [RegExp, (rest: string) => string][] = [
    [
      /^(?:please\s+|kindly\s+|could you (?:please\s+)?|can you (?:please\s+)?)?(?:also\s+)?(?:make sure|ensure|see to it|be sure|take care|guarantee)(?:\s+(?:that|to it that))?\s+(?=\S)(?!to\s)/iu,
      (rest) => rest,
    ],
    [
      /^(?:it(?:['’]s| is| would be) (?:also |very |really )?(?:important|essential|crucial|critical|great|good|nice|necessary|vital)(?: to (?:us|me))?)\s+(?:that|if)\s+/iu,
      (rest) =>
        rest.replace(
          /\b(finish|start|work|contain|show|support|allow|display|load|end|open|return|last|respond|accept|remember)ed\b/u,
          (_past, verb: string) => thirdPerson(verb),
        ),
    ],
    [
      /^(?:(?:we|i)(?:['’]d| would)? (?:also |really |still )*(?:need|want|like|love|wish|expect)|our \p{L}+ (?:need|want)s?|what we (?:need|want) is)\s+to\s+(?:be able to\s+)?/iu,
      (rest) => `Users can ${ownToTheir(rest)}`,
    ],
    [
      /^(?:(?:we|i)(?:['’]d| would)? (?:also |really |still )*(?:need|want|like|love|wish|expect|require))\s+(?=.+\sto\s(?:be|have|\p{Ll}+)\b)(?!an?\s+(?:way|option|button|possibility|chance)\b)/iu,
      (rest) => toClause(rest),
    ],
    [
      /^(?:(?:we|i)(?:['’]d| would)? (?:also |really |still )*(?:need|want|like|love|expect|require)|there (?:must|should|shall|needs to|has to) be|what we (?:need|want) is|we(?:['’]re| are) looking for)\s+/iu,
      (rest) => `There must be ${ownToTheir(rest)}`,
    ],
    [
      /^we\s+(?=(?:automatically\s+|also\s+|then\s+|always\s+)?(?:show|display|send|retry|hide|add|log|return|reject|ask|mark|skip|create|keep|store|delete|remove|lock|notify|refuse|block|warn|charge|round|cancel|calculate|validate|e-?mail|support|offer|accept|limit|verify|check)\b)/iu,
      (rest) => `The product must ${rest}`,
    ],
    [/^(?:please\s+|kindly\s+)?(?:do not|don['’]t|never)\s+/iu, (rest) => `The product must not ${rest}`],
    [/^(?:please|kindly)\s+(?:also\s+|just\s+)?/iu, (rest) => `The product must ${rest}`],
    [/^(?:could|can|would) you (?:please\s+)?(?:also\s+)?/iu, (rest) => `The product must ${rest}`],
    [/^(?=no \p{L}+(?:\s\p{L}+){0,6}$)/iu, (rest) => `There must be ${uncapitalised(rest)}`],
  ];
  const wanted =
    /^(?:(?:could|can|would) you |please |kindly )(?:please )?(?:also )?(?:add|include|build(?: in)?|provide|create|implement)\s+(?=(?:an?|some|more|another|two|three)\s)/iu.exec(
      text,
    );
  if (wanted) return { text: `There must be ${text.slice(wanted[0].length)}` };
  const isQuestion = /\?\s*$/.test(sentence);
  for (const [start, clause] of rules) {
    const found = start.exec(text);
    if (!found) continue;
    if (isQuestion && !/you\b/iu.test(found[0])) return undefined;
    const rest = text.slice(found[0].length).trim();
    return /^(?:let (?:me|us) know|have a look|find|see|note|contact|call|reply|review|check|confirm|send me|tell)\b/iu.test(rest)
      ? undefined
      : { text: capitalised(clause(rest)) };
  }
  return undefined;
}

/** `the export to finish in time` is `the export must finish in time`. */
const toClause = (rest: string) => rest.replace(/\s(not )?to\s(?=\p{Ll})/u, (_whole, not: string | undefined) => ` must ${not ?? ""}`);
const ownToTheir = (text: string) => text.replace(/\b(?:my|our)\b/giu, "their").replace(/\bme\b|\bus\b/giu, "them");

const orders =
  /^(?:also\s+|then\s+)?(show|display|send|use|hide|add|log|return|reject|ask|mark|skip|create|keep|store|delete|remove|open|close|redirect|notify|lock|print|write|include|refuse|block|warn|inform|save|record|round|sort|retry|cancel|stop|start|export|import|generate|calculate|validate|highlight|offer|list)\s+(?=\S)/iu;

/** "show a message" is what the product does. */
function withSubject(clause: string): string {
  // "Log files shall be deleted" and "Show times are printed" have a subject, and no order.
  const order = /^(?:\p{L}+\s){1,4}?(?:must|shall|should|may|can|cannot|will|is|are)\s/iu.test(clause) ? null : orders.exec(clause);
  return order?.[1] ? `The product ${thirdPerson(order[1].toLowerCase())} ${clause.slice(order[0].length)}` : clause;
}

function splitCondition(text: string, hasModal: boolean) {
  const first = lead.exec(text);
  const vague = /^(for|on|where)$/i.test(first?.[1] ?? "");
  if (first && (!vague || hasModal) && /\s/.test(first[3] ?? ""))
    return { word: (first[1] ?? "").toLowerCase(), text: first[2] ?? "", outcome: first[3] ?? "" };
  const counted =
    /^(after|following|on|within)\s+((?:\d+|\p{L}+)\s(?:\p{L}[\p{L}-]*\s){0,3}?\p{L}+)\s+((?:the|an?|all|no|each|every|its?|their)\s.+)$/iu.exec(
      text,
    );
  if (counted?.[2] && counted[3] && limitsOf(`after ${counted[2]}`, "en").length > 0 && !/\b(?:after|of|before)$/iu.test(counted[2]))
    return { word: "after", text: counted[2], outcome: counted[3] };
  const last = trail.exec(text);
  const isCount = /^(?:before|after|until)$/i.test(last?.[2] ?? "") && /\b\d+\s\p{L}+$|\b(?:day|hour|minute)s?$/iu.test(last?.[1] ?? "");
  // "only once per year" counts, and "until 2 hours before" is a deadline.
  if (/^once$/i.test(last?.[2] ?? "") && /\b(?:only|at least|at most|more than|just)$/iu.test(last?.[1] ?? "")) return undefined;
  if (
    /^until$/i.test(last?.[2] ?? "") &&
    /^\d+\s|^(?:an?|one|two|three|four|six|twelve)\s(?:second|minute|hour|day|week|month)/iu.test(last?.[3] ?? "")
  )
    return undefined;
  if (/^before$/i.test(last?.[2] ?? "") && /^\p{L}+ing\b/u.test(last?.[3] ?? "")) return undefined;
  // "Only X may do this after arrival" says who may, not what happens after arrival.
  if (/^(?:after|before|until|upon|while|once)$/i.test(last?.[2] ?? "") && /^only\s/iu.test(text)) return undefined;
  const isExpiry = /^(?:after|upon)$/i.test(last?.[2] ?? "") && /\b(?:expires?|lapses?)$/iu.test(last?.[1] ?? "");
  if (
    last &&
    !isCount &&
    !isExpiry &&
    (last[1] ?? "").length > 8 &&
    (last[3] ?? "").length > 3 &&
    !/^\d+(?:, \d+)*,? (?:and|or) \d+/.test(last[3] ?? "") &&
    / /.test(last[1] ?? "")
  )
    return { word: (last[2] ?? "").toLowerCase(), text: last[3] ?? "", outcome: last[1] ?? "" };
  return undefined;
}

const kinds: Readonly<Record<string, Condition["kind"]>> = { unless: "unless", until: "until", before: "before", after: "after" };

function conditionOf(word: string, text: string): Condition {
  const fact = indicative(withoutStop(text));
  const doer = actor.exec(fact);
  const rest = doer ? fact.slice(doer[0].length) : "";
  const verb = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  const acts =
    doer?.[1] !== undefined &&
    verb !== "" &&
    /^(?:does not|do not|tries|\p{L}+(?:s|e|t|n|d|p|y|k|g|w|m|r|l|h))\b/iu.test(rest) &&
    !/^(?:is|are|was|were|has|have|had|does|do|can|cannot|must|may|not|name|account|id|profile|with|without|who|in|of|and|or|session|status|data|role|from)s?$/iu.test(
      verb,
    );
  const kind = kinds[word] ?? "if";
  const deed =
    acts && (kind === "if" || kind === "after") ? { actor: roleOf(doer[1] ?? ""), predicate: infinitive(rest).predicate } : undefined;
  return { kind, text: fact, deed };
}

function strengthOf(text: string): Requirement["strength"] {
  if (
    /\b(?:must|shall|has to|have to|needs? to|required|mandatory|never|cannot|can't|can not|may not|only|not allowed|forbidden|prohibited|mustn't)\b/iu.test(
      text,
    )
  )
    return "must";
  return /\b(?:may|might|could|optional(?:ly)?|nice to have)\b/iu.test(text) ? "may" : "should";
}

function isNegative(text: string): boolean {
  return /\b(?:must|shall|should|may|can|will)\s+(?:not|never)\b|\b(?:cannot|can['’]t|mustn['’]t|shouldn['’]t|won['’]t|never)\b|\bnot (?:be )?(?:allowed|permitted|possible)\b|\b(?:forbidden|prohibited)\b|^(?:no|nobody|no one|neither)\b/iu.test(
    text,
  );
}

/** `Only X may`, `may only be done by X`; "sees only their own" excludes nobody. */
function isExclusive(clause: string): boolean {
  return (
    /^only\s/iu.test(clause) ||
    /\bonly (?:be \p{L}+ )?(?:by|to|for|visible to|available to|accessible (?:to|by))\s/iu.test(clause) ||
    /\bonly by\b/iu.test(clause)
  );
}

/** Who acts by the ending of the noun, in front of a modal verb: `Pickers shall`. */
function agentOf(clause: string): RegExpExecArray | null {
  const found =
    /^((?:(?:an?|the|any|each|every|all|no|only)\s+)?(?:\p{Ll}+\s+){0,2}?(\p{L}{3,}(?:er|or|ist|ee|ian))s?)\s+(?=(?:must|shall|should|may|can|cannot|can['’]t|is allowed|are allowed|has to|have to)\b)/iu.exec(
      clause,
    );
  return found?.[2] !== undefined && !things.test(found[2]) ? found : null;
}

const things =
  /(?:order|number|folder|parameter|filter|header|footer|browser|server|computer|printer|scanner|reader|letter|character|counter|timer|register|buffer|container|identifier|controller|router|voucher|cover|layer|paper|offer|answer|water|power|tower|transfer|reminder|cart|calendar|monitor|error|processor|sensor|colou?r|factor|vector|indicator|motor|cursor|list|fee|trigger|banner|marker|slider|barrier|meter|helper|adapter|handler|worker|scheduler|loader|ledger|cluster|chapter|master|behaviou?r|door|floor|elevator|mirror|separator|operator panel|connector|detector|generator|calculator|simulator|emulator|validator|media player|tester|matter|corner|poster|folder|sticker|speaker|charger|heater|cooler|freezer|locker|drawer|wrapper|parser|compiler|debugger|logger|finder|explorer|viewer panel|placeholder|newsletter|semester|quarter|october|september|november|december|summer|winter)$/iu;

/** Who does what: `{ actor: "a user", predicate: "reset their password" }`. */
function deedOf(clause: string, negative: boolean): Deed | undefined {
  const byAgent =
    /^(.{3,120}?)\s+(?:may|can|must|shall|should|is|are)\s+(?:not\s+)?(?:only\s+)?(?:be\s+)?(\p{L}+(?:ed|en|wn|ut|de|ld|nt|ad))\s+(?:only\s+)?by\s+(?=(?:an?|the|any|all|each)?\s*)(.{3,60})$/iu.exec(
      clause,
    );
  if (byAgent?.[1] && byAgent[2] && byAgent[3] && actor.test(`${byAgent[3]} do`))
    return { actor: roleOf(byAgent[3]), predicate: `have ${uncapitalised(byAgent[1].replace(/^only\s/iu, ""))} ${byAgent[2]}` };
  const found = modal.exec(clause);
  const chosen = /^only\s/iu.test(clause) && found && found.index <= 80 ? clause.slice(0, found.index) : "";
  const start = actor.exec(clause) ?? agentOf(clause) ?? (chosen ? /^(.+?)\s*$/u.exec(chosen) : null);
  if (!start?.[1]) return undefined;
  // Whoever is described closer stays so: "A member with an overdue book cannot …".
  const described =
    found && found.index > start[0].length && found.index - start[0].length <= 80 && !/[,;:]/.test(clause.slice(0, found.index))
      ? clause.slice(0, found.index)
      : start[1];
  if (
    described !== start[1] &&
    !/^(?:with|without|who|whose|that|under|over|older|younger|above|below|in|of|from|on|at|and|or)\b/iu.test(
      described.slice(start[0].length),
    ) &&
    found &&
    found.index > start[0].length + 2
  )
    return undefined;
  const { predicate, verb } = infinitive(clause.slice(described.length).trim());
  if (verb === "have" && limitsOf(predicate, "en").length > 0)
    return { actor: roleOf(described), predicate: predicate.replace(/^have/u, "get to") };
  if (
    verb === "" ||
    /^(?:be|been|is|are|was|were|have|has|had|with|without|who|of|in|from)$/iu.test(verb) ||
    /^(?:name|account|id|profile|interface|list|data|role|session|story|stories|group|password|number|card)s?$/iu.test(verb)
  )
    return undefined;
  // What a person gets to see is the product's doing, unless it is forbidden.
  if (!negative && /^(?:see|receive|get)$/iu.test(verb) && !modal.test(clause)) return undefined;
  return { actor: roleOf(described), predicate };
}

function partsOf(clause: string): { subject: string; predicate: string } {
  const found = modal.exec(clause);
  const verb =
    found && found.index <= 120
      ? found
      : /\s(?:is|are|has|have|needs?|does|do|contains?|includes?|lasts?|takes?|costs?|expires?|lapses?)\b/iu.exec(clause);
  // In front of a coordinated verb stands more than a subject.
  if (!verb || verb.index > 120 || /\s(?:and|or|but)$/iu.test(clause.slice(0, verb.index).trim())) return { subject: "", predicate: "" };
  const subject = uncapitalised(
    clause
      .slice(0, verb.index)
      .trim()
      .replace(/\s(?:always|also|only|never|usually|then)$/iu, ""),
  );
  return { subject, predicate: clause.slice(verb.index + (found ? verb[0].length : 0)).trim() };
}
