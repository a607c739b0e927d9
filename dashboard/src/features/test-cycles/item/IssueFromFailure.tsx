import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { basePath } from "../../../base-path.ts";
import { CopyButton } from "../../../ui/text/CopyButton.tsx";
import { failureMarkdown } from "./failure-markdown.ts";
import { ItemIssues } from "./ItemIssues.tsx";

/** Makes an issue of a failed case, in a linked tracker or as text for any other. */
export function IssueFromFailure({ cycle, item }: { cycle: TestCycle; item: CycleItem }) {
  const url = `${window.location.origin}${basePath}/test-cycles/${cycle.id}?item=${item.id}`;
  return (
    <ItemIssues cycle={cycle} item={item} step={undefined}>
      <CopyButton text={failureMarkdown(cycle, item, url)} what="the failure as Markdown" label="Copy as Markdown" size="sm" />
    </ItemIssues>
  );
}
