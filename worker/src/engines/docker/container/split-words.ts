/**
 * Splits a command line into words like a shell, without expansion: blanks separate, quotes and backslashes protect.
 * An unclosed quote is an ordinary character.
 */
export function splitWords(command: string): string[] {
  const words: string[] = [];
  let word = "";
  let inWord = false;
  let at = 0;
  while (at < command.length) {
    const char = command.charAt(at);
    const closing = char === "'" || char === '"' ? closingQuote(command, at) : -1;
    if (/\s/.test(char)) {
      if (inWord) words.push(word);
      word = "";
      inWord = false;
      at += 1;
      continue;
    }
    inWord = true;
    if (closing > at) {
      word += unquote(command.slice(at + 1, closing), char);
      at = closing + 1;
    } else if (char === "\\" && at + 1 < command.length) {
      word += command.charAt(at + 1);
      at += 2;
    } else {
      word += char;
      at += 1;
    }
  }
  if (inWord) words.push(word);
  return words;
}

function closingQuote(command: string, open: number): number {
  const quote = command.charAt(open);
  for (let at = open + 1; at < command.length; at += 1) {
    if (quote === '"' && command.charAt(at) === "\\") at += 1;
    else if (command.charAt(at) === quote) return at;
  }
  return -1;
}

function unquote(text: string, quote: string): string {
  return quote === '"' ? text.replace(/\\(["\\$`])/g, "$1") : text;
}
