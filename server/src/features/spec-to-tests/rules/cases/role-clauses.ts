import type { DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { boundarySteps } from "./boundary-steps.ts";
import { phrases } from "./phrases.ts";
import { capitalised, uncapitalised } from "../../text/words.ts";

/** What a sentence says of one of its roles. */
export interface RoleSteps {
  /** The words of the sentence: `members may edit projects`. */
  clause: string;
  steps: DraftStep[];
}

interface RoleClause {
  clause: string;
  role: string;
  deed: string;
  isAllowed: boolean;
  /** `Only admins may …`: no one else may. */
  isExclusive: boolean;
  /** `Viewers may only …`: they may do nothing else. */
  isAll: boolean;
}

/**
 * `Admins may delete projects, members may edit projects, viewers may only read projects`: the steps of each role; `undefined` for any
 * other sentence.
 */
export function roleSteps(sentence: string, language: RuleLanguage): RoleSteps[] | undefined {
  const clauses = clausesOf(sentence, language);
  if (!clauses) return undefined;
  const roles = new Set(clauses.map(({ role }) => role.toLowerCase()));
  const saysWhoMayNot = clauses.some(({ isAllowed, isExclusive, isAll }) => !isAllowed || isExclusive || isAll);
  if (roles.size < clauses.length || clauses.length < (saysWhoMayNot ? 2 : 3)) return undefined;
  const say = phrases[language];
  return clauses.map((one, index) => ({
    clause: capitalised(one.clause),
    steps: [
      { ...say.inRole(one.role, one.deed), expectedResult: one.isAllowed ? say.works : say.refused },
      ...refusedDeeds(clauses, index).map((deed) => ({ ...say.inRole(one.role, deed), expectedResult: say.refused })),
      ...boundarySteps(one.clause, language),
    ],
  }));
}

/**
 * What a role may not do: the deeds that only others may do, and those of others if it may do a single thing only. Nothing is concluded
 * from the order of the roles.
 */
function refusedDeeds(clauses: readonly RoleClause[], index: number): string[] {
  const own = clauses[index];
  return clauses
    .filter((one, other) => other !== index && one.isAllowed && one.deed !== own?.deed && (one.isExclusive || own?.isAll))
    .map(({ deed }) => deed);
}

const person: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /(?:er|or|ist|ian|ant|(?<!m)ent|parent|ee|admin|staff|guest|warden|clerk|pupil|coache?|nurse|people|personnel|crew|host|lead|boss|public|everyone|everybody|chef|child|children)s?$/iu,
  de: /(?:er|innen|oren|enten|anten|isten|logen|kunden?|gäste|gast|mitglied|admins?|are?|leitung|personal|verwaltung|chefs?|personen|kinder|eltern|ärzte)$/iu,
};
const thing: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /(?:orders?|folders?|headers?|footers?|filters?|letters?|numbers?|servers?|computers?|printers?|routers?|scanners?|readers? of cards|timers?|counters?|timers?|parameters?|characters?|offers?|layers?|trailers?|chargers?|errors?|monitors?|sensors?|colou?rs?|doors?|floors?|motors?|processors?|editors? windows?|events?|contents?|components?|clients?|papers?|posters?|banners?|newsletters?|vouchers?)$/iu,
  de: /(?:ordner|bilder|felder|fehler|server|zähler|filter|parameter|wörter|nummer|rechner|drucker|scanner|schilder|fächer|bücher|sensoren|motoren|faktoren|formulare|exemplare|software|ware|komponenten|dokumenten|varianten|konstanten|newsletter|fenster|muster|poster|banner|gutscheine?r?)$/iu,
};
/** Words for what only another clause says. */
const dependent: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /\b(?:it|they|them|theirs|he|she|him|this|that|these|those|such|so|same|others?|neither|own$)\b|^(?:\S+\s){0,2}its\b|["“”:;()]/iu,
  de: /(?<!\p{L})(?:sie|es|ihn|ihm|dies|diese[nmrs]?|jene[nmrs]?|solche[nmrs]?|dasselbe|andere[nmrs]?)(?!\p{L})|["“”„:;()]/iu,
};

const englishRole = "(?:(?:the|an?|all)\\s)?(?:[\\p{L}-]+\\s)?[\\p{L}-]+";
const englishModal = "(?:may not|must not|cannot|can['’]t|(?:is|are) not allowed to|may|can|(?:is|are) allowed to)";
const germanRole = "(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Aa]lle)\\s)?(?:\\p{Ll}+\\s)?\\p{Lu}[\\p{L}-]+";
const germanModal = "(?:darf|dürfen|kann|können)";

const between: Readonly<Record<RuleLanguage, RegExp>> = {
  en: new RegExp(
    `;\\s+(?:and\\s|but\\s|while\\s)?|,\\s+(?:(?:and|but|while|whereas)\\s)?(?=(?:only\\s)?${englishRole}\\s${englishModal}\\s)|\\s(?:and|but|while|whereas)\\s(?=(?:only\\s)?${englishRole}\\s${englishModal}\\s)`,
    "iu",
  ),
  de: new RegExp(
    `;\\s+(?:und\\s|aber\\s)?|,\\s+(?:(?:und|aber)\\s)?(?=(?:[Nn]ur\\s)?${germanRole}\\s${germanModal}\\s)|\\s(?:und|aber)\\s(?=(?:[Nn]ur\\s)?${germanRole}\\s${germanModal}\\s)`,
    "u",
  ),
};
const clausePattern: Readonly<Record<RuleLanguage, RegExp>> = {
  en: new RegExp(`^(?<only>only\\s)?(?<role>${englishRole}?)\\s(?<modal>${englishModal})\\s(?<deed>\\p{L}.{2,120})$`, "iu"),
  de: new RegExp(`^(?<only>[Nn]ur\\s)?(?<role>${germanRole})\\s(?<modal>${germanModal})\\s(?<deed>\\p{L}.{2,120}?\\p{Ll}n)$`, "u"),
};

function clausesOf(sentence: string, language: RuleLanguage): RoleClause[] | undefined {
  const parts = sentence.split(between[language]);
  if (parts.length < 2) return undefined;
  const clauses: RoleClause[] = [];
  for (const part of parts) {
    const clause = clauseOf(part.trim(), language) ?? (language === "en" ? ownClause(part.trim(), clauses) : undefined);
    if (!clause) return undefined;
    clauses.push(clause);
  }
  return clauses;
}

function clauseOf(clause: string, language: RuleLanguage): RoleClause | undefined {
  const { only, role = "", modal = "", deed: told = "" } = clausePattern[language].exec(clause)?.groups ?? {};
  if (!person[language].test(role) || thing[language].test(role)) return undefined;
  const isRefused = language === "de" ? /^keine?n?\s|(?:^|\s)nicht\s/u.test(told) : /not|n['’]t/iu.test(modal);
  const isAll = (language === "de" ? /(?:^|\s)nur\s/u : /^only\s/u).test(told);
  const deed = (
    language === "de" ? told.replace(/^keine?n?\s|(?<!\p{L})(?:nicht|nur|auch)\s/gu, "") : told.replace(/\b(?:only|also)\s/u, "")
  ).trim();
  const isPassive = language === "en" && /^(?:be|have|not|never|contain|consist|appear)\b/u.test(deed);
  if (deed === "" || isPassive || dependent[language].test(deed)) return undefined;
  return {
    clause,
    role: nameOf(role, language),
    deed,
    isAllowed: !isRefused,
    isExclusive: only !== undefined,
    isAll: isAll && !isRefused,
  };
}

function nameOf(role: string, language: RuleLanguage): string {
  const name = role.replace(/^(?:the|an?|all|der|die|das|eine?|alle)\s/iu, "");
  return language === "en" ? uncapitalised(name) : name;
}

/** `drivers see only their own`, after `wardens can see the sessions of all vehicles`. */
function ownClause(clause: string, before: readonly RoleClause[]): RoleClause | undefined {
  const { role = "", verb } =
    /^(?<role>(?:the\s)?(?:[\p{L}-]+\s)?[\p{L}-]+s)\s(?:(?:may|can)\s)?(?<verb>\p{Ll}+)\s(?:only\s)?their own$/iu.exec(clause)?.groups ??
    {};
  const thingsSeen = before.flatMap(
    ({ deed }) => new RegExp(`^${verb ?? "_"}\\s(?:(?:the|all|any)\\s)*(\\p{L}+s)(?!\\p{L})`, "u").exec(deed)?.[1] ?? [],
  );
  const noun = thingsSeen.at(-1);
  if (verb === undefined || noun === undefined || !person.en.test(role) || thing.en.test(role)) return undefined;
  return {
    clause,
    role: nameOf(role, "en"),
    deed: `${verb} their own ${noun}`,
    isAllowed: true,
    isExclusive: false,
    isAll: false,
  };
}
