import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { basePath } from "../../base-path.ts";
import { CopyButton } from "../../ui/text/CopyButton.tsx";
import { failureMarkdown } from "./failure-markdown.ts";

/** Makes an issue of a failed case: its text for any tracker. */
export function IssueFromFailure({ cycle, item }: { cycle: TestCycle; item: CycleItem }) {
  const url = `${window.location.origin}${basePath}/test-cycles/${cycle.id}?item=${item.id}`;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <CopyButton text={failureMarkdown(cycle, item, url)} what="the failure as Markdown" label="Copy as Markdown" size="sm" />
    </p>
  );
}
