import { brand } from "../../app/domain/agency/brand";
import { brusselsDay } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import type { Owners } from "../accounts/service";
import { standInAddresses } from "../accounts/staff/stand-ins";
import { type Captcha, createCaptcha } from "../captcha/service";
import { createEmailService, type EmailService, type Transport } from "../email/service";
import { bindingTransport, httpTransport, keepLocally } from "../email/transports";
import type { Settings } from "../env";
import { sweepBrightNames } from "../import/sources/sweepbright/announcements";
import { createLeads, type Leads, sinkOf } from "../leads/service";
import { type DocumentOwner, findDocumentUrl } from "../listings/documents";
import type { Listings } from "../listings/service";
import type { AlertChannel } from "../monitoring/alert";
import { waveAlert } from "../monitoring/wave-alert";
import { epochSeconds } from "../platform/clock";
import { createLinks, type Links } from "../platform/links";
import { factsOf, log } from "../platform/log";
import { fetchOutward } from "../platform/outward";
import { isStillTrue } from "../saved-searches/service";
import { createRequests, type Requests } from "../submissions/service";
import { type Appointments, createAppointments } from "../viewings/service";
import { subjectsOf } from "./form-subjects";
import { mayNotify } from "./may-notify";
import { viewingProperties } from "./viewing-properties";

/** What visitors' forms need, put together. */
export type VisitorServices = {
	links: Links;
	captcha: Captcha;
	email: EmailService;
	/** What the agency's CRM is to know. */
	leads: Leads;
	requests: Requests;
	appointments: Appointments;
	/** The agency's original document; null where there is none. */
	fetchDocument(owner: DocumentOwner, documentId: string, origin: string): Promise<Response | null>;
};

type Parts = {
	env: Env;
	settings: Settings;
	listings: Listings;
	owners: () => Pick<Owners, "prepareReset">;
	notify: AlertChannel;
};

export function createVisitorServices({ env, settings, listings, owners, notify }: Parts): VisitorServices {
	const now = epochSeconds;
	const db = env.PERSONAL;
	const bucket = env.PRIVATE;
	const origin = settings.siteUrl ?? brand.website;
	const links = createLinks(settings.keyring);
	const captcha = createCaptcha({
		db,
		links,
		turnstile: settings.turnstile,
		testAnswer: settings.captchaTestAnswer,
		findClip: (language, character) => findClip(env, language, character),
		async tellOfWave(form, accepted) {
			if (!(await mayNotify(env.CACHE, `wave-${form}`))) return;
			// A visitor's form does not wait for this, nor fail with it.
			await notify(waveAlert({ form, accepted }, origin, settings.defaultLanguage)).catch((error: unknown) => {
				log("error", "alert-not-sent", factsOf(error));
			});
		},
		now,
	});
	const email = createEmailService({
		db,
		bucket,
		transport: transportOf(env, settings),
		keepsSecrets: settings.email.transport.kind === "keep",
		async isStillTrue(id, alert) {
			const sessions = {
				personal: db.withSession("first-primary"),
				listings: env.LISTINGS.withSession("first-primary"),
			};
			const stands = await isStillTrue(sessions, id, alert, now());
			if (!stands) await env.JOBS.send({ kind: "alerts" });
			return stands;
		},
		enqueue: async () => {
			await env.JOBS.send({ kind: "mail" });
		},
		origin,
		fallback: settings.defaultLanguage,
		standIns: () => standInAddresses(db.withSession("first-primary"), brusselsDay(new Date())),
		languages: settings.languages,
		now,
	});
	const { leads: leadSettings } = settings;
	const leads = createLeads({
		db,
		open: leadSettings && (() => sinkOf(leadSettings, settings.defaultLanguage, sweepBrightNames(env.LISTINGS))),
		enqueue: async () => {
			await env.JOBS.send({ kind: "leads" });
		},
		notify,
		mayNotify: (what) => mayNotify(env.CACHE, what),
		language: settings.defaultLanguage,
		now,
	});
	// Whatever a form or a change writes to the outbox, emails and leads alike.
	const post = {
		prepare: email.prepare,
		async kick() {
			await email.kick();
			await leads.kick();
		},
	};
	const appointments = createAppointments({
		db,
		links,
		leads,
		post,
		findProperty: viewingProperties(listings, settings),
		agencyLanguage: settings.defaultLanguage,
		// As published when it is asked for: services are put together before that is known.
		get fallbackAddress() {
			return settings.email.routing.fallback;
		},
		get agencyAddress() {
			return settings.email.to ?? brand.email;
		},
		origin,
		now,
	});
	const requests = createRequests({
		db,
		bucket,
		ownFiles: (path) => env.ASSETS.fetch(`http://localhost${path}`),
		links,
		subjects: subjectsOf(listings, settings),
		post,
		leads,
		routing: settings.email.routing,
		captcha: captcha.check,
		captchaProvider: settings.turnstile ? "turnstile" : "characters",
		bookings: appointments,
		passwords: { prepare: (login, origin) => owners().prepareReset(login, origin) },
		agencyLanguage: settings.defaultLanguage,
		agencyAddress: settings.email.to,
		now,
	});
	return {
		links,
		captcha,
		email,
		leads,
		requests,
		appointments,
		async fetchDocument(owner, documentId, origin) {
			const found = await findDocumentUrl(env.LISTINGS, owner, documentId);
			if (!found) return null;
			const url = new URL(found, origin);
			if (url.origin === origin) return okOrNull(await env.ASSETS.fetch(url));
			const signal = AbortSignal.timeout(LONGEST_DOCUMENT_MS);
			const allowLoopback = settings.environment === "local";
			return okOrNull(await fetchOutward(url.href, { allowLoopback, signal }).catch(() => null));
		},
	};
}

const LONGEST_DOCUMENT_MS = 30_000;

function okOrNull(response: Response | null): Response | null {
	return response?.ok ? response : null;
}

/** How the site's emails leave. */
export function transportOf(env: Env, { email }: Settings): Transport {
	const sender = {
		get name() {
			return brand.name;
		},
		get address() {
			return email.from ?? brand.sender.address;
		},
	};
	switch (email.transport.kind) {
		case "keep":
			return keepLocally;
		case "http":
			return httpTransport(email.transport.url, email.transport.apiKey, sender);
		case "binding":
			return bindingTransport(env.MAIL, sender);
	}
}

async function findClip(env: Env, language: Language, character: string): Promise<Uint8Array | null> {
	const response = await env.ASSETS.fetch(`http://localhost/captcha/${language}/${character}.wav`);
	return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
