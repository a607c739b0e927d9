import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { toast } from "../ui/messages/Toaster.tsx";
import { errorText } from "./api-error.ts";

interface Change<Data, Input> extends Omit<UseMutationOptions<Data, Error, Input>, "mutationFn"> {
  call: (input: Input) => Promise<Data>;
  /** A sentence such as `Could not delete the run.`, shown in a toast with the server's message. */
  failureText: string;
}

/** A change through the API whose failure is shown in a toast. */
export function useChange<Data, Input = void>({
  call,
  failureText,
  onError,
  ...options
}: Change<Data, Input>): UseMutationResult<Data, Error, Input> {
  return useMutation({
    ...options,
    mutationFn: call,
    onError: (error, ...rest) => {
      toast.error(`${failureText} ${errorText(error)}`);
      return onError?.(error, ...rest);
    },
  });
}
