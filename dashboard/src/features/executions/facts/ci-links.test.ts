import { expect, test } from "vitest";
import { branchLinkOf, commitLinkOf, compareLinkOf, jobLinkOf, pullRequestLinkOf } from "./ci-links.ts";

const ci = { source: "github", repository: "shop/web", prNumber: 7, jobUrl: "https://git.example.com/shop/web/actions/runs/9" };

test("a job's page is linked only if it is a web address", () => {
  expect(jobLinkOf(ci)).toBe(ci.jobUrl);
  for (const jobUrl of ["javascript:alert(1)", "data:text/html,x", "", "shop/web"]) expect(jobLinkOf({ ...ci, jobUrl })).toBeUndefined();
  expect(jobLinkOf(null)).toBeUndefined();
});

test("a pull request is linked on the job's host, and not linked when the host is unknown", () => {
  expect(pullRequestLinkOf(ci)).toBe("https://git.example.com/shop/web/pull/7");
  expect(pullRequestLinkOf({ ...ci, source: "gitlab", repository: "a/b/c" })).toBe("https://git.example.com/a/b/c/-/merge_requests/7");
  expect(pullRequestLinkOf({ ...ci, source: "github-actions" })).toBe("https://git.example.com/shop/web/pull/7");
  expect(pullRequestLinkOf({ ...ci, source: "jenkins" })).toBeUndefined();
  expect(pullRequestLinkOf({ source: "github", repository: "shop/web", prNumber: 7 })).toBeUndefined();
  expect(pullRequestLinkOf({ ...ci, repository: "../../evil?x" })).toBeUndefined();
});

test("a commit and a branch are linked in the repository that they were pushed to", () => {
  const pushed = { ...ci, headRepository: "fork/web", commitSha: "a689ade0", branch: "fix/vat #2" };
  expect(commitLinkOf(pushed)).toBe("https://git.example.com/fork/web/commit/a689ade0");
  expect(branchLinkOf(pushed)).toBe("https://git.example.com/fork/web/tree/fix/vat%20%232");
  expect(commitLinkOf({ ...ci, source: "gitlab", commitSha: "a689ade0" })).toBe("https://git.example.com/shop/web/-/commit/a689ade0");
  expect(commitLinkOf({ ...ci, commitSha: "latest" })).toBeUndefined();
  expect(branchLinkOf({ ...ci, source: "jenkins", branch: "main" })).toBeUndefined();
});

test("the changes between two commits are linked", () => {
  const pushed = { ...ci, commitSha: "a689ade0" };
  expect(compareLinkOf(pushed, "bbbb2222")).toBe("https://git.example.com/shop/web/compare/bbbb2222...a689ade0");
  expect(compareLinkOf({ ...pushed, source: "gitlab" }, "bbbb2222")).toBe("https://git.example.com/shop/web/-/compare/bbbb2222...a689ade0");
  expect(compareLinkOf({ ...pushed, source: "bitbucket" }, "bbbb2222")).toBe(
    "https://git.example.com/shop/web/branches/compare/a689ade0..bbbb2222",
  );
  for (const from of ["", "latest", "../x"]) expect(compareLinkOf(pushed, from)).toBeUndefined();
});
