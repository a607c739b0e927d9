/** How runners without a reader count failures, in their own form. The first number that is not a zero decides. */
const counts: readonly RegExp[] = [
  // Clojure
  /^(?:[1-9]\d{0,6} failures?, \d{1,7} errors?|\d{1,7} failures?, [1-9]\d{0,6} errors?)\.$/,
  // Hurl
  /^Failed files: {1,20}[1-9]\d{0,6} \(\d/,
  // Nx: `✖  1/2 failed`, `✖  1/2 targets failed, including the following:`
  /^ {0,8}[✖✗×] {1,8}[1-9]\d{0,6}\/\d{1,7} (?:targets? |tasks? )?failed\b/,
  // Newman: what was executed, and what of it failed
  /^ ?[│|] {1,60}(?:iterations|requests|test-scripts|prerequest-scripts|assertions) [│|] {1,30}\d{1,9} [│|] {1,30}[1-9]\d{0,8} [│|]/,
  // JMeter: all samples so far
  /^summary = {1,20}\d.{1,200}\bErr: {1,20}[1-9]\d{0,8} \(/,
  // Locust: all requests
  /^ *Aggregated {1,200}\d{1,9} {1,30}[1-9]\d{0,8}\(\d{1,3}(?:\.\d{1,4})?%\)/,
  // `dotnet test` in other languages than English, which all have the failed tests first: `Fehler! : Fehler: 1, erfolgreich: 2, … - x.dll`
  /^\D{1,40}[!！]\D{1,60}[:：]\s{0,10}[1-9]\d{0,6}\s?[,、，](?:\D{1,60}[:：]\s{0,10}\d{1,7}\s?[,、，]){3}.{1,80} - \S{1,300}\.(?:dll|exe)\b/,
];

export const isCountOfUnreadRunner = (line: string): boolean => counts.some((count) => count.test(line));
