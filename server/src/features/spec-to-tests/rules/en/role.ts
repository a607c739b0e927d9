import { uncapitalised } from "../words.ts";
import { thirdPerson } from "./indicative.ts";

/** `Users` and `the user` are `a user`; who is described closer stays so. */
export function roleOf(who: string): string {
  const bare = uncapitalised(who.trim()).replace(/^(?:(?:only|no)\s+)?(?:(?:the|an?|any|each|every|all|both|other)\s+)?/iu, "");
  if (/^(?:anyone|anybody|someone|nobody|no one|everyone|everybody|somebody)$/iu.test(bare)) return "any user";
  const both = /^((?:\p{L}+\s){0,2}\p{L}+)\s(?:and|or)\s((?:\p{L}+\s){0,2}\p{L}+)$/u.exec(bare);
  if (both?.[1] && both[2] && !/\b(?:with|without|who|that|in|of|from|on|at)\b/iu.test(bare))
    return `${roleOf(both[1])} or ${roleOf(both[2])}`;
  const [head = "", ...tail] = bare.split(
    /(?=\s(?:with|without|who|whose|that|under|over|older|younger|above|below|in|of|from|on|at|and|or)\s)/iu,
  );
  const words = head.split(" ");
  const noun = words.at(-1) ?? "";
  const one = /(?:people|staff|ss)$/iu.test(noun)
    ? noun.replace(/^people$/iu, "person")
    : noun.replace(/ren$/u, "").replace(/(?<!s)s$/u, "");
  const single =
    [...words.slice(0, -1), one].join(" ") +
    (one === noun
      ? tail.join("")
      : tail
          .join("")
          .replace(
            /^(\s(?:who|that)\s)(\p{Ll}+)/u,
            (_all, who: string, verb: string) => who + (/^(?:are|were)$/.test(verb) ? "is" : thirdPerson(verb)),
          )
    ).replace(/\s(and|or)\s(?:an?\s)?(\p{L}+?)s\b/giu, (_all, word: string, other: string) => ` ${word} ${other}`);
  return `${/^(?:[aeio]|un(?!i))/iu.test(single) ? "an" : "a"} ${single}`;
}
