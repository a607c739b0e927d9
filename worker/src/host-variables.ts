/** Names whose values would let a suite act as the platform. */
const platformSecrets = [
  /^JWT_/,
  /^DATABASE_URL$/,
  /^PG(?:PASSWORD|PASSFILE|SERVICEFILE)$/,
  /^POSTGRES_PASSWORD$/,
  /^WORKER_SECRET$/,
  /^ENCRYPTION_KEYS?$/,
  /^BILLING_/,
  /^STRIPE_/,
  /^AI_API_KEY$/,
  /^(?:OPENAI|ANTHROPIC)_API_KEY$/,
  /^(?:SMTP|EMAIL|MAIL)_/,
  /^REDIS_URL$/,
  /^VALKEY_URL$/,
  /^METRICS_TOKEN$/,
  /^(?:S3|AWS)_SECRET/,
  /^DOCKER_(?:HOST|CERT_PATH)$/,
  /^CRASH_AT$/,
];

/** The names in a list that must never reach a test container, for an error message. */
export function rejectedHostVariables(names: readonly string[]): string[] {
  return names.filter((name) => platformSecrets.some((pattern) => pattern.test(name.toUpperCase())));
}
