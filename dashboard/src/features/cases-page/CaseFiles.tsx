import type { CaseFileFormat } from "@gantry/contract/test-cases/schemas.ts";
import { caseFileFormats } from "@gantry/contract/test-cases/constants.ts";
import { Link } from "@tanstack/react-router";
import { FileDown, FileUp, Sparkles } from "lucide-react";
import { useState } from "react";
import { callForBlob } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { saveBlob } from "../../ui/save-blob.ts";
import { useMayWrite } from "../auth/queries.ts";
import { useCurrentProject } from "../projects/current-project.ts";
import type { CasesSearch } from "../test-cases/cases-search.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/** Test cases as files: what the list shows goes out, a file comes in. */
export function CaseFiles({ search }: { search: CasesSearch }) {
  const { project } = useCurrentProject();
  const mayWrite = useMayWrite();
  const [importing, setImporting] = useState(false);
  const save = useChange({
    call: async (format: CaseFileFormat) => {
      const { text, suite, priority, type, fields } = search;
      const query = { project: project?.id, search: text, suite, priority, type, fields, format };
      saveBlob(await callForBlob("GET /api/test-cases/export", { query }), `test-cases.${format}`);
    },
    failureText: "Could not save the cases.",
  });
  if (!project) return null;
  return (
    <>
      <Menu>
        <span className="max-sm:order-last">
          <MoreTrigger label="Import and export" />
        </span>
        <MenuContent align="end">
          {mayWrite && (
            // On wider screens it is a button of the page.
            <MenuItem asChild className="sm:hidden">
              <Link to="/test-cases/from-spec">
                <Sparkles aria-hidden="true" />
                Spec to tests
              </Link>
            </MenuItem>
          )}
          {mayWrite && (
            <MenuItem onSelect={() => setImporting(true)}>
              <FileUp aria-hidden="true" />
              Import a file
            </MenuItem>
          )}
          {caseFileFormats.map((format) => (
            <MenuItem key={format} onSelect={() => save.mutate(format)}>
              <FileDown aria-hidden="true" />
              Export as {format.toUpperCase()}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {importing && <ImportDialog projectId={project.id} onClose={() => setImporting(false)} />}
    </>
  );
}
