import type { ComponentProps } from "react";
import { Select } from "../../ui/inputs";

/** A select whose default value follows its record: without the key, React resets it to the first option. */
export function DeskSelect(select: ComponentProps<typeof Select>) {
	return <Select key={String(select.defaultValue)} {...select} />;
}
