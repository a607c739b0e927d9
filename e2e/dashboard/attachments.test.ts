import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { api } from "@gantry/contract/api.ts";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { tarOf, until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

// One and a half seconds of VP8, recorded in Chromium.
const video = await readFile(new URL("./samples/video.webm", import.meta.url));

describeInBrowser("the attachments of a test", () => {
  test("a developer enlarges screenshots, compares pictures, plays the video and reads texts in place", async ({
    stack,
    open,
    browser,
    member,
  }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    const folder = "playwright-report/data";
    await stack.worker.leave(taken, {
      [`${folder}/expected.png`]: await shop(browser.launched, { height: 400, button: "Pay €42.00" }),
      [`${folder}/actual.png`]: await shop(browser.launched, { height: 440, button: "Pay €NaN" }),
      [`${folder}/diff.png`]: await shop(browser.launched, { height: 440, button: "Difference" }),
      [`${folder}/end.png`]: await shop(browser.launched, { height: 1_800, width: 2_400, button: "Pay" }),
      [`${folder}/video.webm`]: video,
      [`${folder}/broken.webm`]: "no video",
      [`${folder}/console.log`]: `\u001b[31mPOST /pay 502\u001b[0m\n${"waiting for the payment\n".repeat(15_000)}THE END`,
      [`${folder}/answer.json`]: '{"order":12345678901234567890,"state":"declined"}',
      [`${folder}/empty.txt`]: "",
      [`${folder}/page.html`]: "<h1>page</h1>",
    });
    const file = (name: string, contentType: string, path: string) => ({ name, contentType, path: `${folder}/${path}` });
    const attachments = [
      file("pay-expected.png", "image/png", "expected.png"),
      file("pay-actual.png", "image/png", "actual.png"),
      file("pay-diff.png", "image/png", "diff.png"),
      file("screenshot", "image/png", "end.png"),
      file("video", "video/webm", "video.webm"),
      file("broken", "video/webm", "broken.webm"),
      file("console", "text/plain", "console.log"),
      file("answer", "application/json", "answer.json"),
      file("empty", "text/plain", "empty.txt"),
      file("page", "text/html", "page.html"),
    ];
    const tests = [{ name: "pays by card", suite: [], status: "failed" as const, durationMs: 1_600, attachments }];
    await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["playwright-json"], tests } });
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");

    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    const comparison = page.getByRole("group", { name: "Comparison of pay.png" });
    const capture = (name: string) => captureScreenshot(page, `attachments-${name}`);

    // The comparison, by keys.
    await comparison.getByRole("img", { name: "pay-diff.png" }).waitFor();
    await comparison.getByRole("radio", { name: "Slider" }).press("Enter");
    const slider = comparison.getByRole("slider");
    await comparison.getByText(/600 × 400 pixels were expected, the actual picture has 600 × 440/).waitFor();
    await slider.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    expect(await slider.getAttribute("aria-valuetext")).toBe("1 % expected, 99 % actual");
    const line = await comparison.getByRole("img", { name: "pay-expected.png" }).boundingBox();
    if (!line) throw new Error("the expected picture is not shown");
    await page.mouse.click(line.x + line.width * 0.4, line.y + 60);
    expect(await slider.inputValue()).toBe("40");
    await capture("slider");
    expect(await findBarriers(page)).toEqual([]);
    await comparison.getByRole("radio", { name: "Side by side" }).click();
    await comparison.getByRole("button", { name: "Enlarge pay-actual.png" }).waitFor();

    // A screenshot, enlarged.
    const screenshot = page.getByRole("button", { name: "Enlarge screenshot" });
    await screenshot.focus();
    await page.keyboard.press("Enter");
    const view = (name: string) => page.getByRole("dialog", { name });
    await view("screenshot").getByText("4 of 4").waitFor();
    const large = view("screenshot").getByRole("img");
    await expect.poll(() => width(page)).toBeGreaterThan(600);
    expect(await width(page)).toBeLessThan(1440);
    await capture("fit");
    expect(await findBarriers(page)).toEqual([]);
    await view("screenshot").getByRole("button", { name: "Show at 100 %", exact: true }).click();
    await expect.poll(() => width(page)).toBe(2_400);
    await large.waitFor();
    await page.keyboard.press("ArrowRight");
    await view("pay-expected.png").getByText("1 of 4").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await view("pay-diff.png").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Enlarge screenshot");

    // The video, and one that is none.
    await page.getByLabel("video", { exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate("document.querySelector('video').videoWidth")).toBe(320);
    await page.evaluate("document.querySelector('video').play()");
    await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBeGreaterThan(0);
    await page.getByText("broken could not be played.").waitFor();

    // The texts.
    await page.getByText("console", { exact: true }).click();
    await page.getByText("The first 256 KB of 352 KB are shown.").waitFor();
    const text = await page.getByLabel("console", { exact: true }).innerText();
    expect(text.startsWith("POST /pay 502\nwaiting")).toBe(true);
    expect(text).not.toContain("THE END");
    await page.getByText("answer", { exact: true }).click();
    const answer = page.getByLabel("answer", { exact: true });
    expect(await answer.innerText()).toBe('{\n  "order": 12345678901234567890,\n  "state": "declined"\n}');
    await page.getByText("empty", { exact: true }).click();
    await page.getByText("The file is empty.").waitFor();
    await page.getByRole("button", { name: "page", exact: true }).waitFor();
    await answer.scrollIntoViewIfNeeded();
    await capture("texts");
    expect(await findBarriers(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    await comparison.getByRole("radio", { name: "Slider" }).click();
    await comparison.getByText(/The sizes differ/).waitFor();
    await comparison.scrollIntoViewIfNeeded();
    expect(await overflows(page)).toBe(false);
    await capture("phone");
    await page.getByRole("button", { name: "Enlarge screenshot" }).click();
    await view("screenshot").getByRole("img").waitFor();
    await expect.poll(() => width(page)).toBeGreaterThan(300);
    expect(await width(page)).toBeLessThan(390);
    await capture("phone-fit");
    expect(await overflows(page)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
  });

  test("a developer compares pictures of a Playwright run whose expected picture is in the repository only", async ({
    browser,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const folder = "test-results/checkout-looks-as-designed";
    const [expected, actual] = [
      await shop(browser.launched, { height: 400, button: "Pay €42.00" }),
      await shop(browser.launched, { height: 400, button: "Pay €NaN" }),
    ];
    const file = (part: string, path: string) => ({ name: `order-${part}.png`, contentType: "image/png", path: `/home/ci/shop/${path}` });
    const attachments = [
      file("expected", "tests/checkout.spec.ts-snapshots/order-linux.png"),
      file("actual", `${folder}/order-actual.png`),
      file("diff", `${folder}/order-diff.png`),
    ];
    const result = {
      status: "failed",
      duration: 900,
      attachments,
      errors: [{ message: "Error: expect(page).toHaveScreenshot(expected) failed" }],
    };
    const spec = { title: "looks as designed", file: "checkout.spec.ts", tests: [{ status: "unexpected", results: [result] }] };
    const report = {
      config: { configFile: "playwright.config.ts", rootDir: "/home/ci/shop/tests" },
      suites: [{ title: "checkout.spec.ts", file: "checkout.spec.ts", specs: [spec] }],
      errors: [],
      stats: { unexpected: 1 },
    };
    const files = {
      "results.json": JSON.stringify(report),
      [`${folder}/order-expected.png`]: expected,
      [`${folder}/order-actual.png`]: actual,
      [`${folder}/order-diff.png`]: actual,
    };
    const answer = await person.request(api.ingest.report, {
      query: { projectId },
      body: gzipSync(await tarOf(files)),
      headers: { "content-type": "application/gzip" },
    });
    expect(answer.status).toBe(201);
    const [run] = (await person.call(api.executions.list, { query: {} })).data;

    const { page } = await open(person.token, { width: 1440, height: 900 });
    await page.goto(`/runs/${run?.id}`);
    await page.getByRole("img", { name: "order-diff.png" }).waitFor();
    await captureScreenshot(page, "attachments-overview");
    await page.goto(`/runs/${run?.id}?tab=tests`);
    const comparison = page.getByRole("group", { name: "Comparison of order.png" });
    await comparison.getByRole("radio", { name: "Side by side" }).click();
    for (const name of ["order-expected.png", "order-actual.png"])
      await expect
        .poll(() => comparison.getByRole("img", { name }).evaluate((image) => "naturalWidth" in image && image.naturalWidth))
        .toBe(600);
    await comparison.getByRole("radio", { name: "Slider" }).click();
    await comparison.getByRole("slider").waitFor();
    await captureScreenshot(page, "attachments-from-repository");
    expect(await findBarriers(page)).toEqual([]);
  });
});

/** How wide the enlarged picture is drawn, in pixels. */
const width = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("img")
    .evaluate((image) => image.getBoundingClientRect().width);

/** A screenshot of a page of a shop. */
async function shop(
  browser: Browser,
  { height, button, width = 600 }: { height: number; button: string; width?: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<body style="font: 16px sans-serif; margin: 40px"><h1>Your order</h1><p>2 lamps, 1 chair</p><button style="padding: 12px 24px">${button}</button></body>`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
