import { Outlet } from "react-router";
import { ErrorScreen } from "../../../features/errors/error-screen";
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

/** A page that failed or is not there still has its way around. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<Layout language={useLanguage()} alternates={usePageAlternates()}>
			<ErrorScreen error={error} />
		</Layout>
	);
}
