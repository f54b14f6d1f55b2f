import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import type { Links } from "./links";

/**
 * Where an email can be stopped: at once by the email program, or on a page with a button. `subject` is what is stopped,
 * such as `newsletter:{id}` or `saved search:{id}`.
 */
export function unsubscribeAddresses(
	{ links }: { links: Pick<Links, "token"> },
	subject: string,
	{ origin, language }: { origin: string; language: Language },
): { oneClickUrl: string; pageUrl: string } {
	const token = links.token("unsubscribe", subject);
	return {
		oneClickUrl: `${origin}/api/actions/unsubscribe?token=${token}`,
		pageUrl: `${origin}${pagePath("unsubscribe", language)}?token=${token}`,
	};
}
