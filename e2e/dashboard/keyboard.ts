import type { Locator, Page } from "playwright-core";

/** What holds the keyboard's focus. */
export interface Stop {
  /** Role or tag, and name. */
  what: string;
  /** Whether a reader can see that it has the focus, and all that hides it. */
  isSeen: boolean;
  /** Not in the sidebar. */
  inPage: boolean;
}

// A field shows its caret, an item of a menu its highlight, and where only the page itself puts the focus a box around it says nothing;
// everything else needs an outline. What lies under a bar is not seen.
const look = `(async () => {
  const isSeen = (element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isMarked = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 && style.outlineColor !== "rgba(0, 0, 0, 0)")
      || element.matches("input, textarea, [data-highlighted], [tabindex='-1']");
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const over = document.elementFromPoint(x, y);
    const isOnTop = over !== null && (element.contains(over) || over.contains(element) || over.closest("label")?.contains(element) === true);
    return isMarked && isOnTop && box.width > 0;
  };
  let element = document.activeElement;
  // What is being drawn, or scrolled into sight, has its time.
  for (let frames = 0; frames < 30 && element && element !== document.body && !isSeen(element); frames += 1) {
    await new Promise(requestAnimationFrame);
    element = document.activeElement;
  }
  if (!element || element === document.body) return null;
  const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
  return {
    what: (element.getAttribute("role") ?? element.tagName.toLowerCase()) + " “" + name.trim().replace(/\\s+/g, " ").slice(0, 60) + "”",
    isSeen: isSeen(element),
    inPage: element.closest("main, [role=dialog]") !== null,
  };
})()`;

/** Where the focus is; `null` when it is lost. */
export function focusOf(page: Page): Promise<Stop | null> {
  return page.evaluate<Stop | null>(look);
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === element.ownerDocument.activeElement);
}

const stopsAtMost = 150;

/** Presses Tab until the focus is where it is wanted. Throws when it never comes there, or when a stop on the way cannot be seen. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  const passed: string[] = [];
  for (let presses = 0; presses < stopsAtMost; presses += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press("Tab");
    const stop = await focusOf(page);
    if (stop && !stop.isSeen) throw new Error(`the focus is not seen on ${stop.what}`);
    passed.push(stop?.what ?? "nothing");
  }
  throw new Error(`Tab never comes to ${String(wanted)}: ${passed.join(", ")}`);
}

/**
 * Presses Tab from the window's top, or from the page next to the sidebar, around to where it began: the stops, without repetition. Throws
 * when the way round does not end.
 */
export async function tabAround(page: Page, from: "window" | "page"): Promise<Stop[]> {
  await page.evaluate("document.activeElement?.blur(), delete window.firstStop");
  if (from === "page") await page.evaluate('document.getElementById("page").focus()');
  const stops: Stop[] = [];
  for (let presses = 0; presses < stopsAtMost; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop | null>(
      `window.firstStop === document.activeElement ? null : ((window.firstStop ??= document.activeElement), ${look})`,
    );
    if (stop === null || (from === "page" && !stop.inPage)) return stops;
    stops.push(stop);
  }
  throw new Error(`Tab does not come round: ${stops.map(({ what }) => what).join(", ")}`);
}
