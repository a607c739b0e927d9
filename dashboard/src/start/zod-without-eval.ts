import { config } from "zod/v4";

// The page's content security policy blocks `new Function`, which zod tries once per schema. The build replaces imports of zod with this file.
config({ jitless: true });

export * from "zod/v4";
