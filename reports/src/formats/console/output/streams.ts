/** A line of a stream: its position in the whole output, and its text without the prefix. */
export interface StreamLine {
  index: number;
  text: string;
}

/** What one program printed. */
export interface Stream {
  /** What a tool wrote in front of each line, such as `tests-1` or `packages/shop test`. `undefined`: lines without a prefix. */
  label: string | undefined;
  lines: StreamLine[];
}

interface Form {
  pattern: RegExp;
  /** At least this many lines. */
  least: number;
  /** The part of the lines between the first and the last prefix that have one. */
  share: number;
}

const date = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`;
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const level = String.raw`(?:DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR)`;

/**
 * The time in front of a line, as CI systems, concurrently, GitLab's runner, `ts`, syslog and the logs of Kubernetes write it. With a date,
 * a logger's name and level or the stream may follow.
 */
const time = new RegExp(
  `^\ufeff?(?:${date}Z \\d\\d[OE]\\+|(?:${[
    // Loggers of Python and of Java.
    `${date} - [\\w.-]{1,64} - ${level} -`,
    `${date} ${level} {1,2}\\[[\\w./:-]{1,64}\\] [\\w.$]{1,64} -`,
    `\\[?${date}(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?${String.raw`(?: \d\d[OE]| std(?:out|err) [FP]| \[?(?:DEBUG|INFO|NOTICE)\]?:?)?`}`,
    // journalctl's short-full.
    `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${date} [A-Z]{3,5}`,
    // TeamCity, with its step.
    String.raw`\[\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\](?:[\w ]?:?\t ?\[Step \d{1,4}/\d{1,4}\])?`,
    String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?! [\w.-]+ {1,40}\|)`,
    String.raw`${month} [ \d]\d \d\d:\d\d:\d\d(?:\.\d{1,6})?`,
    String.raw`1\d{9}\.\d{3,9}`,
  ].join("|")})(?: |$))`,
);
const shareOfTimes = 0.9;

const forms: readonly Form[] = [
  // docker compose, foreman and moon: `tests-1  | text`.
  { pattern: /^(?:\d\d:\d\d:\d\d )?([a-zA-Z][\w.@/:-]{0,80}) {1,40}\|(?: |$)/, least: 3, share: 0.6 },
  // concurrently, npm-run-all, yarn workspaces and kubectl: `[api] text`. Jenkins writes two blanks after the time.
  { pattern: /^ ?(?:➤ YN0000: )?\[([\w@/.][^[\]]{0,80})\]:?(?: |$)/, least: 3, share: 0.6 },
  // syslog and Heroku: `ci shop[4711]: text`, `app[shop.1]: text`.
  { pattern: /^((?:[\w.-]{1,64} )?[\w./-]{1,64}\[[\w.-]{1,32}\]):(?: |$)/, least: 3, share: 0.9 },
  // pnpm and Turborepo: `packages/shop test: text`, `shop:test: text`.
  { pattern: /^((?:\.|[\w@][\w@/.-]{0,80})[ :#][a-zA-Z][\w:.-]{0,60}):(?: |$)/, least: 3, share: 0.6 },
  // Docker's build: `#14 3.512 text`.
  { pattern: /^#(\d{1,4}) \d{1,5}\.\d{1,4}(?: |$)/, least: 3, share: 0.6 },
  // GitHub's `gh run view --log`: the job, the step and the time.
  { pattern: /^(\S[^\t]{0,100}\t\S[^\t]{0,200})\t(?=\ufeff?\d{4}-\d\d-\d\dT)/, least: 3, share: 0.9 },
  // GNU parallel's `--tag`.
  { pattern: /^(\S[^\t]{0,80})\t/, least: 5, share: 0.9 },
  // Lerna: `shop: text`. Many programs write words with a colon.
  { pattern: /^([a-zA-Z@][\w@/.-]{0,80}):(?: |$)/, least: 8, share: 0.8 },
  // Vagrant.
  { pattern: /^ {4}([a-zA-Z][\w.-]{0,60}):(?: |$)/, least: 8, share: 0.9 },
  // A script that quotes what it started.
  { pattern: /^([>│┃])(?: |$)/, least: 5, share: 0.9 },
];

/** What precedes a line for other reasons: levels of loggers, errors, pytest-xdist's workers and the words of runners. */
const noLabel =
  /^(?:\[?(?:info|warn(?:ing)?|error|err|debug|trace|fatal|notice|inf|wrn|ftl|dbg|vrb|trc|log|critical|severe|verbose|stdout|stderr|note|help)\b.*|.*(?:Error|Exception|Warning)|gw\d+|\d+%|\d+\/\d+|at|expected|received|actual|(?:npm|pip|make)(?:\[\d+\])?|(?:not )?ok *|fail|pass|-{3} \w+.*|\?.*)$/i;

/** A tool may start another one: docker compose a service that runs pnpm. */
const maxPrefixes = 3;

/**
 * Splits the output of several programs that a tool prints with a prefix in front of each line, and removes the prefix, and one after it.
 * Each stream keeps the order of its lines and the first label; so several may have the same one. Times in front of nearly all lines are
 * removed too, also after the prefix. One stream with all lines if there are no prefixes.
 */
export function splitStreams(texts: readonly string[], depth = maxPrefixes): Stream[] {
  const bare = withoutTimes(texts);
  const found =
    depth === 0
      ? undefined
      : (forms.map((form) => labelsOf(form, bare)).find((labels) => labels !== undefined) ?? samePrefix(bare) ?? samePrefixes(bare));
  if (!found) return [{ label: undefined, lines: bare.map((text, index) => ({ index, text })) }];
  const streams = new Map<string | undefined, StreamLine[]>();
  for (const [index, text] of bare.entries()) {
    const prefix = found.get(index);
    const line = { index, text: text.slice(prefix?.length ?? 0) };
    const known = streams.get(prefix?.label);
    if (known) known.push(line);
    else streams.set(prefix?.label, [line]);
  }
  return [...streams].flatMap(([label, lines]) => {
    const inner = splitStreams(
      lines.map(({ text }) => text),
      label === undefined ? 0 : depth - 1,
    );
    return inner.map((stream) => ({ label, lines: stream.lines.map(({ index, text }) => ({ index: lines[index]?.index ?? 0, text })) }));
  });
}

function withoutTimes(texts: readonly string[]): readonly string[] {
  const filled = texts.filter((text) => text.trim() !== "");
  const timed = filled.filter((text) => time.test(text)).length;
  return timed >= 3 && timed >= shareOfTimes * filled.length ? texts.map((text) => text.replace(time, "")) : texts;
}

interface Prefix {
  label: string;
  length: number;
}

/** The prefix of each line that has one, by its index; `undefined` if the output is not written in this form. */
function labelsOf({ pattern, least, share }: Form, texts: readonly string[]): ReadonlyMap<number, Prefix> | undefined {
  const all = new Map<number, Prefix>();
  const uses = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    const match = pattern.exec(text);
    const label = match?.[1];
    if (!match || label === undefined || noLabel.test(label)) continue;
    all.set(index, { label, length: match[0].length });
    uses.set(label, (uses.get(label) ?? 0) + 1);
  }
  // Only a label that comes again is a prefix for certain.
  const repeated = [...all].filter(([, { label }]) => (uses.get(label) ?? 0) > 1);
  const [first, last] = [repeated[0]?.[0] ?? 0, repeated.at(-1)?.[0] ?? 0];
  const between = texts.slice(first, last + 1).filter((text) => text.trim() !== "").length;
  return repeated.length >= least && repeated.length >= share * between ? all : undefined;
}

const leastOfSame = 5;
/** Words that each line of some output begins with: a level, a mark, a list of TAP. */
const noPrefix = /^(?:\[\w+\]|(?:not )?ok|#|\/\/|\W+) *$/;

/** The words that all lines begin with, as stern writes pod and container. */
function samePrefix(texts: readonly string[]): ReadonlyMap<number, Prefix> | undefined {
  // Of an empty line, the blank after the prefix may be gone.
  const filled = texts.flatMap((text) => (text.trim() === "" ? [] : `${text} `));
  if (filled.length < leastOfSame) return undefined;
  const common = filled.reduce((prefix, text) => {
    let length = 0;
    while (length < prefix.length && text[length] === prefix[length]) length++;
    return prefix.slice(0, length);
  });
  // Whole words only, at most two.
  const [, first, second] = /^(\S{1,80} )(\S{1,80} )?/.exec(common) ?? [];
  if (first === undefined || noLabel.test(first.trim())) return undefined;
  const prefix = `${first}${second === undefined || noLabel.test(second.trim()) ? "" : second}`;
  if (noPrefix.test(prefix)) return undefined;
  // The same message again and again has no indented and no empty lines.
  if (!filled.some((line) => /^(?:\s|$)/.test(line.slice(prefix.length)))) return undefined;
  return new Map(texts.flatMap((text, index) => (text.trim() === "" ? [] : [[index, { label: prefix.trim(), length: prefix.length }]])));
}

const maxPrograms = 20;
/** How stern lists the containers that it follows: `+ tests-7c9f › tests`. */
const sternList = /^[+-] \S+ › \S+$/;

/** The same for several programs, which differ in the first word (pods) or in the second (containers). */
function samePrefixes(texts: readonly string[]): ReadonlyMap<number, Prefix> | undefined {
  return [/^(?=\S*[\d/])[a-zA-Z]\S{1,79}(?= |$)/, /^(?=\S*[\d/])[a-zA-Z]\S{1,79} [a-zA-Z][\w./-]{0,79}(?= |$)/]
    .map((words) => prefixesOf(words, texts))
    .find((prefixes) => prefixes !== undefined);
}

function prefixesOf(words: RegExp, texts: readonly string[]): ReadonlyMap<number, Prefix> | undefined {
  const programs = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    if (text.trim() === "" || sternList.test(text)) continue;
    const word = words.exec(text)?.[0];
    if (word === undefined || noLabel.test(word)) return undefined;
    const known = programs.get(word);
    if (known) known.push(index);
    else programs.set(word, [index]);
    if (programs.size > maxPrograms) return undefined;
  }
  if (programs.size < 2) return undefined;
  const all = new Map<number, Prefix>();
  for (const indexes of programs.values()) {
    const prefixes = samePrefix(indexes.map((index) => texts[index] ?? ""));
    if (!prefixes) return undefined;
    for (const [place, prefix] of prefixes) all.set(indexes[place] ?? 0, prefix);
  }
  return all;
}
