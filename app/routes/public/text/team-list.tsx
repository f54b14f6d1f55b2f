import { brand } from "../../../domain/agency/brand";
import type { Language } from "../../../domain/language";
import { agentPath } from "../../../domain/pages/agent-paths";
import { TextLink } from "../../../ui/link";
import { Picture, type PictureFile } from "../../../ui/picture";

type Member = { path: string; name: string; role: string; city: string | null; picture: PictureFile | null };

/** The people whom the desk introduces, in one language. */
export function teamOf(language: Language): Member[] {
	return brand.team.map(({ name, role, office, picture }) => ({
		path: agentPath(name, language),
		name,
		role: role[language],
		city: brand.offices.find(({ id }) => id === office)?.city[language] ?? null,
		picture: picture && { ...picture, alt: "" },
	}));
}

export function TeamList({ team }: { team: readonly Member[] }) {
	return (
		<ul className="mt-12 grid gap-x-8 gap-y-10 min-[480px]:grid-cols-2 desktop:grid-cols-3">
			{team.map(({ path, name, role, city, picture }) => (
				<li key={name}>
					{picture && <Picture picture={picture} sizes="(width < 768px) 50vw, 20vw" className="mb-3 aspect-4/5" />}
					<p className="font-medium">
						<TextLink to={path} look="plain">
							{name}
						</TextLink>
					</p>
					<p className="text-quiet">{[role, city].filter(Boolean).join(", ")}</p>
				</li>
			))}
		</ul>
	);
}
