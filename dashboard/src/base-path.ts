/** The path below which this installation is reached, such as `/gantry`; empty at the root of its host. The server writes it into the page. */
export const basePath: string = (typeof document === "undefined" ? undefined : document.documentElement.dataset["base"]) ?? "";

/** The full URL of this installation, without a slash at its end. */
export const installationUrl = (): string => location.origin + basePath;
