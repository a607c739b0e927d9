/** The test's line in the list of results, with the number of its retries. The errors of all attempts are below it. */
const listed = /^\s*[×✗✘✖] {1,2}(.{1,400})$/;
const retries = /\(retry x(\d+)\)/;
const behindTitle = /(?: \d+(?:\.\d+)?m?s| \(retry x\d+\)| \(repeat x\d+\)| \d+ MB heap used)+\s*$/;
const listedError = /^\s*→ (.*)$/;
const listedFile = /^\s*[❯✓×] (\S.{0,300}?\.[cm]?[jt]sx?) \(\d+ tests?\b/;
const namesNoRetries = /^ RUN {2}v[0-2]\./;
const sectionBegins = /^ ?FAIL {2}(\S.*?)\s*$/;
const sectionEnds = /^\s*⎯{4,}(?:\[\d+\/\d+\]⎯+)?\s*$|^\s*(?:⎯+ |Test Files {2}|Snapshots {2})/;
const countOfTests = /^\s*⎯+ Failed (?:Tests|Suites) (\d+) ⎯+/;

/** One error with the titles of the tests that have it. */
interface Section {
  titles: { title: string; index: number }[];
  begin: number;
  end: number;
}

interface Retried {
  /** The first lines of the errors, in the order of the attempts. */
  errors: { text: string; index: number }[];
  retries: number;
}

/**
 * The indexes of the lines of attempts that did not decide. Vitest prints the errors of all attempts of a test in sections with the same title, each
 * error once, and its list tells which of them came last.
 */
export function earlierVitestAttempts(texts: readonly string[]): ReadonlySet<number> {
  const dropped = new Set<number>();
  const sections = sectionsIn(texts);
  if (sections.length === 0) return dropped;
  for (const [titles, test] of retriedTests(texts, sections)) {
    // A hook may fail in each attempt too.
    const last = test.errors.slice(-Math.ceil(test.errors.length / (test.retries + 1)));
    for (const { index } of test.errors) if (!last.some((error) => error.index === index)) dropped.add(index);
    const own = sections.filter((section) => section.titles.some(({ title }) => titles.includes(title)));
    const says = ({ begin, end }: Section) => last.some(({ text }) => texts.slice(begin, end).some((line) => isError(line, text)));
    const kept = own.filter(says);
    for (const section of own) {
      if (kept.length > 0 ? kept.includes(section) : section === own.at(-1)) continue;
      // The section may show another test's error too.
      for (const { title, index } of section.titles) if (titles.includes(title)) dropped.add(index);
      if (section.titles.every(({ index }) => dropped.has(index))) for (let at = section.begin; at < section.end; at++) dropped.add(at);
    }
  }
  return dropped;
}

/**
 * The titles that several sections have although they belong to one test each: it failed in a hook too, or was tried again. Only one of Vitest's
 * reporters tells which.
 */
export function repeatedVitestTitles(texts: readonly string[]): { titles: ReadonlySet<string>; mayBeAttempts: boolean } {
  const named = sectionsIn(texts).flatMap(({ titles }) => titles.map(({ title }) => title));
  const different = new Set(named);
  const count = texts.reduce((sum, text) => sum + Number(countOfTests.exec(text)?.[1] ?? 0), 0);
  const titles = new Set(different.size === count ? named.filter((title, index) => named.indexOf(title) !== index) : []);
  // The list by files names retries, since version 3; other lists do not.
  return { titles, mayBeAttempts: !texts.some((text) => listedFile.test(text)) || texts.some((text) => namesNoRetries.test(text)) };
}

/** The title in the first line of a section; `undefined` for other lines. */
export const vitestTitle = (text: string): string | undefined => sectionBegins.exec(text)?.[1];

const isError = (line: string, message: string) => message !== "" && (line === message || line.endsWith(`: ${message}`));

function retriedTests(texts: readonly string[], sections: readonly Section[]): [titles: string[], test: Retried][] {
  const tests: [string[], Retried][] = [];
  const inSections = new Set(sections.flatMap(({ begin, end }) => Array.from({ length: end - begin }, (_, at) => begin + at)));
  let file = "";
  let open: Retried | undefined;
  for (const [index, text] of texts.entries()) {
    if (inSections.has(index)) continue;
    file = listedFile.exec(text)?.[1] ?? file;
    const error = listedError.exec(text)?.[1];
    const line = listed.exec(text)?.[1];
    if (error !== undefined) open?.errors.push({ text: error.trimEnd(), index });
    else if (line !== undefined) {
      const title = line.replace(behindTitle, "").trim();
      open = { errors: [], retries: Number(retries.exec(line)?.[1] ?? 0) };
      tests.push([[title, `${file} > ${title}`], open]);
    } else if (sectionBegins.test(text)) open = undefined;
  }
  return tests.flatMap(([titles, { errors, retries: named }]) => {
    const count = named > 0 ? named : retriesShownBy(errors.map(({ text: message }) => message));
    return count > 0 && errors.length > 1 ? [[titles, { errors, retries: count }]] : [];
  });
}

/**
 * How often a test was certainly tried again, by its errors alone: an error that comes twice is that of another attempt. Without one, a second error
 * may be that of a hook.
 */
function retriesShownBy(errors: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < 2) return 0;
  return (errors.length % most === 0 ? most : errors.length) - 1;
}

function sectionsIn(texts: readonly string[]): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  for (const [index, text] of texts.entries()) {
    const title = sectionBegins.exec(text)?.[1];
    if (title !== undefined) {
      const before = sections.at(-1);
      if (before && before.begin === index) before.titles.push({ title, index });
      else sections.push({ titles: [{ title, index }], begin: index + 1, end: index + 1 });
      open = sections.at(-1);
      if (open) [open.begin, open.end] = [index + 1, index + 1];
    } else if (sectionEnds.test(text)) open = undefined;
    else if (open) open.end = index + 1;
  }
  return sections;
}
