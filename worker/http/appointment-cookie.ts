const NAME = "__Host-appointment";
/** As long as somebody may look at the page that thanks him. */
const SECONDS = 3_600;

/** The Set-Cookie header by which the thank-you page knows the appointment that was just booked. */
export function appointmentCookie(token: string): string {
	return `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Lax`;
}

export function appointmentOfCookie(cookies: string | null): string | null {
	return new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{10,200})`).exec(cookies ?? "")?.[1] ?? null;
}
