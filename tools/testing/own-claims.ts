/** Tests that write a worker's claim themselves, by the reason. All others use `server/src/testing/given/claimed-run.ts`. */
export const testsWithClaims = new Map([
  ["e2e/helm.test.ts", "a claim at a port that refuses it"],
  ["tools/testing/own-claims.test.ts", "this rule"],
]);

/** A claim, or any call of the worker's protocol past `worker`, which fills in its version and the lease token. */
const ownClaim = /\(\s*(?:api\.)?dispatch\.claim,|\.(?:raw|request|call)\(\s*(?:api\.)?dispatch\.(?!report\b)\w+/g;

/** The claims and other calls of the worker's protocol that a test's source writes itself, with their lines (from 1). Takes linear time. */
export function findOwnClaims(source: string): { line: number; text: string }[] {
  return [...source.matchAll(ownClaim)].map(({ 0: text, index }) => ({
    line: source.slice(0, index + text.length).split("\n").length,
    text: text.replaceAll(/\s/g, ""),
  }));
}
