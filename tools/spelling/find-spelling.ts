/** Spellings that texts, comments and documents do not use, and the one that they use. See docs/glossary.md, Spelling. */
const spellings: readonly (readonly [wrong: string, right: string])[] = [
  ["e-mail", "email"],
  ["analys(?=ed?\\b|ing\\b)", "analyz"],
  ["behaviour", "behavior"],
  ["canceled", "cancelled"],
  ["canceling", "cancelling"],
  ["catalogue", "catalog"],
  ["colour", "color"],
  ["containeris", "containeriz"],
  ["favour", "favor"],
  ["honour", "honor"],
  ["judgement", "judgment"],
  ["labelled\\b", "labeled"],
  ["licence", "license"],
  ["misspelt", "misspelled"],
  ["neighbour", "neighbor"],
  ["(?:custom|initial|maxim|minim|normal|optim|organ|recogn|serial|summar|synchron|util)is(?=e[ds]?\\b|ing\\b|ation)", "-iz-"],
];

const wrong = new RegExp(spellings.map(([spelling]) => `\\b(${spelling})`).join("|"), "gi");

/** The words of a text that are spelled in another way than elsewhere, with their lines (from 1) and the right spelling. */
export function findSpelling(text: string): { line: number; text: string; right: string }[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(wrong)].map((match) => {
      const which = match.slice(1).findIndex((group) => group !== undefined);
      return { line: index + 1, text: wordAt(line, match.index), right: spellings[which]?.[1] ?? "" };
    }),
  );
}

const wordAt = (line: string, index: number): string => /^[\p{L}-]+/u.exec(line.slice(index))?.[0] ?? "";

/** Files in which words are data: input of rules and readers, output of tools, and everything that tests type. */
export const wordsAsData =
  /\.test\.ts$|\/(?:samples|corpus|examples|migrations|testing)\/|^(?:examples|e2e|tools\/(?:analysis-corpus|spelling))\/|spec-to-tests\/(?:rules|documents)\/|^docs\/(?:spec-to-tests|threats)\.md$/;

/** Files with another spelling, by the reason. */
export const filesWithOtherSpelling: ReadonlyMap<string, string> = new Map([
  ["server/src/features/auth/sessions/log-in.ts", "an error of the API that clients compare"],
  ["server/src/features/billing/subscription-events.ts", "a status of the payment provider, and a kind of message in the outbox"],
  ["server/src/features/invitations/accept-invitation.ts", "an error of the API that clients compare"],
  ["server/src/features/mail/templates/registry.ts", "a kind of message in the outbox"],
  ["server/src/features/organizations/mail-admins.ts", "a kind of message in the outbox"],
  ["worker/src/engines/docker/egress/iptables.ts", "names that iptables expects"],
  ["worker/src/engines/docker/images/pull-error.ts", "a message of container engines"],
]);
