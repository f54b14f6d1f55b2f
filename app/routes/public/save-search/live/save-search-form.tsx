import type { EnquiryFormProps } from "../../../../features/forms/live/enquiry-form";
import { FormView } from "../../../../features/forms/live/form-view";
import { RegionChooser } from "../../../../features/map/live/region-chooser";
import { live } from "../../../../page/live";

type SaveSearchFormProps = Pick<EnquiryFormProps, "choices" | "values" | "state"> & {
	/** Names of the initially chosen municipalities, by code. */
	names: Readonly<Record<string, string>>;
};

/** The specification's form for a saved search, with its places on a map. */
export const SaveSearchForm = live(
	"save-search-form",
	{ texts: ["common", "forms", "validation", "map", "search"], wake: "sight" },
	function SaveSearchForm({ names, ...form }: SaveSearchFormProps) {
		return (
			<FormView
				{...form}
				form="demand-register"
				region={({ error, values }) => <RegionChooser error={error} {...values} names={names} required />}
			/>
		);
	},
);
