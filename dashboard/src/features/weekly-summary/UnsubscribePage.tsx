import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { errorText } from "../../api/api-error.ts";
import { callPublic } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { WelcomeFrame } from "../auth/WelcomeFrame.tsx";

const route = getRouteApi("/unsubscribe/$token");

/** The target of the link in a weekly mail. It asks first, because programs that check mails open their links. */
export function UnsubscribePage() {
  const { token } = route.useParams();
  const stop = useMutation({ mutationFn: () => callPublic("POST /api/weekly-summary/unsubscribe", { body: { token } }) });
  if (stop.isSuccess) {
    return (
      <WelcomeFrame
        title="You will get no more of these emails"
        lead="You can turn the weekly summary on again under Settings, Notifications."
      >
        {null}
      </WelcomeFrame>
    );
  }
  return (
    <WelcomeFrame title="Stop the weekly summary" lead="You will get no more emails about this project or organization.">
      {stop.isError && (
        <Notice tone="bad" role="alert">
          {errorText(stop.error)}
        </Notice>
      )}
      <Button tone="primary" size="lg" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop these emails
      </Button>
    </WelcomeFrame>
  );
}
