import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner";

type ListNoticesProps = {
	/** Parameters of the address that do not fit. */
	ignored: readonly string[];
	/** Words of a sentence that no filter takes. */
	rest: string;
	isMap: boolean;
};

/** What of the search was left out, and what needs a script. */
export function ListNotices({ ignored, rest, isMap }: ListNoticesProps) {
	const { t: tSearch } = useTranslation("search");
	return (
		<>
			{ignored.length > 0 && (
				<Banner
					tone="warning"
					title={tSearch("ignored.title", { names: ignored.map((name) => tSearch(`ignored.${name}`)).join(", ") })}
					className="mt-4"
				/>
			)}
			{rest !== "" && <Banner title={tSearch("rest", { words: rest })} className="mt-4" />}
			{isMap && (
				<div className="without-script">
					<Banner title={tSearch("view.needsScript")} className="mt-4" />
				</div>
			)}
		</>
	);
}
