import { expect, test } from "vitest";
import { actionLabel, detailEntries, summaryOf, whoOf } from "./entry-text.ts";

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
    { name: "Role", value: "Viewer → Admin", isTelling: true },
    { name: "Email address", value: "ada@example.com", isTelling: true },
  ]);
  expect(detailEntries({ newName: "Shop", events: ["a", "b"], projectId: "0123456789abcdef01234567", secret: true })).toEqual([
    { name: "New name", value: "Shop", isTelling: true },
    { name: "Events", value: "a, b", isTelling: false },
    { name: "Project ID", value: "0123456789abcdef01234567", isTelling: false },
    { name: "Secret", value: "yes", isTelling: true },
  ]);
});

test("the summary has labels and values as on other pages, and names without a label", () => {
  expect(summaryOf(detailEntries({ cron: "@daily", name: "Nightly" }))).toBe("Nightly, Cron: @daily");
  expect(summaryOf(detailEntries({ role: "viewer", targetEmail: "ada@example.com" }))).toBe("ada@example.com, Role: Viewer");
  expect(summaryOf(detailEntries({ run: "#4", project: "Shop", status: "ERROR" }))).toBe("#4, Project: Shop, Status: Error");
  expect(summaryOf(detailEntries({ run: "#4", includesLog: false, expiresAt: "2026-09-28T00:00:00.000Z" }))).toBe(
    "#4, Console output included: no",
  );
});

test("what changed from one state to another is in one line, without the fingerprint of the failure", () => {
  const details = detailEntries({ projectId: "a".repeat(24), fingerprint: "b".repeat(16), from: "new", to: "acknowledged" });
  expect(summaryOf(details)).toBe("new → acknowledged");
  expect(details.map(({ name }) => name)).toContain("Fingerprint");
});

test("control characters in a name are shown as text", () => {
  expect(detailEntries({ name: "safe\u202egnirts" })[0]?.value).toBe("safe\\u202egnirts");
});

test("an entry says which failure, setting and number of cases it is about, and which API key was used", () => {
  expect(summaryOf(detailEntries({ to: "new", from: "ignored", failure: "expected 1, received 2" }))).toBe(
    "expected 1, received 2, ignored → new",
  );
  expect(summaryOf(detailEntries({ enabled: true }))).toBe("turned on");
  expect(summaryOf(detailEntries({ name: "pays", reason: "", keep: false }))).toBe("pays");
  const details = { skipped: 0, updated: 0, inserted: 4, apiKey: "CI" };
  expect(summaryOf(detailEntries(details))).toBe("Cases added: 4");
  expect(whoOf({ actorEmail: "ada@example.com", details })).toBe("ada@example.com, API key “CI”");
  expect(whoOf({ actorEmail: "", details: {} })).toBe("the platform");
});
