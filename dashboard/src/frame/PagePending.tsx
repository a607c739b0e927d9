import { Loading, Skeleton } from "../ui/messages/Skeleton.tsx";

export function PagePending() {
  return (
    <div className="grid gap-4 p-6">
      <Loading label="Loading the page" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="w-full max-w-2xl" />
      <Skeleton className="w-full max-w-xl" />
    </div>
  );
}
