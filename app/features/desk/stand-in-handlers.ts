import { standInSchema } from "../../domain/desk/accounts";
import { validation } from "../../domain/desk/answers";
import { accountFaultsOf, type DeskCallArgs, fieldsOf } from "./desk-action";

/** Action handlers of `StandInSection`. @param whose returns the id of the absent person */
export function standInHandlers(whose: (args: DeskCallArgs) => string) {
	return {
		async "stand-in"(args: DeskCallArgs) {
			const { form, staff, desk: access, done, faults } = args;
			const parsed = standInSchema.safeParse(fieldsOf(form));
			if (!parsed.success) return faults(accountFaultsOf(parsed.error));
			const isSet = await access.accounts.standIns.set(staff, whose(args), parsed.data);
			return isSet ? done("saved") : faults({ standIn: validation("colleague") });
		},
		async "end-stand-in"(args: DeskCallArgs) {
			await args.desk.accounts.standIns.end(args.staff, whose(args));
			return args.done("saved");
		},
	};
}
