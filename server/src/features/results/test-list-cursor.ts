import type { runTestOrders } from "@gantry/contract/results/constants.ts";
import { badRequest } from "../../platform/errors.ts";

export type RunTestOrder = (typeof runTestOrders)[number];

/** The last test of a page. `key`: for the order `failed` its section of the list (0 failed, 1 flaky, 2 the others), for `duration` its milliseconds. */
export interface TestCursor {
  key: number;
  ordinal: number;
}

export function encodeTestCursor(order: RunTestOrder, { key, ordinal }: TestCursor): string {
  return Buffer.from(`${order} ${key} ${ordinal}`).toString("base64url");
}

/** @throws 400 for a cursor that was not issued for this order. */
export function decodeTestCursor(order: RunTestOrder, text: string | undefined): TestCursor | undefined {
  if (!text) return undefined;
  const [word, key, ordinal, ...rest] = Buffer.from(text, "base64url").toString("latin1").split(" ");
  const isOurs =
    word === order && /^\d{1,12}(\.\d{1,20})?(e[+-]\d{1,3})?$/.test(key ?? "") && /^\d{1,9}$/.test(ordinal ?? "") && rest.length === 0;
  if (!isOurs)
    throw badRequest("Invalid cursor", {
      message: "Use `nextCursor` from the previous response, unchanged, with the same order.",
      code: "INVALID_CURSOR",
    });
  return { key: Number(key), ordinal: Number(ordinal) };
}
