import type { Behaviour } from "./behaviour";
import type { behaviours } from "./behaviours";

type All = typeof behaviours;

export type ControlName = keyof All;

type ControlValue<Name extends ControlName> = All[Name] extends Behaviour<infer Value> ? Value : never;

/** Branded string that only `control` creates. */
type ControlAttribute = string & { readonly tied: unique symbol };

export type ControlAttributes<Name extends ControlName> = { [Attribute in `data-${Name}`]: ControlAttribute };

export function control<Name extends ControlName>(name: Name, value: ControlValue<Name>): ControlAttributes<Name> {
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return { [`data-${name}`]: text } as ControlAttributes<Name>;
}

/** Makes a hand-written control attribute a type error: its value would be unchecked. */
declare module "react" {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with React's own
	interface HTMLAttributes<T> extends Partial<ControlAttributes<ControlName>> {}
}
