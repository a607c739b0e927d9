import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import { azure } from "./azure.ts";
import { bitbucket } from "./bitbucket.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { jira } from "./jira.ts";
import { linear } from "./linear.ts";
import { monday } from "./monday.ts";
import type { Connect } from "./api/provider.ts";
import { webhook } from "./webhook.ts";

/** All providers. */
export const providers = { github, gitlab, bitbucket, azure, jira, linear, monday, webhook } satisfies Record<ProviderId, Connect>;
