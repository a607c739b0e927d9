import { createRootRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../features/shell/NotFoundPage.tsx";

export const root = createRootRoute({ notFoundComponent: NotFoundPage });

/** A text of the address; `undefined` when it is empty or none. */
export const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
