import { existsSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { patienceMs } from "../../host/src/testing/patience.ts";

/** Debian's own; a browser is never downloaded. The shell without windows takes less than half of the processor time of the complete browser. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const browserPath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path)) ?? "/usr/bin/chromium";

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Without the software GPU, which nothing here needs: it takes an eighth of the processor time.
      "--disable-software-rasterizer",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page: errors, refused scripts and styles, failed requests to us. */
  complaints: string[];
}

export interface View {
  width: number;
  height: number;
  theme: "light" | "dark";
}

interface VisitOptions extends View {
  /** Signs in before the first page. */
  token?: string;
  /** Where reports open: the page asks whether it can be reached. */
  reportsOrigin?: string;
}

/** A separate browser for one visitor, which records every error in it. */
export async function visit(
  browser: Browser,
  origin: string,
  { width, height, theme, token, reportsOrigin }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    `if (${JSON.stringify(token ?? "")} && location.origin === ${JSON.stringify(origin)}) localStorage.setItem("gantry.token", ${JSON.stringify(token ?? "")});` +
      `document.addEventListener("securitypolicyviolation", (event) => console.error("policy refused " + event.violatedDirective + " " + event.blockedURI));`,
  );
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    // Error responses are handled and shown by the page.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) complaints.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url()) && request.url() !== `${reportsOrigin}/`)
      complaints.push(`request to elsewhere: ${request.url()}`);
  });
  return { context, page, complaints };
}

/** Waits until a theme that was just changed is drawn: colours in between have no contrast. */
export async function themeDrawn(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      .then(() => Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)))
      .then(() => undefined)`,
  );
}

/** What axe finds against WCAG 2.2 A and AA in the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  // A tooltip that the last click left open covers other controls.
  await page.mouse.move(0, 0);
  await themeDrawn(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}; ${violation.nodes
        .map((node) => `${node.target.join(" ")} ${node.failureSummary?.split("\n")[1] ?? ""}`)
        .slice(0, 4)
        .join(" | ")}`,
  );
}

/** Whether the page, or what scrolls inside it, is wider than its window. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(
    "[document.documentElement, document.body, document.getElementById('page')].some((box) => box && box.scrollWidth > window.innerWidth + 1)",
  );
}
