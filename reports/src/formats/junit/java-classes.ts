/** A class, and the classes nested in it: `shop.CartTest` and `$Removes`. A name may begin with dollar signs of its own. */
const javaClass = /^((?:[\p{L}\p{N}_$]+\.)*\$*[\p{L}\p{N}_]+)(?:\$[\p{L}\p{N}_$]*)?$/u;

/**
 * Whether a suite is another class of the same Java file as a test's class: around it, in it or next to it. Surefire writes the tests of a class with
 * nested ones into the suite of any of these, depending on which of them ran last, so its suite says nothing about the test.
 */
export function isRelatedClass(suite: string, className: string): boolean {
  if (suite === className || !(suite.includes("$") || className.includes("$"))) return false;
  const outermost = javaClass.exec(className)?.[1];
  return outermost !== undefined && javaClass.exec(suite)?.[1] === outermost;
}
