import type { SavedView } from "@gantry/contract/saved-views/schemas.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import type { SavedViews } from "./use-saved-views.ts";

interface DeleteViewDialogProps {
  views: SavedViews;
  view: SavedView;
  onClose: () => void;
}

export function DeleteViewDialog({ views, view, onClose }: DeleteViewDialogProps) {
  const remove = useChange({
    call: () => call("DELETE /api/views/:id", { params: { id: view.id } }),
    onSuccess: () => {
      onClose();
      views.open(undefined);
      toast.success("View deleted");
      return views.refresh();
    },
    failureText: "Could not delete the view.",
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete the view “${visibleText(view.name)}”?`}
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>{view.shared ? "All members lose it, and links to it stop working." : "Links to it stop working."} The runs and tests are kept.</p>
    </ConfirmDialog>
  );
}
