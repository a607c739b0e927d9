import { Toaster as Sonner, toast as show } from "sonner";
import { useTheme } from "./theme.ts";

export function Toaster() {
  const { resolved } = useTheme();
  return (
    <Sonner
      theme={resolved}
      position="bottom-right"
      closeButton
      duration={5000}
      toastOptions={{
        classNames: {
          toast: "!rounded-lg !border-edge !bg-raised !text-ink !shadow-pop !font-sans !text-sm",
          description: "!text-ink-soft",
          closeButton: "!bg-raised !border-edge !text-ink",
          actionButton: "!bg-accent !text-accent-ink",
        },
      }}
    />
  );
}

export const toast = show;
