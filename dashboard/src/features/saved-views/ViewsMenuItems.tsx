import type { SavedView } from "@gantry/contract/saved-views/schemas.ts";
import { Copy, Lock, Pencil, Plus, Save, Star, Trash2, Undo2, Users } from "lucide-react";
import { noView } from "../../paths.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "../../ui/overlays/DropdownMenu.tsx";
import { copyText } from "../../ui/text/copy-text.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite, useMe } from "../auth/queries.ts";
import type { SavedViews } from "./use-saved-views.ts";

interface ViewsMenuItemsProps {
  views: SavedViews;
  onAsk: (what: "save" | "rename" | "delete") => void;
}

/** The items of the menu of views, loaded when it is first opened. */
export function ViewsMenuItems({ views, onAsk }: ViewsMenuItemsProps) {
  return (
    <>
      <ViewChoice views={views} />
      <MenuSeparator />
      <ViewActions views={views} onAsk={onAsk} />
    </>
  );
}

function ViewChoice({ views }: { views: SavedViews }) {
  const { list, active } = views;
  const groups = [
    { label: "Shared", views: list?.views.filter(({ shared }) => shared) ?? [] },
    { label: "Private", views: list?.views.filter(({ shared }) => !shared) ?? [] },
  ].filter((group) => group.views.length > 0);
  if (!list) return <MenuLabel>The views could not be loaded.</MenuLabel>;
  if (groups.length === 0) return <MenuLabel>No saved views yet. Set filters, then save them here.</MenuLabel>;
  const open = (id: string) => views.open(list.views.find((view) => view.id === id));
  return (
    <MenuRadioGroup value={active?.id ?? noView} onValueChange={open}>
      <MenuRadioItem value={noView}>Without a view</MenuRadioItem>
      {groups.map((group) => (
        <div key={group.label}>
          <MenuLabel>{group.label}</MenuLabel>
          {group.views.map((view) => (
            <MenuRadioItem key={view.id} value={view.id}>
              <span className="min-w-0 truncate">{visibleText(view.name)}</span>
              {view.id === list.defaultViewId && <Star role="img" aria-label="Default view" />}
            </MenuRadioItem>
          ))}
        </div>
      ))}
    </MenuRadioGroup>
  );
}

function ViewActions({ views, onAsk }: ViewsMenuItemsProps) {
  const { list, active, isChanged, filters, change, settings } = views;
  const mayChange = useMayChange(active);
  return (
    <>
      {active && isChanged && mayChange && (
        <MenuItem onSelect={() => change.mutate({ id: active.id, filters })}>
          <Save aria-hidden="true" />
          Save the changes
        </MenuItem>
      )}
      {active && isChanged && (
        <MenuItem onSelect={() => views.open(active)}>
          <Undo2 aria-hidden="true" />
          Undo the changes
        </MenuItem>
      )}
      {list && (
        <MenuItem onSelect={() => onAsk("save")}>
          <Plus aria-hidden="true" />
          Save as a new view…
        </MenuItem>
      )}
      {active && list && (
        <>
          <MenuItem onSelect={() => settings.mutate({ defaultViewId: active.id === list.defaultViewId ? null : active.id })}>
            <Star aria-hidden="true" />
            {active.id === list.defaultViewId ? "Do not open by default" : "Open by default for me"}
          </MenuItem>
          <MenuItem onSelect={() => void copyLink(active)}>
            <Copy aria-hidden="true" />
            Copy link
          </MenuItem>
          <OwnerActions view={active} views={views} onAsk={onAsk} />
        </>
      )}
    </>
  );
}

function OwnerActions({ view, views, onAsk }: ViewsMenuItemsProps & { view: SavedView }) {
  const { change } = views;
  const mayWrite = useMayWrite();
  const isCreator = useMe()?.id === view.createdBy.id;
  if (!useMayChange(view)) return null;
  return (
    <>
      <MenuItem onSelect={() => onAsk("rename")}>
        <Pencil aria-hidden="true" />
        Rename…
      </MenuItem>
      {mayWrite && !view.shared && (
        <MenuItem onSelect={() => change.mutate({ id: view.id, shared: true })}>
          <Users aria-hidden="true" />
          Share with all members
        </MenuItem>
      )}
      {isCreator && view.shared && (
        <MenuItem onSelect={() => change.mutate({ id: view.id, shared: false })}>
          <Lock aria-hidden="true" />
          Make private
        </MenuItem>
      )}
      <MenuItem danger onSelect={() => onAsk("delete")}>
        <Trash2 aria-hidden="true" />
        Delete…
      </MenuItem>
    </>
  );
}

/** Everyone may change their private views. Viewers may not change shared ones. */
function useMayChange(view: SavedView | undefined): boolean {
  const mayWrite = useMayWrite();
  return view !== undefined && (mayWrite || !view.shared);
}

async function copyLink(view: SavedView) {
  if (await copyText(linkToView(view))) toast.success(view.shared ? "Link copied" : "Link copied. Only you can open this view.");
  else toast.error("The browser does not allow copying.");
}

/** The address to give to others. It has no filters, so that it shows the view as it is then. */
function linkToView(view: SavedView): string {
  const link = new URL(location.href);
  link.hash = "";
  link.search = new URLSearchParams({ project: view.projectId ?? "all", saved: view.id }).toString();
  return link.href;
}
