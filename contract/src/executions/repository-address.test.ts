import { expect, test } from "vitest";
import { CiContext } from "./schemas.ts";

test.each([
  ["shop/web", "shop/web"],
  ["web", "web"],
  ["group/sub group:x/web", "group/sub group:x/web"],
  ["https://github.com/shop/web.git", "shop/web"],
  ["https://user:token@gitlab.example.com:8443/group/sub/web.git", "group/sub/web"],
  ["git@github.com:shop/web.git", "shop/web"],
  ["ssh://git@bitbucket.example.com:7999/shop/web.git", "shop/web"],
  ["https://github.com/shop/web/pull/7", "shop/web"],
  ["https://gitlab.example.com/group/web/-/merge_requests/7", "group/web"],
  ["https://acme@dev.azure.com/acme/My%20shop/_git/web", "My shop/web"],
  ["git@ssh.dev.azure.com:v3/acme/shop/web", "shop/web"],
  ["https://github.com/", "https://github.com/"],
])("takes %s as the repository %s", (given, repository) => {
  expect(CiContext.parse({ repository: given, headRepository: given })).toEqual({ repository, headRepository: repository });
});
