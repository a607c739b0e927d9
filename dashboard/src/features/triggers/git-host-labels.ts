import type { GitHost } from "@gantry/contract/triggers/constants.ts";

export const gitHostLabels: Readonly<Record<GitHost, string>> = { github: "GitHub", gitlab: "GitLab", gitea: "Gitea or Forgejo" };

/** What hosts call pull requests. */
export const requestNames: Readonly<Record<GitHost, string>> = {
  github: "pull requests",
  gitlab: "merge requests",
  gitea: "pull requests",
};

/** Where the webhook is created at the host, and what is entered there. */
export const setUpSteps: Readonly<Record<GitHost, readonly string[]>> = {
  github: [
    "In the repository, open Settings, Webhooks, Add webhook.",
    "Enter the address as Payload URL, choose the content type application/json, and enter the secret.",
    "Choose “Let me select individual events”, and there Pushes and Pull requests.",
  ],
  gitlab: [
    "In the project, open Settings, Webhooks, Add new webhook.",
    "Enter the address as URL, and the secret as Secret token.",
    "Choose Push events and Merge request events.",
  ],
  gitea: [
    "In the repository, open Settings, Webhooks, Add Webhook, and choose Gitea or Forgejo.",
    "Enter the address as Target URL, keep POST and application/json, and enter the secret.",
    "Choose “Custom Events”, and there Push, Pull Request and Pull Request Synchronized.",
  ],
};

/** Where a new secret is entered. */
export const renewSteps: Readonly<Record<GitHost, readonly string[]>> = {
  github: ["In the repository, open Settings, Webhooks, and edit the webhook with this address.", "Enter the new secret, and save."],
  gitlab: [
    "In the project, open Settings, Webhooks, and edit the webhook with this address.",
    "Enter the new secret as Secret token, and save.",
  ],
  gitea: ["In the repository, open Settings, Webhooks, and edit the webhook with this address.", "Enter the new secret, and save."],
};
