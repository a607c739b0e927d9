import { existsSync, readFileSync } from "node:fs";
import type { Result } from "axe-core";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";

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
  /** From the next page on. */
  stopSigningIn(): Promise<void>;
}

export interface View {
  width: number;
  height: number;
  theme: "light" | "dark";
}

interface Visitor {
  /** Signs in before the first page. */
  token?: string | undefined;
  /** Where reports open: the page asks whether it can be reached. */
  reportsOrigin?: string | undefined;
}

/** A separate browser for one visitor, which records every error in it. */
export async function visit(browser: Browser, origin: string, { token, reportsOrigin, ...view }: View & Visitor): Promise<Visit> {
  const context = await newContext(browser, origin, view);
  return startVisit(await context.newPage(), origin, { token, reportsOrigin });
}

export async function newContext(browser: Browser, origin: string, { width, height, theme }: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    `document.addEventListener("securitypolicyviolation", (event) => console.error("policy refused " + event.violatedDirective + " " + event.blockedURI));`,
  );
  context.setDefaultTimeout(waitTimeoutMs);
  return context;
}

/** In an empty page. */
export async function startVisit(page: Page, origin: string, { token, reportsOrigin }: Visitor): Promise<Visit> {
  // With every page, for a test may clear the storage.
  const signIn = `if (location.origin === ${JSON.stringify(origin)}) localStorage.setItem("gantry.token", ${JSON.stringify(token)});`;
  const script = token === undefined ? undefined : await page.addInitScript(signIn);
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
  return { context: page.context(), page, complaints, stopSigningIn: async () => void (await script?.dispose()) };
}

/**
 * Makes the page of a visit ready for the next one. Its process stays, with the code that it has compiled: that saves more than half of the
 * processor time of a first load. `undefined`: the test closed it.
 */
export async function emptyPage(
  { context, page, stopSigningIn }: Visit,
  origins: readonly string[],
  view: View,
): Promise<Page | undefined> {
  if (page.isClosed()) return undefined;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.evaluate("sessionStorage.clear()");
  await stopSigningIn();
  page.removeAllListeners();
  await page.unrouteAll();
  await context.unrouteAll();
  // Of the same origin as the next page: for any other one, such as about:blank, the browser starts a new process.
  await page.goto(`${origins[0]}/gantry.svg`);
  await context.clearPermissions();
  await context.clearCookies();
  const devTools = await context.newCDPSession(page);
  for (const origin of origins) await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devTools.send("Page.resetNavigationHistory");
  await devTools.detach();
  await page.setViewportSize({ width: view.width, height: view.height });
  await page.emulateMedia({ colorScheme: view.theme, reducedMotion: "reduce", media: null, contrast: null, forcedColors: null });
  return page;
}

/** Waits until a theme that was just changed is drawn: colors in between have no contrast. */
export async function themeDrawn(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      .then(() => Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished)))
      .then(() => undefined)`,
  );
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/**
 * Only violations, in the page itself: finding the selectors of all that passed, and a second page for the summary, would take most of the time.
 */
const axeOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  iframes: false,
};

/** What axe finds against WCAG 2.2 A and AA in the page as it stands. */
export async function findBarriers(page: Page): Promise<string[]> {
  // A tooltip that the last click left open covers other controls.
  await page.mouse.move(0, 0);
  await themeDrawn(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${axeSource};undefined`);
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(axeOptions)}).then(({ violations }) => violations)`,
  )) as Result[];
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
