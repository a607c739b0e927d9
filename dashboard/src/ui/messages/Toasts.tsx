import { Toaster as Sonner } from "sonner";
import { useTheme } from "../theme.ts";

const errorShownMs = 9000;

export function Toasts() {
  const { resolved } = useTheme();
  return (
    <Sonner
      theme={resolved}
      position="bottom-right"
      closeButton
      duration={errorShownMs}
      toastOptions={{
        classNames: {
          toast: "!rounded-lg !border-edge !bg-raised !text-ink !shadow-pop !font-sans !text-sm",
          closeButton: "!bg-raised !border-edge !text-ink",
        },
      }}
    />
  );
}
