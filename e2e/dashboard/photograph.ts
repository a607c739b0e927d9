import { join } from "node:path";
import type { Page } from "playwright-core";
import { themeDrawn } from "./browser.ts";

/** The folder for pictures, if someone wants to look at them. */
const folder = process.env["GANTRY_TEST_PICTURES"];

/** With `GANTRY_TEST_PICTURES`, a folder: a picture of the page as it is now. */
export async function photographOnce(page: Page, name: string, options: { fullPage?: boolean } = {}) {
  if (!folder) return;
  await themeDrawn(page);
  await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}

/** With `GANTRY_TEST_PICTURES`, a folder: pictures of the page in both themes, on a desk and on a phone. */
export async function photograph(page: Page, name: string) {
  const before = page.viewportSize();
  if (!folder || !before) return;
  for (const width of [390, 1440])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await photographOnce(page, `${name}-${colorScheme}-${width}`);
    }
  await page.setViewportSize(before);
}
