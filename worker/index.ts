import { createRequestHandler } from "react-router";
import { createHttp } from "./http/app";
import { consume, runScheduled } from "./jobs";

const render = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
const http = createHttp(render);

export default { fetch: http.fetch, scheduled: runScheduled, queue: consume } satisfies ExportedHandler<Env>;
