import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";

/** Expects the page as it is now to fit a phone and a desk, and to be accessible on both. It keeps the desk's size. */
export async function checkPage(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  }
}
