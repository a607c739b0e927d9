import type { RuleLanguage } from "../language.ts";

/** What a sentence demands, whatever language it is written in. Texts have no full stop. */
export interface Requirement {
  language: RuleLanguage;
  /** The sentence as it stands, without its number. */
  text: string;
  /** The sentence as it stands, also where `text` is put into other words. */
  sentence: string;
  /** What the sentence says beyond `condition`, `deed` and `outcome`; may be empty. */
  beyond: string;
  /** The words that are shown to whoever is refused, where the sentence quotes them. */
  message: string | undefined;
  /** The identifier it was written with: `REQ-12`, `3.1.2`. */
  id: string | undefined;
  strength: "must" | "should" | "may";
  /** It forbids. */
  negative: boolean;
  /** Only those it names may. */
  exclusive: boolean;
  /** What has to hold first. */
  condition: Condition | undefined;
  /** What then holds, as a fact: `the system shows the reason`. */
  outcome: string;
  /** A person and what they do, when the sentence is about one. */
  deed: Deed | undefined;
  /** What the sentence is about, when no person is; may be empty. */
  subject: string;
  /** What holds of the subject, so that a limit in it can be replaced: `have at least 8 characters`. */
  predicate: string;
  /** The sentence says `must` or the like. */
  explicit: boolean;
}

export interface Condition {
  kind: "if" | "unless" | "until" | "before" | "after";
  /** Without its `if`: `the card is declined`. */
  text: string;
  /** A person who does it: `a user`, `sign up`. */
  deed: Deed | undefined;
}

export interface Deed {
  /** One person, with an article where the language has one: `a signed-in user`, `Patient`. */
  actor: string;
  /** What they do, as an infinitive: `reset their password`, `einen Termin buchen`. */
  predicate: string;
}
