import type { ProviderName } from "./providers/registry.ts";

export interface MailSettings {
  from: { name: string; email: string };
  /** A provider's API; wins over SMTP. Without `url`: the provider's own. */
  provider: { name: ProviderName; apiKey: string; url: string | undefined } | undefined;
  /** `smtp://user:password@host:port`; `smtps` for TLS from the first byte. */
  smtp: { url: string } | undefined;
  tracking: { opens: boolean; clicks: boolean };
  /** Of all server processes together. `undefined`: what the provider allows by default; 0: no limit. */
  maxPerSecond: number | undefined;
  /** The first tries, in quick succession; later ones follow a fixed schedule. */
  retry: { maxAttempts: number; initialDelayMs: number };
}
