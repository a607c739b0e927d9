import { config } from "zod/v4";

// The page's policy refuses `new Function`, which zod would try once for each schema. The build gives this file to whoever asks for zod.
config({ jitless: true });

export * from "zod/v4";
