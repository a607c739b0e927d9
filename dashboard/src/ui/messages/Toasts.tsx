import { Toaster as Sonner } from "sonner";
import { useMedia } from "../use-media.ts";
import { useTheme } from "../theme.ts";

const errorShownMs = 9000;

export function Toasts() {
  const { resolved } = useTheme();
  const isNarrow = useMedia("(max-width: 600px)");
  return (
    <Sonner
      theme={resolved}
      // On a phone, the buttons of dialogs and pages are at the bottom.
      position={isNarrow ? "top-center" : "bottom-right"}
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
