import { IconButton } from "../../ui/button";
import { useWords } from "../../ui/words";

/** Once in a page: the buttons that turn the pictures of each card where there is a mouse. */
export function CardTurns() {
	const words = useWords();
	return (
		<template data-turns>
			<IconButton icon="arrow-left" look="surface" label={words.previous} tabIndex={-1} data-step="-1" />
			<IconButton icon="arrow-right" look="surface" label={words.next} tabIndex={-1} data-step="1" />
		</template>
	);
}
