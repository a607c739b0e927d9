import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { CheckCheck, ChevronDown, ChevronLeft, ChevronRight, FileDown, Pencil, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { call, callForBlob } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { Badge } from "../../../ui/figures/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/cn.ts";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/messages/EmptyState.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../../ui/overlays/DropdownMenu.tsx";
import { saveBlob } from "../../../ui/save-blob.ts";
import { localDay } from "../../../ui/text/days.ts";
import { useMinuteClock } from "../../../ui/text/clock.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { formatDate } from "../../../ui/text/format.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { PageMissing } from "../../organizations/PageMissing.tsx";
import { PagePending } from "../../../frame/PagePending.tsx";
import { BackLink } from "../../../frame/BackLink.tsx";
import { CycleGroup } from "./CycleGroup.tsx";
import { CycleBar } from "../CycleBar.tsx";
import { cycleStyles, itemStyles } from "../cycle-styles.ts";
import { PlanDialog } from "../plan/PlanDialog.tsx";
import { CycleReport } from "./CycleReport.tsx";
import { ItemPlayer } from "../item/ItemPlayer.tsx";
import { cycleQuery, putInCache } from "../queries.ts";
import { useProjectOf } from "../../projects/use-project-of.ts";

const route = getRouteApi("/app/test-cycles/$id");

export function CyclePage() {
  const { id } = route.useParams();
  const query = useQuery(cycleQuery(id));
  useProjectOf(query.data);
  if (query.data) return <LoadedCycle key={id} cycle={query.data} />;
  if (query.isError) return <PageMissing query={query} thing="test cycle" list={{ name: "test cycles", to: "/test-cycles" }} />;
  return <PagePending />;
}

function LoadedCycle({ cycle }: { cycle: TestCycle }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [hasDecided, setHasDecided] = useState(false);
  // Selected once, so that the player does not jump to another case when another person decides this one.
  const [opened] = useState(() => (firstToDo(cycle) ?? cycle.items[0])?.id);
  const itemOf = (id: string | undefined) => cycle.items.find((item) => item.id === id);
  const chosen = itemOf(search.item) ?? itemOf(opened);
  const choose = (item: CycleItem | undefined) =>
    item && void navigate({ search: (before) => ({ ...before, item: item.id }), replace: true });
  return (
    <div className="flex flex-1 flex-col md:min-h-0">
      <title>{`${cycle.name} · Gantry`}</title>
      <CycleHeader cycle={cycle} />
      <CycleReport cycle={cycle} />
      {cycle.items.length === 0 ? (
        <EmptyState title="This cycle is empty">Its cases were deleted before it began.</EmptyState>
      ) : (
        <div className="grid flex-1 content-start border-t border-edge md:min-h-0 md:grid-cols-[18rem_minmax(0,1fr)] md:content-stretch print:hidden">
          <ItemList items={cycle.items} chosen={chosen} onChoose={choose} />
          {chosen && (
            <ItemPlayer
              key={chosen.id}
              cycle={cycle}
              item={chosen}
              takesFocus={hasDecided}
              onNext={() => {
                setHasDecided(true);
                choose(nextAfter(cycle, chosen));
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

const isToDo = (item: CycleItem) => item.status === "PENDING" || item.status === "RUNNING";
const firstToDo = (cycle: TestCycle) => cycle.items.find(isToDo);

/** The next case without a result, else simply the next one. */
function nextAfter(cycle: TestCycle, item: CycleItem): CycleItem | undefined {
  const index = cycle.items.findIndex((each) => each.id === item.id);
  const following = [...cycle.items.slice(index + 1), ...cycle.items.slice(0, index)];
  return following.find(isToDo) ?? cycle.items[index + 1];
}

interface ItemListProps {
  items: readonly CycleItem[];
  chosen: CycleItem | undefined;
  onChoose: (item: CycleItem | undefined) => void;
}

/** The cases next to the chosen one; on a phone they are folded above it. */
function ItemList({ items, chosen, onChoose }: ItemListProps) {
  const isWide = useMedia("(min-width: 48rem)");
  const [isUnfolded, setIsUnfolded] = useState(false);
  const choose = (item: CycleItem | undefined) => {
    setIsUnfolded(false);
    onChoose(item);
  };
  return (
    <div className="flex flex-col border-edge max-md:border-b md:min-h-0 md:border-r">
      {!isWide && (
        <CaseSteps items={items} chosen={chosen} isUnfolded={isUnfolded} onUnfold={() => setIsUnfolded(!isUnfolded)} onChoose={choose} />
      )}
      {(isWide || isUnfolded) && (
        <ol aria-label="Cases of the cycle" className="thin-scroll overflow-y-auto max-md:border-t max-md:border-edge">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} isChosen={item.id === chosen?.id} onChoose={() => choose(item)} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface CaseStepsProps extends ItemListProps {
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** Steps through the cases on a phone, and unfolds their list. */
function CaseSteps({ items, chosen, isUnfolded, onUnfold, onChoose }: CaseStepsProps) {
  const index = items.findIndex((item) => item.id === chosen?.id);
  return (
    <div className="flex items-center justify-between gap-2 px-2 py-1.5">
      <IconButton label="Previous case" disabled={index <= 0} onClick={() => onChoose(items[index - 1])}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button tone="quiet" aria-expanded={isUnfolded} onClick={onUnfold}>
        Case {index + 1} of {items.length}
        <ChevronDown aria-hidden="true" className={cn(isUnfolded && "rotate-180")} />
      </Button>
      <IconButton label="Next case" disabled={index >= items.length - 1} onClick={() => onChoose(items[index + 1])}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function ItemRow({ item, isChosen, onChoose }: { item: CycleItem; isChosen: boolean; onChoose: () => void }) {
  const look = itemStyles[item.status];
  const Icon = look.icon;
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        aria-current={isChosen ? "true" : undefined}
        className={cn(
          "flex w-full items-center gap-2.5 border-b border-edge px-4 py-2 text-left text-sm -outline-offset-2",
          isChosen ? "bg-accent-soft" : "hover:bg-hover",
        )}
      >
        <Icon
          className={cn("size-4 shrink-0", look.tone, item.status === "RUNNING" && "animate-spin [animation-duration:1.6s]")}
          aria-hidden="true"
        />
        <span className="sr-only">{look.label}: </span>
        <span className="grid min-w-0">
          <span className="truncate">{visibleText(item.title)}</span>
          {item.suite && <span className="truncate text-xs text-ink-soft">{visibleText(item.suite)}</span>}
        </span>
      </button>
    </li>
  );
}

function CycleHeader({ cycle }: { cycle: TestCycle }) {
  const look = cycleStyles[cycle.status];
  const { ciContext } = cycle;
  return (
    <header className="grid grid-cols-1 gap-2 px-4 pt-4 pb-3 sm:px-6">
      <BackLink to="/test-cycles" className="print:hidden">
        Test cycles
      </BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">{visibleText(cycle.name)}</h1>
        <Badge tone={look.tone}>{look.label}</Badge>
        <span className="flex-1" />
        <CycleActions cycle={cycle} />
      </div>
      {cycle.groupId && <CycleGroup cycle={cycle} groupId={cycle.groupId} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs text-ink-soft">
        <CycleBar summary={cycle.summary} className="w-64" />
        {ciContext?.repository && (
          <span>
            {visibleText(ciContext.repository)}
            {ciContext.prNumber !== undefined && ` #${ciContext.prNumber}`}
            {ciContext.commitSha && <code> {ciContext.commitSha.slice(0, 7)}</code>}
          </span>
        )}
        <PlanFacts cycle={cycle} />
        <span>
          {cycle.createdBy ? `Created by ${visibleText(cycle.createdBy.name)}, ` : ""}
          <RelativeTime at={cycle.createdAt} />
        </span>
        {cycle.completedAt && (
          <span>
            completed <RelativeTime at={cycle.completedAt} />
          </span>
        )}
      </div>
    </header>
  );
}

/** Who executes the cycle, until when and on what. */
function PlanFacts({ cycle: { assignee, dueOn, configuration, status } }: { cycle: TestCycle }) {
  const now = useMinuteClock();
  const isLate = dueOn !== null && status !== "COMPLETED" && dueOn < localDay(now);
  return (
    <>
      {assignee && <span>Assigned to {visibleText(assignee.name)}</span>}
      {dueOn && (
        <span className={isLate ? "font-medium text-bad" : undefined}>{`${isLate ? "Overdue since" : "Due"} ${formatDate(dueOn)}`}</span>
      )}
      {configuration && <span>{visibleText(configuration)}</span>}
    </>
  );
}

function CycleActions({ cycle }: { cycle: TestCycle }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState<"edit" | "close" | "delete">();
  const exportCsv = useChange({
    call: async () =>
      saveBlob(await callForBlob("GET /api/test-cycles/:id/export", { params: { id: cycle.id } }), `test-cycle-${cycle.id}.csv`),
    failureText: "Could not export the cycle.",
  });
  return (
    <div className="flex flex-wrap items-center gap-1.5 print:hidden">
      {mayWrite && cycle.status !== "COMPLETED" && cycle.source === "manual" && (
        <Button onClick={() => setAsking("close")}>
          <CheckCheck aria-hidden="true" />
          Complete
        </Button>
      )}
      <Menu>
        <MoreTrigger label="More actions for the cycle" />
        <MenuContent align="end">
          {mayWrite && cycle.status !== "COMPLETED" && (
            <MenuItem onSelect={() => setAsking("edit")}>
              <Pencil aria-hidden="true" />
              Edit
            </MenuItem>
          )}
          <MenuItem onSelect={() => exportCsv.mutate()}>
            <FileDown aria-hidden="true" />
            Export as CSV
          </MenuItem>
          <MenuItem onSelect={() => window.print()}>
            <Printer aria-hidden="true" />
            Print the report
          </MenuItem>
          {mayWrite && (
            <MenuItem danger onSelect={() => setAsking("delete")}>
              <Trash2 aria-hidden="true" />
              Delete
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {asking === "edit" && <PlanDialog cycle={cycle} onClose={() => setAsking(undefined)} />}
      <CompleteDialog cycle={cycle} open={asking === "close"} onOpenChange={(open) => setAsking(open ? "close" : undefined)} />
      <DeleteDialog cycle={cycle} open={asking === "delete"} onOpenChange={(open) => setAsking(open ? "delete" : undefined)} />
    </div>
  );
}

interface CycleDialogProps {
  cycle: TestCycle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function CompleteDialog({ cycle, open, onOpenChange }: CycleDialogProps) {
  const client = useQueryClient();
  const complete = useChange({
    call: () => call("PATCH /api/test-cycles/:id", { params: { id: cycle.id }, body: { status: "COMPLETED" } }),
    onSuccess: ({ data }) => {
      putInCache(client, data);
      onOpenChange(false);
    },
    failureText: "Could not complete the cycle.",
  });
  const { pending } = cycle.summary;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Complete this cycle?"
      confirmLabel="Complete"
      busy={complete.isPending}
      onConfirm={() => complete.mutate()}
    >
      <p>
        {pending === 0
          ? "Every case has a result."
          : `${pending} ${pending === 1 ? "case has" : "cases have"} no result yet and will count as skipped.`}{" "}
        The results of a completed cycle are final.
      </p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ cycle, open, onOpenChange }: CycleDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useChange({
    call: () => call("DELETE /api/test-cycles/:id", { params: { id: cycle.id } }),
    onSuccess: () => {
      toast.success("Test cycle deleted");
      void navigate({ to: "/test-cycles" });
      void client.invalidateQueries({ queryKey: ["test-cycles", "list"] });
    },
    failureText: "Could not delete the cycle.",
    onError: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this cycle?"
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>Its manual results are deleted. Its test cases and runs are kept. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
