import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { DeskAccess } from "../../../worker/http/desk-access";
import { desk, visitor } from "../../context";
import { requireStaff } from "./require-staff";

const staff = { id: "1", email: "a@example.com", name: "A", role: "administrator", office: null, agentEmail: null };

function contextWith(lacksPasskey: boolean): RouterContextProvider {
	const context = new RouterContextProvider();
	const session = async () => ({ staff, sessionId: "s", isFresh: true, lacksPasskey });
	context.set(desk, { session, here: "/fr/desk/people/" } as unknown as DeskAccess);
	context.set(visitor, { region: null, language: "fr" });
	return context;
}

test("an administrator without a passkey is led to the own account, whatever is asked for", async () => {
	const led = (await requireStaff(contextWith(true), "people.see").catch((thrown: unknown) => thrown)) as Response;
	expect([led.status, led.headers.get("location")]).toEqual([302, "/fr/desk/account/"]);
	expect(await requireStaff(contextWith(true), "account.own")).toBe(staff);
	expect(await requireStaff(contextWith(false), "people.see")).toBe(staff);
});
