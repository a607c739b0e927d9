import { Check } from "lucide-react";
import { TestStatusIcon } from "../../../ui/figures/StatusBadge.tsx";
import { SearchDialog } from "../../../ui/overlays/SearchDialog.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { searchTests } from "./queries.ts";
import { useLink } from "./use-link.ts";
import { useSearch } from "./use-search.ts";

interface LinkTestDialogProps {
  caseId: string;
  projectId: string;
  /** The ids of those that are linked. */
  linked: ReadonlySet<string>;
  onClose: () => void;
}

/** Links automated tests to a case: stays open, so that several can be chosen. */
export function LinkTestDialog({ caseId, projectId, linked, onClose }: LinkTestDialogProps) {
  const { typed, setTyped, rows, note } = useSearch({
    key: ["tests", "search", projectId],
    noun: "tests",
    ask: (text, signal) => searchTests(projectId, text, signal),
  });
  const { link, unlink } = useLink();
  return (
    <SearchDialog
      title="Link tests"
      description="Their results become results of this case. Choose a linked test again to unlink it."
      placeholder="Name, suite or file of a test"
      query={typed}
      onQueryChange={setTyped}
      note={note}
      options={rows.map(({ id, name, suite, filePath, variant, lastStatus }) => ({
        id,
        label: [...suite, name].map(visibleText).join(" › "),
        detail: [linked.has(id) ? "Linked" : "", filePath, variant].filter(Boolean).map(String).map(visibleText).join(" · "),
        icon: linked.has(id) ? <Check aria-hidden="true" className="text-ok" /> : <TestStatusIcon status={lastStatus ?? "pending"} />,
      }))}
      onChoose={(testId) => (linked.has(testId) ? unlink : link).mutate({ caseId, testId })}
      onClose={onClose}
    />
  );
}
