import { serve } from "./local/serve.ts";

await serve("built");
