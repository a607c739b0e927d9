import type { CaseContent } from "@gantry/contract/test-cases/schemas.ts";
import type { z } from "zod";

type NewCase = z.input<typeof CaseContent>;

const steps = {
  pay: [
    { action: "Add one teapot to the cart", expectedResult: "The cart shows one teapot at 24.90 €" },
    { action: "Open the checkout and choose the card ending in 4242", expectedResult: "The total includes 4.90 € for shipping" },
    { action: "Select Pay", expectedResult: "The page shows the order number, and a mail arrives within a minute" },
  ],
  refuse: [
    { action: "Open the checkout with one teapot in the cart", expectedResult: "The payment form appears" },
    { action: "Pay with a card that expired last month", expectedResult: "The page says that the card has expired. No order is created" },
  ],
  voucher: [
    { action: "Enter the voucher TEA10 in the cart", expectedResult: "The total falls by 10 %" },
    { action: "Enter TEA10 again", expectedResult: "The page says that the voucher is in use. The total is unchanged" },
  ],
  lock: [
    { action: "Sign in five times with a wrong password", expectedResult: "The page says that the account is locked for 15 minutes" },
    { action: "Sign in with the right password", expectedResult: "The account is still locked" },
  ],
  search: [{ action: "Search for a product number", expectedResult: "The product is the first result" }],
};

const of = (suite: string, title: string, its: NewCase["steps"], priority: NewCase["priority"] = "MEDIUM"): NewCase => ({
  suite,
  title,
  steps: its,
  priority,
});

/** Test cases of the demonstration's project. */
export const demoCases: NewCase[] = [
  of("Checkout", "A guest pays by card", steps.pay, "CRITICAL"),
  of("Checkout", "An expired card is refused with a reason", steps.refuse, "HIGH"),
  of("Cart", "A voucher lowers the total once", steps.voucher),
  of("Account", "Five wrong passwords lock the account", steps.lock, "HIGH"),
  of("Search", "A product is found by its number", steps.search, "LOW"),
  { ...of("Search", "finds a product by number", steps.search), type: "AUTOMATED" },
];
