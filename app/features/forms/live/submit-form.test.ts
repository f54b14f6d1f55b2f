import { expect, test, vi } from "vitest";
import type { SendAnswer } from "./send-form";
import { submitForm } from "./submit-form";

const accepted: SendAnswer = { kind: "accepted", redirect: "/thanks/" };
const tooEasy: SendAnswer = { kind: "refused", message: "Once more", errors: { captcha: "Wrong" } };

function submission({ answers, isRight = true, again = "harder" as string | null }: Options) {
	const left = [...answers];
	const sent: (FormDataEntryValue | null)[] = [];
	return {
		sent,
		live: { check: async () => isRight },
		send: vi.fn(async (body: FormData) => {
			sent.push(body.get("pow"));
			return left.shift() ?? accepted;
		}),
		read: () => new FormData(),
		proveAgain: vi.fn(async () => again),
	};
}

type Options = { answers: SendAnswer[]; isRight?: boolean; again?: string | null };

test("what the browser finds wrong is not sent", async () => {
	const parts = submission({ answers: [], isRight: false });
	expect(await submitForm(parts, "proof")).toEqual({ kind: "wrong" });
	expect(parts.send).not.toHaveBeenCalled();
});

test("a proof that has become too easy is found again, and the form sent with it", async () => {
	const parts = submission({ answers: [tooEasy] });
	expect(await submitForm(parts, "proof")).toMatchObject(accepted);
	expect(parts.sent).toEqual(["proof", "harder"]);
});

test("it is sent a second time, and not a third", async () => {
	const parts = submission({ answers: [tooEasy, tooEasy] });
	expect(await submitForm(parts, "proof")).toMatchObject(tooEasy);
	expect(parts.sent).toHaveLength(2);
});

test.for([
	["where no other proof is found", "proof", null],
	["where the visitor copies characters", "", "harder"],
] as const)("a refused captcha is told %s", async ([, proof, again]) => {
	const parts = submission({ answers: [tooEasy], again });
	expect(await submitForm(parts, proof)).toMatchObject(tooEasy);
	expect(parts.sent).toHaveLength(1);
});

test("another refusal asks for no other proof", async () => {
	const refusal: SendAnswer = { kind: "refused", message: "No", errors: { email: "Wrong" } };
	const parts = submission({ answers: [refusal] });
	expect(await submitForm(parts, "proof")).toMatchObject(refusal);
	expect(parts.proveAgain).not.toHaveBeenCalled();
});
