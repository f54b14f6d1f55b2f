import type { Services } from "../services";
import type { CacheState } from "./middleware/cache";

/** What every handler of the Hono app finds in its context. */
export type HttpEnv = {
	Bindings: Env;
	Variables: {
		services: Services;
		/** Identifies the request in logs and in errors that visitors see. */
		requestId: string;
		/** Absent where no page was asked for. */
		cacheState?: CacheState;
	};
};
