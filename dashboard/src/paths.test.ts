import { expect, test } from "vitest";
import { readFailuresSearch } from "./features/failure-groups/failures-search.ts";
import { parseSearch, stringifySearch } from "./paths.ts";

test("a number that was chosen stays in the address", () => {
  expect(stringifySearch({ days: 7, text: "", owner: undefined, state: "new" })).toBe("?days=7&state=new");
  expect(readFailuresSearch(parseSearch(stringifySearch({ days: 7 })))).toEqual({ days: 7 });
});
