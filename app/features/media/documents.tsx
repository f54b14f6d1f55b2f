import type { ListingDocument } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Icon } from "../../ui/icon";
import { TextLink } from "../../ui/link";

/** Documents: public ones as downloads, the others on request. */
export function Documents({ documents }: { documents: readonly ListingDocument[] }) {
	const { t } = useTranslation("property");
	if (documents.length === 0) return <p className="text-quiet">{t("documents.none")}</p>;
	return (
		<ul className="border-hairline border-t">
			{documents.map((document) => (
				<li key={document.id} className="flex flex-wrap items-center gap-x-4 border-hairline border-b py-3">
					<Icon name="file-text" className="size-5 text-quiet" />
					<span className="wrap-break-word min-w-0 flex-[1_1_min-content]">{document.name}</span>
					{document.url ? (
						<TextLink
							to={document.url}
							newWindow
							icon="download"
							className="reach ml-auto shrink-0"
							aria-label={t("documents.downloadName", { name: document.name })}
						>
							{t("documents.download")}
						</TextLink>
					) : (
						<TextLink
							to="#request-documents"
							icon="mail"
							className="reach ml-auto shrink-0"
							aria-label={t("documents.requestName", { name: document.name })}
						>
							{t("documents.request")}
						</TextLink>
					)}
				</li>
			))}
		</ul>
	);
}
