import { sameSecret } from "../../../platform/http/guard.ts";
import { type GitHostProtocol, header, startsNoRun } from "./git-host.ts";
import { readPullRequest, readPush } from "./github-payloads.ts";

/** What GitHub lists at most; older Enterprise Servers list 20. */
const maxCommits = 2_048;
const maxCommitsBefore = 20;

/** Source: "Webhook events and payloads" and "Validating webhook deliveries" in GitHub's documentation. */
export const github: GitHostProtocol = {
  proofIn: (headers) => header(headers, "x-hub-signature-256"),
  isProven: (proof, { signature }) => sameSecret(proof, `sha256=${signature}`),
  signsBody: true,
  deliveryIdIn: (headers) => header(headers, "x-github-delivery"),
  eventIn: (headers) => header(headers, "x-github-event") ?? "",
  read(event, payload) {
    if (event === "ping") return { kind: "none", reason: "GitHub can reach this address, and the secret is right." };
    if (event === "push")
      return readPush(payload, ({ commits: { length } }) =>
        length >= maxCommits || length === maxCommitsBefore ? `The payload lists ${length} commits and may lack others` : null,
      );
    if (event === "pull_request") return readPullRequest(payload);
    return startsNoRun(event);
  },
};
