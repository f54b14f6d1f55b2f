import type { Services } from "../services";
import type { CacheState } from "./middleware/cache";

/** Context of every Hono handler. */
export type HttpEnv = {
	Bindings: Env;
	Variables: {
		services: Services;
		/** Identifies the request in logs and in errors that visitors see. */
		requestId: string;
		/** Undefined for requests that are not for a page. */
		cacheState?: CacheState;
	};
};
