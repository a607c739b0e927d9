import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { dataUrlOf } from "../../../ui/read-file.ts";

interface StoredPictureProps {
  id: string;
  load: (signal: AbortSignal) => Promise<Blob>;
  alt: string;
  className: string;
}

/** A stored picture. The session's token is needed to read it, so it cannot be the address of an image. */
export function StoredPicture({ id, load, alt, className }: StoredPictureProps) {
  const { data: url } = useQuery({
    queryKey: ["pictures", id],
    queryFn: async ({ signal }) => dataUrlOf(await load(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return url ? <img src={url} alt={alt} className={className} /> : <Skeleton className={className} />;
}
