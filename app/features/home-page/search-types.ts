import type { TFunction } from "i18next";
import type { TreeNode } from "../../domain/feed/tree";
import { slug } from "../../domain/formatting/slug";
import { pickText } from "../../domain/language";

/**
 * The agency's main types as worded in the search sentence ('a house'). A type uses the wording of the texts if they
 * have a key for the first word of its English name, otherwise its name in the feed.
 * @param t the texts of the home page
 */
export function searchTypes(tree: readonly TreeNode[], t: TFunction<"home">): { id: number; label: string }[] {
	return tree.map(({ id, label, item }) => {
		const [word] = slug(pickText(item.Name, "en") ?? "").split("-");
		return { id, label: t(`search.what.types.${word}`, { defaultValue: label }) };
	});
}
