import { isRouteErrorResponse, Outlet } from "react-router";
import { FailedScreen } from "../../../features/errors/failed-screen";
import type { NotFoundData } from "../../../features/errors/not-found";
import { NotFoundScreen } from "../../../features/errors/not-found-screen";
import { Layout } from "../../../features/layout/layout";
import { usePageAlternates } from "../../../features/layout/page-alternates";
import { useLanguage } from "../../../i18n/texts";

/** Every page for visitors is a document. */
export const handle = { document: true };

export default function LayoutRoute() {
	return (
		<Layout language={useLanguage()} alternates={usePageAlternates()}>
			<Outlet />
		</Layout>
	);
}

/** Keeps the layout around a failed or missing page. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<Layout language={useLanguage()} alternates={usePageAlternates()}>
			<ErrorScreen error={error} />
		</Layout>
	);
}

const GONE = 410;

/** Error page: not found, gone, or failed with a retry. */
function ErrorScreen({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && isNotFound(error.data)) {
		return <NotFoundScreen data={error.data} gone={error.status === GONE} />;
	}
	return <FailedScreen cause="server" />;
}

function isNotFound(data: unknown): data is NotFoundData {
	return typeof data === "object" && data !== null && "kind" in data && "properties" in data;
}
