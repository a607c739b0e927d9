export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;

export const providerIds = ["github", "gitlab", "bitbucket", "azure", "jira", "linear", "monday", "webhook"] as const;
export type ProviderId = (typeof providerIds)[number];

/** The providers that can keep issues. */
export const issueProviders = ["jira", "linear", "monday", "github", "gitlab"] as const satisfies readonly ProviderId[];
export type IssueProvider = (typeof issueProviders)[number];

export const providerKinds = ["source", "tracker", "webhook"] as const;
export type ProviderKind = (typeof providerKinds)[number];

export const providerKind: Readonly<Record<ProviderId, ProviderKind>> = {
  github: "source",
  gitlab: "source",
  bitbucket: "source",
  azure: "source",
  jira: "tracker",
  linear: "tracker",
  monday: "tracker",
  webhook: "webhook",
};

export const providerNames: Readonly<Record<ProviderId, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  azure: "Azure DevOps",
  jira: "Jira",
  linear: "Linear",
  monday: "monday.com",
  webhook: "Webhook",
};

/** The run events that a webhook receives. */
export const webhookEvents = ["execution.created", "execution.finished"] as const;
