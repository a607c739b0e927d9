import { expect, test } from "vitest";
import { actionLabel, detailEntries } from "./entry-text.ts";

test("an action reads as words, a new one too", () => {
  expect(actionLabel("user.role_changed")).toBe("Member role changed");
  expect(actionLabel("api_key.revoked")).toBe("API key revoked");
  expect(actionLabel("organization.ai_model_changed")).toBe("Organization AI model changed");
  expect(actionLabel("run_link.revoked")).toBe("Public link revoked");
  expect(actionLabel("organization.run_links_changed")).toBe("Setting for public links changed");
  expect(actionLabel("comet.seen_again")).toBe("Comet seen again");
});

test("the old and the new value are in one line, and only empty values are left out", () => {
  expect(detailEntries({ oldRole: "viewer", newRole: "admin", targetEmail: "ada@example.com", expiresAt: null })).toEqual([
    { name: "role", value: "viewer → admin", isTelling: true },
    { name: "e-mail address", value: "ada@example.com", isTelling: true },
  ]);
  expect(detailEntries({ newName: "Shop", events: ["a", "b"], projectId: "0123456789abcdef01234567", secret: true })).toEqual([
    { name: "new name", value: "Shop", isTelling: true },
    { name: "events", value: '["a","b"]', isTelling: false },
    { name: "project ID", value: "0123456789abcdef01234567", isTelling: false },
    { name: "secret", value: "yes", isTelling: true },
  ]);
});

test("control characters in a name are shown as text", () => {
  expect(detailEntries({ name: "safe\u202egnirts" })[0]?.value).toBe("safe\\u202egnirts");
});
