import { z } from "zod";
import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { path } from "./api/api-client.ts";
import { openJira } from "./jira-site.ts";
import { connecting, type Issue, referenceLine } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";
import { escapeWikiMarkup } from "./markup/wiki-markup.ts";

const Project = z.object({ name: z.string(), issueTypes: z.array(z.object({ name: z.string() })).optional() });
const Permissions = z.object({ permissions: z.object({ CREATE_ISSUES: z.object({ havePermission: z.boolean() }) }) });
const Created = z.object({ key: z.string() });
const Found = z.object({ issues: z.array(z.object({ key: z.string(), fields: z.object({ description: z.unknown() }) })) });

/** How many issues are searched for one that an earlier attempt created. */
const maxFound = 50;

/**
 * Sources: developer.atlassian.com: Jira Cloud platform REST v3, Jira Data Center REST v2. They differ in the format of descriptions and in the
 * search for issues. Jira has no idempotency key.
 */
export const jira = connecting(providerSettings.jira, (settings, access) => {
  const { projectKey, issueType } = settings;
  const open = () => openJira(settings, access);
  const shown = (browseUrl: string, key: string) => ({ key, url: `${browseUrl}/browse/${encodeURIComponent(key)}` });
  return {
    async verify() {
      const { api, root, person } = await open();
      const { name, issueTypes } = Project.parse((await api.send("GET", `${root}/project${path(projectKey)}`)).body);
      const known = issueTypes?.map((type) => type.name);
      if (known && !known.some((type) => type.toLowerCase() === issueType.toLowerCase()))
        throw new ProviderError("rejected", `The project ${projectKey} has no issue type ${issueType}; it has ${known.join(", ")}.`);
      const query = { projectKey, permissions: "CREATE_ISSUES" };
      const { permissions } = Permissions.parse((await api.send("GET", `${root}/mypermissions`, { query })).body);
      if (!permissions.CREATE_ISSUES.havePermission)
        throw new ProviderError("refused", `${person} lacks the permission "Create issues" in the project ${projectKey}.`);
      return { account: `${person} (${name})` };
    },
    tracker: {
      async createIssue(issue) {
        const { api, root, isCloud, browseUrl } = await open();
        const fields = {
          project: { key: projectKey },
          issuetype: { name: issueType },
          summary: issue.title,
          description: isCloud ? asDocument(issue) : asWikiMarkup(issue),
        };
        const { body } = await api.send("POST", `${root}/issue`, { body: { fields } });
        return shown(browseUrl, Created.parse(body).key);
      },
      async findIssue(issue, { since }) {
        const { api, root, isCloud, browseUrl } = await open();
        // Clocks differ by some minutes, and Jira accepts whole minutes.
        const minutes = Math.ceil((access.now() - since.getTime()) / 60_000) + 10;
        const { body } = await api.send("POST", isCloud ? `${root}/search/jql` : `${root}/search`, {
          body: {
            jql: `project = "${projectKey}" AND creator = currentUser() AND created >= -${minutes}m ORDER BY created DESC`,
            fields: ["description"],
            maxResults: maxFound,
          },
        });
        const found = Found.parse(body).issues.find(({ fields }) => JSON.stringify(fields.description ?? "").includes(issue.reference));
        return found && shown(browseUrl, found.key);
      },
    },
  };
});

const asWikiMarkup = (issue: Issue) => `${escapeWikiMarkup(issue.description)}\n\n${issue.url}\n\n${referenceLine(issue)}`;

/** The Atlassian document format: a paragraph for each block of text, and the link. */
function asDocument(issue: Issue) {
  const paragraphs = [...issue.description.split(/\n{2,}/), referenceLine(issue)].filter((block) => block.trim() !== "");
  const link = { type: "text", text: issue.linkText, marks: [{ type: "link", attrs: { href: issue.url } }] };
  return {
    type: "doc",
    version: 1,
    content: [
      ...paragraphs.map((block) => ({
        type: "paragraph",
        content: block
          .split("\n")
          .flatMap((line, index) => [...(index > 0 ? [{ type: "hardBreak" }] : []), ...(line ? [{ type: "text", text: line }] : [])]),
      })),
      { type: "paragraph", content: [link] },
    ],
  };
}
