import { frame } from "./stack-frames.ts";

/** `Error: 2 migrations failed:`, `3 feeds are broken:` */
const announces = /^(?:[\w.$]{1,100}: )?(?:[2-9]|[1-9]\d{1,5}) (?:of \d{1,6} )?\w.{0,300}:\s*$/;
const maxItems = 50;

/** The indexes of the items of each list that an error announces with their number. Each item may have another cause. */
export function countedLists(texts: readonly string[]): number[][] {
  const lists: number[][] = [];
  for (let index = 0; index < texts.length; index++) {
    if (!announces.test(texts[index] ?? "")) continue;
    const items: number[] = [];
    while (items.length < maxItems && isItem(texts[index + 1] ?? "")) items.push(++index);
    if (items.length > 1) lists.push(items);
  }
  return lists;
}

const isItem = (text: string) => text.trim() !== "" && !frame.test(text);
