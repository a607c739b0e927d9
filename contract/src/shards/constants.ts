/** The largest number of shards of a queue. */
export const maxShardsOfQueue = 200;

/** The files of one queue, and of all queues of an organization. */
export const maxShardFiles = 10_000;
export const maxShardFilesInAll = 200_000;

/** The longest path of a file. At three bytes a character it still fits into an index. */
export const maxShardPathLength = 500;

/** For how long a shard has a file before others may take it, if it is not renewed. */
export const leaseSeconds = { min: 30, max: 86_400, default: 1_800 } as const;

/** In which order waiting files are given out. */
export const shardOrders = ["longest-first", "failed-first"] as const;
export type ShardOrder = (typeof shardOrders)[number];

/** A queue that no shard used for so long is deleted. */
export const shardQueueDays = 7;
