import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

type ListSheetProps = { isMap: boolean; count: number; children: ReactNode };

const PHONE = "(width < 768px)";
/** Pixels: less is a press on the handle. */
const PULL_PX = 24;

/**
 * The list; beside a map that fills a phone's screen it is a sheet that is pulled up from the lower edge, or opened by
 * its handle.
 */
export function ListSheet({ isMap, count, children }: ListSheetProps) {
	const { t } = useTranslation("map");
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [pulled, setPulled] = useState<number | null>(null);
	const start = useRef<number | null>(null);
	const isSheet = useIsPhone() && isMap;

	function take(event: PointerEvent<HTMLButtonElement>) {
		start.current = event.clientY;
		event.currentTarget.setPointerCapture(event.pointerId);
	}

	function pull(event: PointerEvent<HTMLButtonElement>) {
		if (start.current !== null) setPulled(event.clientY - start.current);
	}

	function letGo() {
		start.current = null;
		if (pulled !== null && Math.abs(pulled) >= PULL_PX) setOpen(pulled < 0);
		// The click that follows a pull belongs to it.
		setTimeout(() => setPulled(null));
	}

	return (
		<div className="list-cards" data-sheet={isMap ? (isOpen ? "open" : "closed") : undefined}>
			{isMap && (
				<button
					type="button"
					className="sheet-handle"
					aria-expanded={isOpen}
					aria-controls={id}
					onPointerDown={take}
					onPointerMove={pull}
					onPointerUp={letGo}
					onPointerCancel={letGo}
					onClick={() => {
						if (pulled === null || Math.abs(pulled) < PULL_PX) setOpen(!isOpen);
					}}
				>
					{isOpen ? t("sheet.close") : t("sheet.open", { count })}
				</button>
			)}
			<div id={id} className="sheet-content" inert={isSheet && !isOpen}>
				{children}
			</div>
		</div>
	);
}

function useIsPhone(): boolean {
	const [isPhone, setPhone] = useState(false);

	useEffect(() => {
		const phone = matchMedia(PHONE);
		const look = () => setPhone(phone.matches);
		look();
		phone.addEventListener("change", look);
		return () => phone.removeEventListener("change", look);
	}, []);

	return isPhone;
}
