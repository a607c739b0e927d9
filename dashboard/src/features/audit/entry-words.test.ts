import { expect, test } from "vitest";
import { actionWords, detailWords } from "./entry-words.ts";

test("an action reads as words, a new one too", () => {
  expect(actionWords("user.role_changed")).toBe("Member role changed");
  expect(actionWords("api_key.revoked")).toBe("API key revoked");
  expect(actionWords("organization.ai_model_changed")).toBe("Organization AI model changed");
  expect(actionWords("comet.seen_again")).toBe("Comet seen again");
});

test("what was and what is stand in one line; nothing is left out of the list but nothing itself", () => {
  expect(detailWords({ oldRole: "viewer", newRole: "admin", targetEmail: "ada@example.com", expiresAt: null })).toEqual([
    { name: "role", value: "viewer → admin", isTelling: true },
    { name: "target email", value: "ada@example.com", isTelling: true },
  ]);
  expect(detailWords({ newName: "Shop", events: ["a", "b"], projectId: "0123456789abcdef01234567", secret: true })).toEqual([
    { name: "new name", value: "Shop", isTelling: true },
    { name: "events", value: '["a","b"]', isTelling: false },
    { name: "project id", value: "0123456789abcdef01234567", isTelling: false },
    { name: "secret", value: "yes", isTelling: true },
  ]);
});

test("a name that plays tricks is shown as it is written", () => {
  expect(detailWords({ name: "safe\u202egnirts" })[0]?.value).toBe("safe\\u202egnirts");
});
