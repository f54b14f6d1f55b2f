import { consentScript } from "../../domain/consent/consent";

/** Rendered in the head, before the style sheets; `<html>` then needs `suppressHydrationWarning` for its attribute. */
export function ConsentScript({ nonce }: { nonce?: string | undefined }) {
	return <script nonce={nonce}>{consentScript}</script>;
}
