import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type pg from "pg";
import type { RateTier } from "@gantry/contract/route.ts";
import type { RedisStore } from "../redis/redis-store.ts";

export type LimitedTier = Exclude<RateTier, "none">;

export interface RateState {
  limit: number;
  remaining: number;
  /** Unix seconds at which the next window starts. */
  resetAtSeconds: number;
  retryAfterSeconds: number;
  exceeded: boolean;
}

export interface RateLimits {
  /** Counts one request of `key`; `undefined` when the tier is off. */
  consume(tier: LimitedTier, key: string): Promise<RateState | undefined>;
  /** Counts a request with invalid credentials, by address; true when there were too many. */
  consumeBadCredentials(ip: string): Promise<boolean>;
}

const windowSeconds = 60;

type Limiter = Pick<RateLimiterAbstract, "consume">;

/** Requests per minute and tier; 0 disables a tier. `redis`, or else `pool`, shares the counters between server processes. */
export function createRateLimits(
  perMinute: Record<LimitedTier, number>,
  options: { redis?: RedisStore; pool?: pg.Pool; onError: (error: unknown) => void },
): RateLimits {
  const limiters = new Map<string, Limiter>();
  function limiter(name: string, points: number): Limiter {
    const keyPrefix = `rate_${name}`;
    const memory = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
    // If the shared store is unavailable, each process applies the limits itself.
    if (options.redis) return inRedis(options.redis, memory);
    return options.pool
      ? new RateLimiterPostgres({
          storeClient: options.pool,
          tableName: "rate_limits",
          tableCreated: true,
          keyPrefix,
          points,
          duration: windowSeconds,
          insuranceLimiter: memory,
          clearExpiredByTimeout: false,
        })
      : memory;
  }
  for (const [tier, points] of Object.entries(perMinute)) if (points > 0) limiters.set(tier, limiter(tier, points));
  const badCredentials = perMinute.api > 0 ? limiter("bad_credentials", perMinute.api) : undefined;

  return {
    async consume(tier, key) {
      const tierLimiter = limiters.get(tier);
      if (!tierLimiter) return undefined;
      const limit = perMinute[tier];
      try {
        return describe(limit, await tierLimiter.consume(key), false);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return describe(limit, refusal, true);
        throw refusal;
      }
    },
    async consumeBadCredentials(ip) {
      try {
        await badCredentials?.consume(ip);
        return false;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return true;
        throw refusal;
      }
    },
  };
}

/** Counts in Redis what `memory` counts in this process. */
function inRedis(redis: RedisStore, memory: RateLimiterMemory): Limiter {
  const { points, duration } = memory;
  const shared = new RateLimiterRedis({ storeClient: redis.client, keyPrefix: `${redis.keyPrefix}${memory.keyPrefix}`, points, duration });
  return {
    consume: (key) =>
      redis.call(
        () => shared.consume(key),
        () => memory.consume(key),
      ),
  };
}

function describe(limit: number, result: RateLimiterRes, exceeded: boolean): RateState {
  const retryAfterSeconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return {
    limit,
    remaining: Math.max(0, result.remainingPoints),
    resetAtSeconds: Math.ceil((Date.now() + result.msBeforeNext) / 1000),
    retryAfterSeconds,
    exceeded,
  };
}
