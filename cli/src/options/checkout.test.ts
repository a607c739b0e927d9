import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentFrom } from "./checkout.ts";

let root: string;
let shop: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "gantry-checkout-")));
  shop = join(root, "shop");
  mkdirSync(join(shop, ".git"), { recursive: true });
  mkdirSync(join(root, "worktree"));
  writeFileSync(join(root, "worktree", ".git"), "gitdir: ../shop/.git/worktrees/worktree\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20 }));

test("a folder of reports has the same name from every folder of a repository", () => {
  const expected = { checkout: shop, uploadFolder: "packages/b" };
  expect(sentFrom(join(shop, "packages/b"), shop)).toEqual(expected);
  expect(sentFrom(join(shop, "packages/b"), join(shop, "packages/b"))).toEqual(expected);
  expect(sentFrom(join(shop, "packages/b"), root)).toEqual(expected);
  expect(sentFrom(shop, join(shop, "packages"))).toEqual({ checkout: shop, uploadFolder: "." });
});

test("a worktree is a checkout, and a folder outside of it has its whole path", () => {
  expect(sentFrom("/out/a", join(root, "worktree"))).toEqual({ checkout: join(root, "worktree"), uploadFolder: "/out/a" });
});

test("outside of a repository, no folder is taken for the checkout", () => {
  expect(sentFrom(join(root, "out"), root)).toEqual({ checkout: undefined, uploadFolder: join(root, "out") });
});
