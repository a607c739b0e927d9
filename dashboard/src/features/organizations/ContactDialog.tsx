import type { Me } from "@gantry/contract/auth/schemas.ts";
import { installationUrl } from "../../base-path.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { planLabels } from "./limit-labels.ts";

/** Enterprise is agreed between people; this is what the other side needs to know. */
export function ContactDialog({ organization, onClose }: { organization: Me["organization"]; onClose: () => void }) {
  const facts = [
    "We would like to talk about Gantry Enterprise.",
    "",
    `Organization: ${organization.name} (${organization.id})`,
    `Current plan: ${planLabels[organization.plan]}`,
    `Installation: ${installationUrl()}`,
  ].join("\n");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Contact sales"
      description="Ask the operator of this installation for the Enterprise plan. Send them these details of your organization."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" asChild>
            <a href={`mailto:?subject=${encodeURIComponent("Gantry Enterprise")}&body=${encodeURIComponent(facts)}`}>Write an email</a>
          </Button>
        </>
      }
    >
      <CodeBlock code={facts} what="the lines" wrap />
    </Dialog>
  );
}
