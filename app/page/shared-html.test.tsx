import { expect, test, vi } from "vitest";
import { resources } from "../i18n/resources";
import { useTranslation } from "../i18n/texts";
import { serverTexts } from "../i18n/translator";
import { sharedHtml } from "./shared-html";

const [dutch, french] = (["nl", "fr"] as const).map((language) => serverTexts(language, "nl", resources()));
if (!dutch || !french) throw new Error("no texts");

const written = vi.fn();

function Part({ title }: { title: string }) {
	const { t } = useTranslation("common");
	written();
	return (
		<p>
			{title}: {t("favourites.saved")}
		</p>
	);
}

test("a part is written once for each of its props, its texts, and itself", () => {
	const first = sharedHtml(dutch, Part, { title: "A" });
	expect(sharedHtml(dutch, Part, { title: "A" })).toBe(first);
	expect(written).toHaveBeenCalledTimes(1);
	const edited = (props: { title: string }) => <b>{props.title}</b>;
	const others = [
		sharedHtml(dutch, Part, { title: "B" }),
		sharedHtml(french, Part, { title: "A" }),
		sharedHtml(serverTexts("nl", "nl", { ...resources() }), Part, { title: "C" }),
		sharedHtml(dutch, edited, { title: "A" }),
	];
	expect(new Set([first, ...others]).size).toBe(5);
	expect(written).toHaveBeenCalledTimes(4);
});
