import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { AnsiText } from "../logs/ansi/AnsiText.tsx";
import { sharedLogQuery } from "./queries.ts";
import { useLeaveWhenGone } from "./SharedTests.tsx";

/** The console output of a shared run, loaded when someone asks for it. */
export function SharedLog({ token, hasEnded }: { token: string; hasEnded: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="shared-log" className="grid gap-2.5">
      <h2 id="shared-log" className="text-base font-semibold">
        Console output
      </h2>
      {isOpen ? (
        <Output token={token} hasEnded={hasEnded} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
          Show the output
        </Button>
      )}
    </section>
  );
}

const charactersPerPart = 40_000;

/** One block of text draws at most this much: long output is cut at ends of lines. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const lineEnd = text.lastIndexOf("\n", from + charactersPerPart - 1);
    const to = from + charactersPerPart >= text.length ? text.length : lineEnd >= from ? lineEnd + 1 : from + charactersPerPart;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

function Output({ token, hasEnded }: { token: string; hasEnded: boolean }) {
  const query = useInfiniteQuery(sharedLogQuery(token));
  useLeaveWhenGone(token, query.error);
  if (query.isPending) {
    return (
      <>
        <Loading label="Loading the output" />
        <Skeleton className="h-40 w-full rounded-xl" />
      </>
    );
  }
  if (query.isError && !query.data) {
    return (
      <ErrorState title="The output could not be loaded" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  const parts = (query.data?.pages ?? []).flatMap((page) => partsOf(page.data.map((chunk) => chunk.log).join("")));
  if (parts.length === 0) return <p className="text-sm text-ink-soft">{hasEnded ? "This run wrote no output." : "No output yet."}</p>;
  return (
    <>
      {parts.map((part, index) => (
        <AnsiText key={index} text={part} label={parts.length > 1 ? `Output, part ${index + 1}` : "Output"} className="max-h-[32rem]" />
      ))}
      {query.hasNextPage && (
        <Button className="justify-self-center" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more output
        </Button>
      )}
    </>
  );
}
