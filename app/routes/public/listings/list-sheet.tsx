import { type ReactNode, Suspense, useId, useState } from "react";
import { lazyPart } from "../../../ui/islands/island";

const SheetHandle = lazyPart(async () => (await import("./sheet-handle")).SheetHandle);

type ListSheetProps = { isMap: boolean; count: number; children: ReactNode };

/** The list; beside a map that fills a phone's screen it is a sheet that is pulled up from the lower edge. */
export function ListSheet({ isMap, count, children }: ListSheetProps) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [isSheet, setSheet] = useState(false);
	return (
		<div className="list-cards" data-sheet={isMap ? (isOpen ? "open" : "closed") : undefined}>
			{isMap && (
				<Suspense>
					<SheetHandle controls={id} count={count} isOpen={isOpen} onOpen={setOpen} onSheet={setSheet} />
				</Suspense>
			)}
			<div id={id} className="sheet-content" inert={isMap && isSheet && !isOpen}>
				{children}
			</div>
		</div>
	);
}
