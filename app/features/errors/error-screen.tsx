import { isRouteErrorResponse } from "react-router";
import { FailedScreen } from "./failed-screen";
import type { NotFoundData } from "./not-found";
import { NotFoundScreen } from "./not-found-screen";

const GONE = 410;

/** The screen in place of a page that was not found, is gone, or failed and can be retried. */
export function ErrorScreen({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && isNotFound(error.data)) {
		return <NotFoundScreen data={error.data} gone={error.status === GONE} />;
	}
	return <FailedScreen cause="server" />;
}

function isNotFound(data: unknown): data is NotFoundData {
	return typeof data === "object" && data !== null && "kind" in data && "properties" in data;
}
