import { join } from "node:path";
import type { Page } from "playwright-core";
import { themeDrawn } from "./browser.ts";

/** The folder for screenshots; without it, none are taken. */
const folder = process.env["GANTRY_TEST_PICTURES"];

/** Saves a screenshot of the page as it is now to `GANTRY_TEST_PICTURES`. */
export async function captureScreenshot(page: Page, name: string, options: { fullPage?: boolean } = {}) {
  if (!folder) return;
  await themeDrawn(page);
  await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}

/** Saves screenshots of the page to `GANTRY_TEST_PICTURES`: in both themes, in the widths of a desktop and of a phone. */
export async function captureScreenshots(page: Page, name: string) {
  const before = page.viewportSize();
  if (!folder || !before) return;
  for (const width of [390, 1440])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await captureScreenshot(page, `${name}-${colorScheme}-${width}`);
    }
  await page.setViewportSize(before);
}
