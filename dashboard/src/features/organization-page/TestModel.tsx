import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";

/** Sends one question to the model in use. A response may take half a minute. */
export function TestModel() {
  const test = useMutation({
    mutationFn: () => call("POST /api/organization/ai/test", {}),
    onSuccess: ({ data }) => toast.success(`${data.model} answered in ${(data.durationMs / 1000).toFixed(1)} s`),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button busy={test.isPending} onClick={() => test.mutate()}>
      Test
    </Button>
  );
}
