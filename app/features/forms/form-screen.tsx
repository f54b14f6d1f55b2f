import type { ReactNode } from "react";
import { Breadcrumbs } from "../layout/breadcrumbs";
import { useLanguage } from "../layout/site-data";

type FormScreenProps = {
	title: string;
	intro: ReactNode;
	/** Beside the form where there is room. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A page that is there for one form. */
export function FormScreen({ title, intro, aside, children }: FormScreenProps) {
	return (
		<div className="page-width pt-8 pb-16">
			<Breadcrumbs language={useLanguage()} crumbs={[{ label: title }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[20ch] text-5xl">{title}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{intro}</p>
			</header>
			<div className="mt-12 grid gap-x-16 gap-y-16 desktop:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]">
				<div className="min-w-0">{children}</div>
				{aside}
			</div>
		</div>
	);
}
