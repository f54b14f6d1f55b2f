import type { Behaviour } from "./behaviour";
import type { behaviours } from "./behaviours";

type All = typeof behaviours;

/** What has a behaviour: the name of the attribute that ties an element to it. */
export type ControlName = keyof All;

/** What an element tells its behaviour. */
type Told<Name extends ControlName> = All[Name] extends Behaviour<infer Value> ? Value : never;

/** What `control` alone makes. */
type Tied = string & { readonly tied: unique symbol };

export type ControlAttributes<Name extends ControlName> = { [Attribute in `data-${Name}`]: Tied };

/** Ties an element to its behaviour. */
export function control<Name extends ControlName>(name: Name, value: Told<Name>): ControlAttributes<Name> {
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return { [`data-${name}`]: text } as ControlAttributes<Name>;
}

/** A control that is written by hand does not compile: nothing would hold its value to what the behaviour is told. */
declare module "react" {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with React's own
	interface HTMLAttributes<T> extends Partial<ControlAttributes<ControlName>> {}
}
