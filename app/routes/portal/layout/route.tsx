import { Outlet } from "react-router";
import { usePageAlternates } from "../../../features/layout/page-alternates";
import { PortalErrorScreen } from "../../../features/portal/portal-error-screen";
import { PortalLayout } from "../../../features/portal/portal-layout";
import { useLanguage } from "../../../i18n/texts";

export default function PortalLayoutRoute() {
	return (
		<PortalLayout language={useLanguage()} alternates={usePageAlternates()}>
			<Outlet />
		</PortalLayout>
	);
}

/** A page that failed or is not there still has its way around. */
export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<PortalLayout language={useLanguage()} alternates={usePageAlternates()}>
			<PortalErrorScreen error={error} />
		</PortalLayout>
	);
}
