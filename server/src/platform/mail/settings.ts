import type { ProviderName } from "./providers/registry.ts";

export interface MailSettings {
  from: { name: string; email: string };
  /** A provider's API; takes precedence over SMTP. Without `url`: the provider's default address. */
  provider: { name: ProviderName; apiKey: string; url: string | undefined } | undefined;
  /** `smtp://user:password@host:port`; `smtps` for TLS from the first byte. */
  smtp: { url: string } | undefined;
  tracking: { opens: boolean; clicks: boolean };
  /** Per second, for all server processes together. `undefined`: the provider's default limit; 0: no limit. */
  maxPerSecond: number | undefined;
  /** The number of attempts in quick succession; later ones follow a fixed schedule. */
  retry: { maxAttempts: number; initialDelayMs: number };
}
