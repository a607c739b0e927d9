import { api } from "@gantry/contract/api.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBarriers, overflows } from "./browser.ts";
import { until } from "./dashboard-stack.ts";
import { describeInBrowser, test } from "./in-browser.ts";
import { takeRun } from "./member.ts";
import { captureScreenshot } from "./capture-screenshot.ts";

const started = Date.UTC(2026, 10, 24, 9);

function entry(
  url: string,
  status: number,
  content: object,
  { after = 0, took = 50, ...request }: Record<string, unknown> & { after?: number; took?: number } = {},
) {
  return {
    startedDateTime: new Date(started + after).toISOString(),
    time: took,
    request: { method: "GET", url, httpVersion: "HTTP/2.0", headers: [{ name: "accept", value: "*/*" }], queryString: [], ...request },
    response: { status, statusText: status === 502 ? "Bad Gateway" : "", headers: [{ name: "server", value: "shop" }], content },
    timings: { blocked: 1, wait: took - 2, receive: 1 },
  };
}

const pages = Array.from({ length: 250 }, (_, index) =>
  entry(`https://cdn.example/pictures/${index}.png`, 200, { mimeType: "image/png", size: 4_096 }, { after: 100 + index * 4 }),
);
const har = {
  log: {
    version: "1.2",
    entries: [
      entry("https://shop.example/cart?coupon=A", 200, { mimeType: "text/html", size: 14_000, text: "<h1>Cart</h1>" }, { took: 80 }),
      ...pages,
      entry(
        "https://shop.example/api/pay",
        502,
        { mimeType: "application/json", size: 16, text: '{"error":"down"}' },
        { after: 900, took: 400, method: "POST", postData: { mimeType: "application/json", text: '{"card":"\u202e4242"}' } },
      ),
      entry(`https://very-long-${"name".repeat(30)}.example/${"path/".repeat(60)}`, 0, {}, { after: 1_300 }),
    ],
  },
};

async function inBothThemes(page: Page, name: string) {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await captureScreenshot(page, `${name}-${colorScheme}`);
  }
}

describeInBrowser("a test with a HAR file", () => {
  test("a developer finds the failed request and reads what was sent and answered, with the keyboard and on a phone", async ({
    stack,
    open,
    member,
  }) => {
    const { person, projectId } = await member();
    const { id } = (await person.call(api.executions.create, { body: { image: "team/suite:1", projectId } })).data;
    const taken = await takeRun(stack.worker, id);
    const files = { "data/network.har": JSON.stringify(har), "data/broken.har": '{"log":{"entries":[{' };
    await stack.worker.leave(taken, files);
    const attachments = Object.keys(files).map((path) => ({ name: path.replace("data/", ""), contentType: "application/json", path }));
    const tests = [
      { name: "pays by card", suite: [], status: "failed" as const, durationMs: 900, message: "Error: not paid", attachments },
    ];
    await stack.worker.finish(taken, { exitCode: 1, results: { formats: ["playwright-json"], tests } });
    await until("the end", async () => (await person.call(api.executions.get, { params: { id } })).data.status === "FAILED");

    const { page } = await open(person.token, { width: 1440 });
    await page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    await page.getByText("network.har").click();
    const table = page.getByRole("table", { name: "Requests" });
    const status = page.getByRole("status").filter({ hasText: /request/ });
    await expect.poll(() => status.innerText()).toBe("253 requests");
    expect(await table.getByRole("row").count()).toBe(201);
    await page.getByRole("button", { name: "Show 53 more" }).click();
    await expect.poll(() => table.getByRole("row").count()).toBe(254);

    await page.getByRole("radio", { name: "Failed (2)" }).click();
    await expect.poll(() => status.innerText()).toBe("2 of 253 requests");
    expect(await table.getByRole("row").nth(2).innerText()).toContain("No response");
    const row = table.getByRole("button", { name: "shop.example/api/pay" });
    await row.focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Response body", { exact: true }).getByText('"error": "down"').waitFor();
    expect(await page.getByLabel("Request body", { exact: true }).innerText()).toContain("\\u202e4242");
    await table.getByText("Bad Gateway").waitFor();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate("document.activeElement.innerText")).toContain("very-long");
    expect(await findBarriers(page)).toEqual([]);
    await row.scrollIntoViewIfNeeded();
    await inBothThemes(page, "har");

    await page.getByRole("radio", { name: "All" }).click();
    await page.getByRole("button", { name: "Type" }).click();
    await page.getByRole("menuitemradio", { name: "Document" }).click();
    await expect.poll(() => status.innerText()).toBe("1 of 253 requests");
    await page.getByRole("searchbox", { name: "Search requests" }).fill("nothing like it");
    await expect.poll(() => status.innerText()).toBe("No request matches.");

    await page.getByText("broken.har").click();
    await page.getByText("The HAR file was not read. It is not valid JSON, or it breaks off.").waitFor();
    await page.getByRole("alert").locator("..").getByRole("button", { name: "Show as text" }).click();
    await page.getByLabel("broken.har", { exact: true }).getByText('{"log"').waitFor();

    const phone = await open(person.token, { width: 390, height: 844 });
    await phone.page.goto(`/runs/${id}?tab=tests&test=${id}-0`);
    await phone.page.getByText("network.har").click();
    await phone.page.getByRole("radio", { name: "Failed (2)" }).click();
    await phone.page.getByRole("button", { name: "shop.example/api/pay" }).click();
    await phone.page.getByLabel("Response body", { exact: true }).waitFor();
    expect(await overflows(phone.page)).toBe(false);
    expect(await findBarriers(phone.page)).toEqual([]);
    await inBothThemes(phone.page, "har-phone");
  });
});
