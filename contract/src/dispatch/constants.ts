/**
 * The protocol between worker and server, authenticated with the header `x-worker-secret`.
 * A worker reports results; the server decides. A run is held by (task, attempt) and the lease token that the claim returned: the server answers 409
 * to an attempt that is no longer current and to another token, and the worker then stops and removes its container.
 */
export const workerSecretHeader = "x-worker-secret";
/** Contains the lease token of a report upload, whose body is the archive. */
export const leaseTokenHeader = "x-lease-token";

/** Sent with each claim. A worker with an older version gets no runs, because it could not run them correctly. 2: lease tokens. */
export const workerProtocolVersion = 2;

/** Every heartbeat renews a lease; after it has expired, another worker may take the run. */
export const leaseMs = 20_000;
export const heartbeatMs = 1_000;

/** The limits for a report sent with the results of a run. */
export const smallReport = { maxBytes: 128 * 1024, maxFiles: 100 };

/** The largest number of bytes in a callback. 1 TiB: the sum over 8,000 such runs is still exact. */
export const maxStorageBytes = 2 ** 40;

/** The server parses a larger body of `POST /executions/update` in a reader process, and needs longer to store it. */
export const largeUpdateBytes = 384 * 1024;
