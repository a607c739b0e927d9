import { sameSecret } from "../../../platform/http/guard.ts";
import { type GitHostProtocol, header, startsNoRun } from "./git-host.ts";
import { readPullRequest, readPush } from "./github-payloads.ts";

/** What Gitea lists by default. Old versions do not say how many commits there are. */
const fewCommits = 5;

/** Gitea and Forgejo. Source: `modules/structs/hook.go` and `services/webhook` of Gitea. */
export const gitea: GitHostProtocol = {
  proofIn: (headers) => header(headers, "x-gitea-signature", "x-forgejo-signature", "x-hub-signature-256"),
  isProven: (proof, { signature }) => sameSecret(proof.replace(/^sha256=/, ""), signature),
  signsBody: true,
  deliveryIdIn: (headers) => header(headers, "x-gitea-delivery", "x-forgejo-delivery", "x-github-delivery"),
  eventIn: (headers) => header(headers, "x-gitea-event", "x-forgejo-event", "x-github-event") ?? "",
  read(event, payload) {
    if (event === "push")
      return readPush(payload, ({ commits: { length }, total }) => {
        if (total === undefined) return length >= fewCommits ? `The payload lists ${length} commits and may lack others` : null;
        return total > length ? `The payload lists ${length} of ${total} commits` : null;
      });
    if (event === "pull_request" || event === "pull_request_sync") return readPullRequest(payload);
    return startsNoRun(event);
  },
};
