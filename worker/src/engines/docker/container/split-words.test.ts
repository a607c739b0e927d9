import { expect, it } from "vitest";
import { splitWords } from "./split-words.ts";

it.each([
  ["", []],
  ["  ", []],
  ["npx playwright test", ["npx", "playwright", "test"]],
  ["  a\tb  ", ["a", "b"]],
  [`--grep "log in" --x='a b'`, ["--grep", "log in", "--x=a b"]],
  [`it\\'s a\\ word`, ["it's", "a word"]],
  [`"say \\"hi\\" $HOME"`, [`say "hi" $HOME`]],
  [`'no \\ escape'`, ["no \\ escape"]],
  [`""`, [""]],
  [`don't`, ["don't"]],
  [`$(rm -rf /); echo|x`, ["$(rm", "-rf", "/);", "echo|x"]],
  [`trailing\\`, ["trailing\\"]],
])("reads %j as words, expanding nothing", (command, words) => {
  expect(splitWords(command)).toEqual(words);
});
