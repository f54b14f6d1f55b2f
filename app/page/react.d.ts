import type { ControlAttributes, ControlName } from "./controls";
import "react";

/** A control that is written by hand does not compile: nothing would hold its value to what the behaviour is told. */
declare module "react" {
	interface HTMLAttributes<T> extends Partial<ControlAttributes<ControlName>> {}
}
