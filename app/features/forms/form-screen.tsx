import type { ReactNode } from "react";
import { displayPhone } from "../../domain/formatting/phone";
import { useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { TextLink } from "../../ui/link";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { useSite } from "../layout/site-data";

type FormScreenProps = {
	title: string;
	intro: ReactNode;
	/** The form has a more informative heading of its own, so the title is a small line above it. */
	isQuiet?: boolean;
	/** Subject of the form, below the title: above the form, or beside it where there is room. */
	about?: ReactNode;
	/** Content beside the form where there is room. */
	aside?: ReactNode;
	children: ReactNode;
};

const BESIDE =
	"min-[1360px]:grid min-[1360px]:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] min-[1360px]:items-start min-[1360px]:gap-x-16 min-[1360px]:*:first:col-span-full";

/** Page for a single form. On wide screens title and intro are beside the form, unless there is an `aside`. */
export function FormScreen({ title, intro, isQuiet = false, about, aside, children }: FormScreenProps) {
	return (
		<div className={classNames("page-width pt-8 pb-16", !aside && BESIDE)}>
			<Breadcrumbs crumbs={[{ label: title }]} />
			<header
				className={classNames(
					isQuiet ? "mt-4" : "mt-8 tablet:mt-12",
					!aside && "min-[1360px]:sticky min-[1360px]:top-24",
				)}
			>
				<h1 className={isQuiet ? "font-medium font-sans text-base text-quiet" : "max-w-[20ch] text-5xl"}>{title}</h1>
				{intro && <p className="mt-6 max-w-measure text-quiet text-xl">{intro}</p>}
				{about}
				{!aside && <OtherWays />}
			</header>
			<div
				className={classNames(
					isQuiet ? "mt-6 min-[1360px]:mt-3" : "mt-12",
					"grid gap-x-16 gap-y-16",
					aside
						? "desktop:grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]"
						: "desktop:max-[1360px]:max-w-form",
				)}
			>
				<div className={classNames("min-w-0", Boolean(aside) && "desktop:max-w-[35rem]")}>{children}</div>
				{aside}
			</div>
		</div>
	);
}

/** Alternatives to the form, where the column beside it has room. */
function OtherWays() {
	const { t } = useTranslation("common");
	const { agency } = useSite();
	return (
		<div className="mt-12 max-w-measure border-hairline border-t pt-6 max-[1359px]:hidden print-hidden">
			<p className="font-medium">{t("otherWays")}</p>
			<p className="mt-2 flex flex-wrap gap-x-8">
				<TextLink to={`tel:${agency.phoneInternational}`} className="inline-flex min-h-11 items-center">
					{displayPhone(agency.phone)}
				</TextLink>
				<TextLink to={`mailto:${agency.email}`} className="inline-flex min-h-11 items-center">
					{agency.email}
				</TextLink>
			</p>
		</div>
	);
}
