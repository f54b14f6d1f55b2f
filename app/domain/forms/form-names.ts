/** Every form that a visitor can send; each has a thank-you page. */
export const formNames = [
	"site-contact",
	"contact-me",
	"contact-visit",
	"contact-appointment",
	"appointment-alert",
	"contact-construction",
	"contact-demand",
	"demand-register",
	"send-to-friend",
	"sign-newsletter",
	"testimonial",
	"request-documents",
	"offer",
	"rent-application",
	"job-contact",
	"forgot-password",
	"unsubscribe",
	"testing-testing",
] as const;
export type FormName = (typeof formNames)[number];
