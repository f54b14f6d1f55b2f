import { data } from "react-router";
import * as z from "zod";
import { desk, site } from "../../../context";
import { type Brand, isInLuxembourg, type Office } from "../../../domain/agency/brand";
import { agencySchema, coloursSchema, officeSchema } from "../../../domain/agency/brand-forms";
import { hasOwnLogo } from "../../../domain/agency/brand-images";
import { accentOf } from "../../../domain/agency/colours";
import { agencyOf, isDemoOffice } from "../../../domain/agency/demo-values";
import { emptyOffice } from "../../../domain/agency/offices";
import { fault } from "../../../domain/desk/answers";
import { deskLine } from "../../../domain/desk/field-schemas";
import { deskSectionPath } from "../../../domain/desk/sections";
import { versionOf } from "../../../domain/desk/version";
import { type DeskCallArgs, deskAction, faultsOf, fieldsOf, itemId } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { isAddressTaken, movedPages, pointOfZip, withNewId } from "../../../features/desk/offices";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";
import { AgencyForm } from "./agency-form";
import { BrandOverview } from "./brand-overview";
import { LookForms } from "./look-forms";
import { OfficeForm } from "./office-form";
import { TeamForms } from "./team-forms";

const line = deskLine(120);

/** Team member shown on the site: name, office, and a role in each language. */
const memberSchema = z.object({
	name: line,
	office: z.string().max(60),
	nl: line,
	fr: line,
	en: line,
	de: line,
	/** Their own number at the institute. */
	number: z
		.string()
		.trim()
		.max(40, fault("long"))
		.refine((text) => !/[<>\p{Cc}]/u.test(text), fault("markup"))
		.default(""),
	/** Comma-separated codes. */
	languages: z
		.string()
		.trim()
		.toLowerCase()
		.max(60, fault("long"))
		.regex(/^(?:[a-z]{2}(?:\s*,\s*[a-z]{2})*)?$/, fault("languages"))
		.default("")
		.transform((text) => (text === "" ? [] : text.split(/\s*,\s*/))),
});

/** Never the id of an office: no city has this name in any language. */
const NEW_OFFICE = "new-office";

export const handle = { namespaces: ["desk", "desk-manage"] };

const parts = ["agency", "look", "team", NEW_OFFICE] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
	const { id: own } = await requireStaff(context, "brand.see");
	const t = textsOf(context, "desk-manage");
	const { agency: now, changed } = await context.get(desk).brand.read();
	const part = parts.find((each) => each === params.id) ?? null;
	const office = now.offices.find(({ id }) => id === params.id) ?? null;
	if (params.id !== undefined && !part && !office) throw itemNotFound();
	const { isClosed, lacks } = context.get(site);
	const offices = standing(now, isClosed);
	return {
		head: deskHead(t("brand.title")),
		part,
		office,
		brand: { ...now, ...agencyOf(now) },
		changed,
		demo: lacks,
		own,
		draft: {
			name: `brand:${params.id}:${own}`,
			version: await versionOf(part === NEW_OFFICE ? offices.length : (office ?? agencyOf(now))),
		},
		hasLogo: !isClosed || hasOwnLogo(now),
		needsPermit: isInLuxembourg({ offices }),
	};
}

const MAX_OFFICES = 40;

function officeNamed(offices: Brand["offices"], id: string): Office {
	const office = offices.find((each) => each.id === id);
	if (!office) throw itemNotFound();
	return office;
}

/** Offices, without those of the demo while the site is being set up: the first own office replaces them. */
function standing({ offices }: Brand, isClosed: boolean): readonly Office[] {
	return isClosed ? offices.filter((office) => !isDemoOffice(office)) : offices;
}

/** @returns false if a colleague has saved since `asOf` */
async function saveOffices(
	{ desk: access, staff }: DeskCallArgs,
	offices: readonly Office[],
	asOf: string,
	moves: ReturnType<typeof movedPages> = [],
): Promise<boolean> {
	const [first, ...others] = offices;
	return !first || access.brand.save(staff, { offices: [first, ...others] }, { asOf, moves });
}

const MAX_TRIES = 10;

/** Lists are read, changed and written: retries when a colleague has saved in between. */
function untilSaved<Answer>(handler: (args: DeskCallArgs) => Promise<Answer | "overtaken">) {
	return async (args: DeskCallArgs): Promise<Answer> => {
		for (let tries = 0; tries < MAX_TRIES; tries += 1) {
			const answer = await handler(args);
			if (answer !== "overtaken") return answer;
		}
		throw data(null, { status: 503 });
	};
}

/** Stores an uploaded picture. @returns null if no file was chosen */
async function keptFile({ desk: access, form }: DeskCallArgs, name: string, use: "logo" | "home" | "portrait") {
	const file = form.get(name);
	return file instanceof File && file.size > 0 ? access.brand.keepPicture(file, use) : null;
}

export const action = deskAction("brand", {
	async "save-agency"({ desk: access, staff, form, isClosed, done, faults, outdated }) {
		const { agency: now } = await access.brand.read();
		const parsed = agencySchema({ ...now, offices: standing(now, isClosed) }).safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const refused = await outdated(agencyOf(now));
		if (refused) return refused;
		await access.brand.save(staff, parsed.data);
		return done("savedOnSite");
	},
	"save-office": untilSaved(async (args) => {
		const { desk: access, form, done, faults } = args;
		const { agency, asOf } = await access.brand.read();
		const { offices } = agency;
		const now = officeNamed(offices, itemId(args));
		const others = offices.filter(({ id }) => id !== now.id);
		const isTaken = (office: Office) => isAddressTaken(office, offices);
		const schema = officeSchema(now, { others, pointOf: pointOfZip, isTaken });
		const parsed = schema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const refused = await args.outdated(now);
		if (refused) return refused;
		const saved = offices.map((office) => (office.id === now.id ? parsed.data : office));
		const isSaved = await saveOffices(args, saved, asOf, movedPages(now, parsed.data));
		return isSaved ? done("savedOnSite") : "overtaken";
	}),
	"add-office": untilSaved(async (args) => {
		const { desk: access, form, language, isClosed, done, faults } = args;
		const { agency: now, asOf } = await access.brand.read();
		const others = standing(now, isClosed);
		const schema = officeSchema(emptyOffice, { others, pointOf: pointOfZip });
		const parsed = schema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		if (now.offices.length >= MAX_OFFICES) return faults({ "city.nl": "offices" });
		const office = withNewId(parsed.data, now.offices);
		if (!(await saveOffices(args, [...others, office], asOf))) return "overtaken";
		return done("savedOnSite", deskSectionPath("brand", language, office.id));
	}),
	"remove-office": untilSaved(async (args) => {
		const { desk: access, form, language, done, faults } = args;
		const { agency, asOf } = await access.brand.read();
		const { offices } = agency;
		const gone = officeNamed(offices, itemId(args));
		if (form.get("confirm") !== "yes") return faults({ confirm: "confirm" });
		if (offices.length === 1) return faults({ confirm: "lastOffice" });
		const people = await access.accounts.people.list();
		if (people.some(({ office }) => office === gone.id)) return faults({ confirm: "peopleAtOffice" });
		const left = offices.filter(({ id }) => id !== gone.id);
		const isSaved = await saveOffices(args, left, asOf, movedPages(gone, null));
		return isSaved ? done("removed", deskSectionPath("brand", language)) : "overtaken";
	}),
	async "save-colours"({ desk: access, staff, form, done, faults }) {
		const parsed = coloursSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const { light, dark } = parsed.data;
		await access.brand.save(staff, { colours: { light: accentOf("light", light), dark: accentOf("dark", dark) } });
		return done("savedOnSite");
	},
	async "save-logo"(args) {
		const [light, dark] = [await keptFile(args, "logo", "logo"), await keptFile(args, "logoDark", "logo")];
		if (!light) return args.faults({ logo: "required" });
		if (!light.ok) return args.faults({ logo: light.fault });
		if (dark && !dark.ok) return args.faults({ logoDark: dark.fault });
		const { src, width, height } = light.picture;
		const onDark = dark?.ok ? dark.picture.src : src;
		const { agency: now } = await args.desk.brand.read();
		await args.desk.brand.save(args.staff, { logo: { ...now.logo, light: src, dark: onDark, width, height } });
		return args.doneAnew("savedOnSite");
	},
	async "save-picture"(args) {
		const kept = await keptFile(args, "picture", "home");
		if (!kept) return args.faults({ picture: "required" });
		if (!kept.ok) return args.faults({ picture: kept.fault });
		await args.desk.brand.save(args.staff, { homePicture: kept.picture });
		return args.done("savedOnSite");
	},
	async restore({ desk: access, staff, form, done }) {
		const name = (["colours", "logo", "homePicture"] as const).find((each) => each === form.get("name"));
		if (!name) throw itemNotFound();
		await access.brand.restore(staff, [name]);
		return done("originalRestored");
	},
	async "add-member"(args) {
		const parsed = memberSchema.safeParse(fieldsOf(args.form));
		if (!parsed.success) return args.faults(faultsOf(parsed.error));
		const portrait = await keptFile(args, "portrait", "portrait");
		if (portrait && !portrait.ok) return args.faults({ portrait: portrait.fault });
		const { name, office, nl, fr, en, de, number, languages } = parsed.data;
		const member = {
			name,
			office,
			role: { nl, fr, en, de },
			picture: portrait?.ok ? portrait.picture : null,
			number,
			languages,
		};
		return untilSaved(async ({ desk: access, staff, done }) => {
			const { agency: now, asOf } = await access.brand.read();
			if (!(await access.brand.save(staff, { team: [...now.team, member] }, { asOf }))) return "overtaken";
			return done("savedOnSite");
		})(args);
	},
	"remove-member": untilSaved(async ({ desk: access, staff, form, done }) => {
		const { agency: now, asOf } = await access.brand.read();
		const { team } = now;
		const at = Number(form.get("at"));
		const isThere = team[at]?.name === form.get("name");
		if (!isThere) throw itemNotFound();
		const left = team.filter((_, index) => index !== at);
		if (!(await access.brand.save(staff, { team: left }, { asOf }))) return "overtaken";
		return done("removed");
	}),
});

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
	const { part, office, brand: now, changed, demo, draft, own, hasLogo, needsPermit } = loaderData;
	if (office) return <OfficeForm key={office.id} office={office} isOnly={now.offices.length === 1} draft={draft} />;
	switch (part) {
		case NEW_OFFICE:
			return <OfficeForm office={null} isOnly={false} draft={draft} />;
		case "agency":
			return <AgencyForm brand={now} needsPermit={needsPermit} draft={draft} />;
		case "look":
			return <LookForms brand={now} hasLogo={hasLogo} changed={changed} />;
		case "team":
			return <TeamForms brand={now} own={own} />;
		default:
			return <BrandOverview brand={now} demo={demo} />;
	}
}
