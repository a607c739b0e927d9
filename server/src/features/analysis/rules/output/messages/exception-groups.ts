const begins = /^\s*\+ Exception Group Traceback \(most recent call last\):/;
const drawn = /^\s*(?:\+-\+?-*(?: (?:\d+|\.\.\.) -+)?|\+-+(?: (?:\d+|\.\.\.) -+)?$|\| ?|\+ (?=Exception Group Traceback))/;

/** The lines without the tree that Python draws in front of an exception group, so that the errors in it are read like others. */
export function withoutGroupTree<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  let isInside = false;
  return lines.map((line) => {
    if (begins.test(line.text)) isInside = true;
    else if (!drawn.test(line.text)) isInside = false;
    return isInside ? { ...line, text: line.text.replace(drawn, "") } : line;
  });
}
