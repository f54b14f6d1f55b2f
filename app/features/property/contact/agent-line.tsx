import type { Agent } from "../../../domain/agency/agent";
import { displayPhone } from "../../../domain/formatting/phone";
import { useTranslation } from "../../../i18n/texts";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { TextLink } from "../../../ui/link";

/** Picture, name and direct number of the property's agent. */
export function AgentLine({ agent, className }: { agent: Agent; className?: string }) {
	const { t } = useTranslation(["property", "common"]);
	const phone = displayPhone(agent.phone);
	return (
		<div className={classNames("flex items-center gap-4", className)}>
			{agent.picture ? (
				<img
					src={agent.picture}
					alt=""
					width={64}
					height={64}
					loading="lazy"
					className="size-16 rounded-full object-cover"
				/>
			) : (
				<span className="grid size-16 shrink-0 place-items-center rounded-full border border-hairline bg-surface print-hidden">
					<Icon name="user" className="size-7 text-quiet" />
				</span>
			)}
			<div className="min-w-0">
				<h2 className="font-medium font-sans text-base">
					<span className="sr-only">{t("agent.title") + t("common:word.colon")}</span>
					{agent.path ? (
						<TextLink to={agent.path} look="plain" className="reach">
							{agent.name}
						</TextLink>
					) : (
						agent.name
					)}
				</h2>
				<p className="text-sm text-quiet">{t("agent.office", { city: agent.officeCity })}</p>
				<TextLink
					to={`tel:${agent.dial}`}
					look="plain"
					className="reach inline-flex min-h-6 items-center"
					aria-label={t("agent.call", { phone })}
				>
					{phone}
				</TextLink>
			</div>
		</div>
	);
}
