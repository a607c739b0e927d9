import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useState } from "react";
import { installationUrl } from "../../base-path.ts";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { reachableLink } from "../../api/reachable-link.ts";
import { badgeAddress, htmlBadge, markdownBadge } from "./badge-snippets.ts";

const typingPauseMs = 400;

/** The badge as it looks, for a chosen branch and label, and the text that shows it in other pages. */
export function BadgeSnippets({ url, project }: { url: string; project: Project }) {
  const [chosen, setChosen] = useState({ branch: "", label: "" });
  // The image is not requested for each key.
  const drawn = useDebounced(chosen, typingPauseMs);
  const address = badgeAddress(reachableLink(url), chosen);
  const runs = new URLSearchParams({ project: project.id, ...(chosen.branch.trim() ? { branch: chosen.branch.trim() } : {}) });
  const target = `${installationUrl()}/runs?${runs}`;
  const alt = `Tests of ${project.name}`;
  // From this page's own origin: pages load images from no other, and the configured address may be another.
  const preview = badgeAddress(installationUrl() + (/\/badges\/.*$/.exec(new URL(url).pathname)?.[0] ?? ""), drawn);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Branch" required={false} hint="Empty: the newest run of any branch.">
          <Input
            value={chosen.branch}
            maxLength={300}
            onChange={(event) => setChosen({ ...chosen, branch: event.target.value })}
            placeholder="main"
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Field label="Label" required={false} hint="The left part of the image.">
          <Input
            value={chosen.label}
            maxLength={40}
            onChange={(event) => setChosen({ ...chosen, label: event.target.value })}
            placeholder="tests"
            autoComplete="off"
          />
        </Field>
      </div>
      <p>
        <img src={preview} alt={alt} className="h-5 max-w-full" />
      </p>
      <div className="grid gap-1.5">
        <span className="text-sm font-medium">Markdown</span>
        <CodeBlock code={markdownBadge(address, alt, target)} what="the Markdown" wrap />
      </div>
      <div className="grid gap-1.5">
        <span className="text-sm font-medium">HTML</span>
        <CodeBlock code={htmlBadge(address, alt, target)} what="the HTML" wrap />
      </div>
    </>
  );
}
