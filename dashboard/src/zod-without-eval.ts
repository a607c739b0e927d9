import { config } from "zod";

// The page's policy refuses `new Function`, which zod would try once for each schema. Imported before any schema is made.
config({ jitless: true });
