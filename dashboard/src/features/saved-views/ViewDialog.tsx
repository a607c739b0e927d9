import type { SavedView } from "@gantry/contract/saved-views/schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useMayWrite } from "../auth/queries.ts";
import type { SavedViews } from "./use-saved-views.ts";

interface ViewDialogProps {
  views: SavedViews;
  /** The view to rename; left out, the page's filters are saved as a new one. */
  view?: SavedView;
  onClose: () => void;
}

const longest = 80;

export function ViewDialog({ views, view, onClose }: ViewDialogProps) {
  const { page, projectId, filters } = views;
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState(false);
  const mayShare = useMayWrite() && !view;
  const save = useMutation({
    mutationFn: () =>
      view
        ? call("PATCH /api/views/:id", { params: { id: view.id }, body: { name: name.trim() } })
        : call("POST /api/views", {
            body: { page, projectId: projectId ?? null, name: name.trim(), shared, filters },
          }),
    onSuccess: async ({ data }) => {
      await views.refresh();
      if (!view) views.open(data);
      toast.success(view ? "View renamed" : "View saved");
      onClose();
    },
  });
  const isTooLong = name.trim().length > longest;
  return (
    <FormDialog
      title={view ? "Rename the view" : "Save as a new view"}
      description={view ? undefined : "Keeps the filters, the order and the columns that you see."}
      submitLabel={view ? "Rename" : "Save"}
      save={save}
      isComplete={name.trim() !== "" && !isTooLong}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Name" error={isTooLong ? `At most ${longest} characters.` : undefined}>
        <Input value={name} onChange={(event) => setName(event.target.value)} placeholder="Failed on main" autoComplete="off" />
      </Field>
      {mayShare && (
        <label className="flex items-start gap-3 text-sm">
          <Checkbox checked={shared} onCheckedChange={(isChecked) => setShared(isChecked === true)} className="mt-0.5" />
          {projectId ? "Share with all members, in this project" : "Share with all members"}
        </label>
      )}
    </FormDialog>
  );
}
