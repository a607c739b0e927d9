import type { Page } from "playwright-core";

/** With `PICTURES`, a folder: for a look at both themes, on a desk and on a phone. */
export async function photograph(page: Page, name: string) {
  const folder = process.env["PICTURES"];
  const before = page.viewportSize();
  if (!folder || !before) return;
  for (const width of [390, 1440])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
    }
  await page.setViewportSize(before);
}
