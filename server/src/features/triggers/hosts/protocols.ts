import type { GitHost } from "@gantry/contract/triggers/constants.ts";
import type { GitHostProtocol } from "./git-host.ts";
import { gitea } from "./gitea.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";

/** All hosts that a trigger can be for. */
export const protocols = { github, gitlab, gitea } satisfies Record<GitHost, GitHostProtocol>;
