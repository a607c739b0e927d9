import { Check, ClipboardList } from "lucide-react";
import { SearchDialog } from "../../../ui/overlays/SearchDialog.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseLabel } from "../case-styles.ts";
import { searchCases } from "./queries.ts";
import { useLink } from "./use-link.ts";
import { useSearch } from "./use-search.ts";

interface LinkCaseDialogProps {
  testId: string;
  projectId: string;
  /** The ids of those that are linked. */
  linked: ReadonlySet<string>;
  onClose: () => void;
}

/** Links an automated test to cases: stays open, so that several can be chosen. */
export function LinkCaseDialog({ testId, projectId, linked, onClose }: LinkCaseDialogProps) {
  const { typed, setTyped, rows, note } = useSearch({
    key: ["test-cases", "search", projectId],
    noun: "test cases",
    ask: (text, signal) => searchCases(projectId, text, signal),
  });
  const { link, unlink } = useLink();
  return (
    <SearchDialog
      title="Link test cases"
      description="The results of this test become results of the case. Choose a linked case again to unlink it."
      placeholder="TC-12, or the title, suite, tag or owner of a case"
      query={typed}
      onQueryChange={setTyped}
      note={note}
      options={rows.map((testCase) => ({
        id: testCase.id,
        label: `${caseLabel(testCase)} ${visibleText(testCase.title)}`,
        detail: [linked.has(testCase.id) ? "Linked" : "", testCase.suite].filter(Boolean).map(visibleText).join(" · "),
        icon: linked.has(testCase.id) ? <Check aria-hidden="true" className="text-ok" /> : <ClipboardList aria-hidden="true" />,
      }))}
      onChoose={(caseId) => (linked.has(caseId) ? unlink : link).mutate({ caseId, testId })}
      onClose={onClose}
    />
  );
}
