import type { ReactNode } from "react";

/** Section of the page with an anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="border-hairline border-t py-12">
			<h2 id={`${id}-title`} className="text-3xl">
				{title}
			</h2>
			<div className="mt-6 grid gap-8">{children}</div>
		</section>
	);
}

/** Items side by side. */
export function Row({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
