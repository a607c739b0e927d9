import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { expect, test } from "vitest";
import { failureMarkdown } from "./failure-markdown.ts";

test("a failed case becomes the text of an issue with its steps, what happened instead and a link", () => {
  const item = {
    title: "An expired card is refused",
    suite: "Shop / Checkout",
    description: "",
    preconditions: "The shop is in German",
    testData: "4000 0000 0000 0069",
    comment: "On staging only",
    screenshots: [{}],
    resultBy: { id: "1", name: "Ada" },
    steps: [
      { action: "Open\nthe shop", expectedResult: "It opens", status: "PASSED", comment: "" },
      { action: "Pay", expectedResult: "The reason is in German", status: "FAILED", comment: "It is in English" },
    ],
  } as unknown as CycleItem;
  const cycle = { name: "Release 4.12", configuration: "Firefox" } as TestCycle;
  expect(failureMarkdown(cycle, item, "https://gantry.example.com/test-cycles/1?item=2")).toBe(`## An expired card is refused

**Cycle:** Release 4.12  
**Suite:** Shop / Checkout  
**Configuration:** Firefox  
**Tested by:** Ada

### Preconditions

The shop is in German

### Test data

4000 0000 0000 0069

### Steps

1. Open the shop
   - Expected: It opens
2. Pay
   - Expected: The reason is in German
   - **Failed:** It is in English

### Actual result

On staging only

Screenshots: 1, see the link.

https://gantry.example.com/test-cycles/1?item=2
`);
});
