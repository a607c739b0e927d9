import { expect, test } from "vitest";
import { reachableLink } from "./reachable-link.ts";

const at = (origin: string) => new URL(origin);

test("a loopback link gets the page's origin, and other links are unchanged", () => {
  expect(reachableLink("http://127.0.0.1:3000/invite/t", at("https://gantry.example.com"))).toBe("https://gantry.example.com/invite/t");
  expect(reachableLink("http://127.0.0.1:3000/invite/t", at("http://localhost:3000"))).toBe("http://127.0.0.1:3000/invite/t");
  expect(reachableLink("https://gantry.example.com/invite/t", at("https://10.0.0.7"))).toBe("https://gantry.example.com/invite/t");
});
