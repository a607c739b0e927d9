import { expect, test } from "vitest";
import { providerMessage } from "./provider-message.ts";

test("finds the error message in each provider's format", () => {
  // docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api: validation failed
  const tooLong = "body is too long (maximum is 65536 characters)";
  expect(
    providerMessage({
      message: "Validation Failed",
      errors: [{ resource: "IssueComment", code: "custom", field: "body", message: tooLong }],
    }),
  ).toBe(`Validation Failed: ${tooLong}`);
  expect(providerMessage({ message: "Validation Failed", errors: [{ resource: "Status", field: "state", code: "invalid" }] })).toBe(
    "Validation Failed: state invalid",
  );
  expect(providerMessage({ message: "Validation Failed", errors: ["No commit found"] })).toBe("Validation Failed: No commit found");
  // docs.gitlab.com/api/rest: validation and error messages
  expect(providerMessage({ message: { note: ["is too long (maximum is 1000000 characters)"] } })).toBe(
    "note: is too long (maximum is 1000000 characters)",
  );
  expect(providerMessage({ error: "insufficient_scope", error_description: "The request requires higher privileges" })).toContain(
    "higher privileges",
  );
  // developer.atlassian.com/cloud/bitbucket/rest/intro: standardized error responses
  const scopes = { required: ["pullrequest:write"], granted: ["repository"] };
  expect(
    providerMessage({ type: "error", error: { message: "Your credentials lack one or more required privilege scopes.", detail: scopes } }),
  ).toBe("Your credentials lack one or more required privilege scopes.: required: pullrequest:write; granted: repository");
  // Jira
  expect(providerMessage({ errorMessages: [], errors: { summary: "Summary is required." } })).toBe("summary: Summary is required");
  expect(providerMessage({ errorMessages: ["Issue type is required."], errors: {} })).toBe("Issue type is required");
  for (const nothing of [null, undefined, "<html>", [], 7, {}, { message: 7 }, { errors: [null, [[]]] }])
    expect(providerMessage(nothing)).toBe("");
});
